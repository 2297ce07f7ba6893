// Writes Shanko's deck for the printer: sheets with bleed and cut marks, single cards, and the rules.
//   node print/deck.mjs FOLDER      everything, and a PDF of it where Chromium is found
//   node print/deck.mjs FILE.pdf    the PDF alone
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..');
const RULES = join(WEB, '../games/shanko');
const LANGUAGES = [
  { language: 'en', file: 'RULES.md' },
  { language: 'ja', file: 'RULES.ja.md' },
];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PRINTING_MS = 120_000;

const say = (text) => console.log(`parlor: ${text}`);

/** The client's own art and Markdown, bundled for this program. */
const load = async (folder) => {
  const source = "export * from './src/games/shanko/deck/sheets'; export { markdown } from './src/lobby/markdown'; export { html } from './print/markup.mjs';";
  const file = join(folder, 'deck.mjs');
  await build({
    stdin: { contents: source, resolveDir: WEB, loader: 'ts' },
    absWorkingDir: WEB,
    outfile: file,
    bundle: true,
    format: 'esm',
    jsx: 'transform',
    jsxFactory: 'h',
    alias: { preact: './print/markup.mjs' },
    logLevel: 'error',
  });
  return import(pathToFileURL(file).href);
};

const STYLE = `
  @page { size: A4; margin: 16mm 18mm }
  @page sheet { size: 297mm 210mm; margin: 0 }
  html { font: 10.5pt/1.5 "Iowan Old Style", Georgia, "Noto Serif CJK JP", "Hiragino Mincho ProN", serif; color: #1d2b4a; -webkit-print-color-adjust: exact; print-color-adjust: exact }
  body { margin: 0 }
  .sheet { page: sheet; break-after: page; width: 297mm; height: 210mm; overflow: hidden }
  .sheet svg { display: block }
  .rules { break-before: page }
  h2 { font-size: 24pt; margin: 0 0 4mm } h3 { font-size: 13pt; margin: 6mm 0 1mm; break-after: avoid }
  p, ul, ol { margin: 0 0 2.5mm } table { border-collapse: collapse; margin: 0 0 3mm } th, td { padding: .6mm 5mm .6mm 0; text-align: left; border-bottom: .2mm solid #1d2b4a55 }
`;

const page = (language, title, body) => `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>${body}</html>\n`;

const rules = ({ markdown, html }) => LANGUAGES.map(({ language, file }) => ({ language, body: `<section class="rules" lang="${language}">${html(markdown(readFileSync(join(RULES, file), 'utf8')))}</section>` }));

/** Fronts and backs in turns, so that a printer that prints both sides puts them together. */
const booklet = (deck, texts) => {
  const backs = deck.backs();
  const sheets = deck.fronts().flatMap((front) => [front, backs]);
  return page('en', 'Shanko', sheets.map((sheet) => `<div class="sheet">${sheet}</div>`).join('') + texts.map(({ body }) => body).join(''));
};

const browser = () => {
  const named = process.env.PARLOR_CHROMIUM;
  const found = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => BROWSERS.map((name) => join(folder, name)));
  return [...(named ? [named] : []), ...found, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find((file) => existsSync(file));
};

/** Whether a PDF could be made of the page. */
const print = (source, target, folder) => {
  const chromium = browser();
  if (!chromium) return false;
  const { status, stderr } = spawnSync(
    chromium,
    ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', `--user-data-dir=${join(folder, 'profile')}`, `--print-to-pdf=${target}`, pathToFileURL(source).href],
    { timeout: PRINTING_MS },
  );
  if (status !== 0 || !existsSync(target)) say(`${chromium} could not print: ${stderr}`);
  return existsSync(target);
};

const fileName = (card) => card.replace("'", '-');

const writeAll = (deck, texts, target) => {
  mkdirSync(join(target, 'cards'), { recursive: true });
  const write = (name, text) => writeFileSync(join(target, name), text);
  deck.fronts().forEach((sheet, index) => write(`fronts-${index + 1}.svg`, sheet));
  write('backs.svg', deck.backs());
  for (const card of deck.DECK) write(`cards/${fileName(card)}.svg`, deck.single(deck.front(card)));
  write('cards/back.svg', deck.single(deck.back()));
  for (const { language, body } of texts) write(`rules.${language}.html`, page(language, 'Shanko', body));
  write('shanko-deck.html', booklet(deck, texts));
};

const main = async (wanted) => {
  const target = resolve(wanted);
  const folder = mkdtempSync(join(tmpdir(), 'parlor-deck-'));
  try {
    const deck = await load(folder);
    const texts = rules(deck);
    if (target.endsWith('.pdf')) {
      const source = join(folder, 'shanko-deck.html');
      writeFileSync(source, booklet(deck, texts));
      mkdirSync(dirname(target), { recursive: true });
      rmSync(target, { force: true });
      if (print(source, target, folder)) return say(`wrote ${target}: 7 sheets of 8 cards with their backs, and the rules.`);
      say('a PDF needs Chromium or Chrome, and none was found (or set PARLOR_CHROMIUM). Name a folder instead: then sheets are written as SVG and HTML.');
      process.exitCode = 1;
      return undefined;
    }
    writeAll(deck, texts, target);
    say(`wrote ${target}: fronts-1.svg to fronts-7.svg and backs.svg (A4 sheets with cut marks), cards/ (56 fronts and the back, each with 3 mm bleed), rules.en.html, rules.ja.html, and shanko-deck.html with all of it.`);
    const made = print(join(target, 'shanko-deck.html'), join(target, 'shanko-deck.pdf'), folder);
    say(made ? 'wrote shanko-deck.pdf there too, for printing on both sides.' : 'no PDF: Chromium or Chrome was not found. Open shanko-deck.html in any browser and print it, both sides, at 100 %.');
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

await main(process.argv[2] ?? 'shanko-deck');
