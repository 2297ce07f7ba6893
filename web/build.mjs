// Bundles the client into target/classes/web and weighs what a page loads.
import { build, transform } from 'esbuild';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createHash } from 'node:crypto';

const OUT = 'target/classes/web';
const ASSETS = `${OUT}/assets`;
/** What the Tic-Tac-Toe page may load in all, uncompressed (TTT-16). */
const BUDGET = 30_000;
const TIC_TAC_TOE = ['main.tsx', 'table/index.tsx', 'games/tic-tac-toe/index.tsx', 'base.css', 'games/tic-tac-toe/style.css'];

/** `import address from './x.css'` gives the address of a minified file of its own. */
const styleFiles = {
  name: 'style-files',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css$/ }, ({ kind, path, resolveDir }) =>
      kind === 'entry-point' ? undefined : { path: new URL(path, `file://${resolveDir}/`).pathname, namespace: 'style' });
    onLoad({ filter: /./, namespace: 'style' }, async ({ path }) => ({
      contents: (await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true })).code.trim(),
      loader: 'file',
      watchFiles: [path],
    }));
  },
};

await rm(OUT, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: ['src/main.tsx', 'src/base.css'],
  outdir: ASSETS,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  charset: 'utf8',
  // Preact from its own sources, with its private names shortened: 0.5 KB less than its own bundle.
  alias: { preact: './node_modules/preact/src/index.js' },
  mangleProps: /^_/,
  jsx: 'transform',
  jsxFactory: 'h',
  jsxFragment: 'Fragment',
  legalComments: 'none',
  entryNames: '[name]-[hash]',
  chunkNames: '[hash]',
  assetNames: '[name]-[hash]',
  plugins: [styleFiles],
  metafile: true,
});

const outputs = Object.entries(metafile.outputs);
/** The file that a source became: its own chunk, or the asset made of it alone. */
const outputOf = (source) => {
  const found = outputs.find(([, made]) => made.entryPoint === `src/${source}`)
    ?? outputs.find(([file, made]) => !file.endsWith('.js') && Object.keys(made.inputs).some((input) => input.endsWith(`/src/${source}`)));
  if (!found) throw new Error(`nothing was made of ${source}`);
  return found[0];
};
const name = (file) => file.slice(ASSETS.length + 1);
const closure = (file, seen = new Set()) => {
  if (!seen.has(file)) {
    seen.add(file);
    metafile.outputs[file].imports.filter((i) => i.kind === 'import-statement').forEach((i) => closure(i.path, seen));
  }
  return seen;
};

const icon = await readFile('src/icon.svg');
const iconName = `icon-${createHash('sha256').update(icon).digest('hex').slice(0, 8)}.svg`;
await writeFile(`${ASSETS}/${iconName}`, icon);
const main = outputOf('main.tsx');
const preload = [...closure(main)].filter((file) => file !== main).map((file) => `<link rel="modulepreload" href="/assets/${name(file)}">`);
const html = (await readFile('src/index.html', 'utf8'))
  .replace('{{icon.svg}}', iconName)
  .replace('{{base.css}}', name(outputOf('base.css')))
  .replace('{{main.js}}', name(main))
  .replace('{{preload}}', preload.join(''))
  .replaceAll('\n', '');
await writeFile(`${OUT}/index.html`, html);
// A game that says how it wants to be found has a page of its own: the same page with more in its head, and a picture.
// The server puts the public address in place of {{url}}.
for (const game of await readdir('src/games')) {
  const source = `src/games/${game}`;
  if (!existsSync(`${source}/head.html`)) continue;
  const head = (await readFile(`${source}/head.html`, 'utf8')).replaceAll('\n', '');
  await writeFile(`${OUT}/${game}.html`, html.replace('<link rel="icon"', `${head}<link rel="icon"`));
  await copyFile(`${source}/thumbnail.svg`, `${OUT}/${game}.svg`);
}
await mkdir('target/classes/META-INF/licenses', { recursive: true });
await copyFile('node_modules/preact/LICENSE', 'target/classes/META-INF/licenses/preact.txt');

for (const language of ['en', 'ja']) {
  const files = new Set();
  for (const source of [...TIC_TAC_TOE, `shell/${language}.ts`, `games/tic-tac-toe/${language}.ts`]) closure(outputOf(source), files);
  const sizes = [...files].map((file) => [name(file), metafile.outputs[file].bytes]);
  sizes.push(['index.html', Buffer.byteLength(html)]);
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log(`Tic-Tac-Toe page (${language}): ${total} of ${BUDGET} bytes`);
  if (process.argv.includes('--sizes')) sizes.sort((a, b) => b[1] - a[1]).forEach(([file, bytes]) => console.log(`  ${String(bytes).padStart(6)} ${file}`));
  if (total >= BUDGET) {
    console.error('The page is too heavy: move something to a chunk of its own (see web/README.md).');
    process.exitCode = 1;
  }
}
