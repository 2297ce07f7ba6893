// What lies outside the Baseline set: what one of the last two versions of Chrome, Edge, Firefox or Safari lacks.
//   node baseline.mjs styles PATH…   finds style properties, at-rules and selectors outside it (TTT-17, PLT-22)
//   node baseline.mjs lacking        prints the script interfaces and members outside it, so that a test can take them away
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, walk } from 'css-tree';

const data = JSON.parse(readFileSync(new URL('node_modules/@mdn/browser-compat-data/data.json', import.meta.url), 'utf8'));
const BROWSERS = ['chrome', 'chrome_android', 'edge', 'firefox', 'firefox_android', 'safari', 'safari_ios'];

/** The version before the current one is the oldest that has to work. */
const oldest = Object.fromEntries(BROWSERS.map((browser) => {
  const released = Object.entries(data.browsers[browser].releases).filter(([, { status }]) => status === 'current' || status === 'retired');
  return [browser, released.map(([version]) => Number.parseFloat(version)).sort((a, b) => b - a)[1]];
}));

const isOldEnough = (added, version) => typeof added === 'string' && added !== 'preview' && Number.parseFloat(added.replace('≤', '')) <= version;
const supports = (statement, version) =>
  [statement].flat().some((entry) => isOldEnough(entry?.version_added, version) && !entry.version_removed && !entry.flags && !entry.prefix && !entry.alternative_name);
/** The browsers that lack a feature; none for what the data does not know. */
const lacking = (feature) => (feature?.__compat ? BROWSERS.filter((browser) => !supports(feature.__compat.support[browser], oldest[browser])) : []);

/** Properties whose absence takes nothing away that a player needs. */
const COMFORT = ['user-select', 'overflow-anchor', 'scrollbar-width', 'scrollbar-color', 'touch-action'];

const inStyle = (code) => {
  const found = new Map();
  walk(parse(code), (node) => {
    if (node.type === 'Declaration' && !node.property.startsWith('--') && !COMFORT.includes(node.property)) found.set(node.property, lacking(data.css.properties[node.property]));
    if (node.type === 'Atrule') found.set(`@${node.name}`, lacking(data.css['at-rules'][node.name]));
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') found.set(`:${node.name}`, lacking(data.css.selectors[node.name]));
  });
  return [...found].filter(([, missing]) => missing.length > 0);
};

const files = (path) => (statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => files(join(path, name))) : [path]);

const styles = (paths) => {
  const sheets = paths.flatMap(files).filter((file) => file.endsWith('.css'));
  const outside = sheets.flatMap((file) => inStyle(readFileSync(file, 'utf8')).map(([name, missing]) => `${file}: ${name} is not in ${missing.join(', ')}`));
  [...outside, `${sheets.length} style sheets, ${outside.length} finds`].forEach((line) => console.log(line));
  process.exitCode = outside.length > 0 || sheets.length === 0 ? 1 : 0;
};

/** `["Navigator", "share"]` for a member, `["USB"]` for a whole interface. */
const lackingNames = () =>
  [data.api, data.javascript.builtins].flatMap((tree) => Object.entries(tree)).flatMap(([owner, feature]) =>
    lacking(feature).length > 0
      ? [[owner]]
      : Object.entries(feature)
        .filter(([name, member]) => /^[a-z]\w*$/i.test(name) && !name.endsWith('_event') && lacking(member).length > 0)
        .map(([name]) => [owner, name.replace(/_static$/, '')]));

const [task, ...paths] = process.argv.slice(2);
if (task === 'styles') styles(paths);
else if (task === 'lacking') console.log(JSON.stringify(lackingNames()));
else throw new Error('styles or lacking?');
