import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { formatDate } from '../../src/lib/format.ts';
import { run } from '../../tools/lib/run.mjs';
import { content } from '../lib/content-files.ts';
import { documentFrom, now } from '../lib/content-now.ts';
import { pagesOfPdf } from '../lib/pdf-text.ts';
import { bytesBelow, change, copyProjectTo } from '../lib/project-copy.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

/** Seconds after which a build counts as hanging: a busy machine takes ten times as long as an idle one. */
const timeoutSeconds = 175;

/** Routes that these tests need; other pages would only take time. */
const routes = [
  ...['[approach].astro', '[communique].astro', '404.astro', 'Information.astro', 'NewsLetter.astro'],
  ...['Compare.astro', 'Performance.astro', 'Schemes.astro', 'index.astro'],
  ...['sitemap.xml.ts', 'rss.xml.ts', 'feed.json.ts', '_site-feed.ts', '_render-text.ts'],
  ...['figures', 'social', 'previews'],
];

/** Additional articles, each with a unique word. */
const articles = [
  { id: 'Communique901', field: 'publishDate: 2024-01-01', word: 'Sandpiper' },
  { id: 'Communique902', field: 'draft: true', word: 'Kingfisher' },
  { id: 'Communique903', field: 'publishDate: 2999-01-01', word: 'Cormorant' },
] as const;

const [published, ...held] = articles;

/** Files that a text editor, a word processor and a file manager leave in a folder. */
const leftBehind = ['disclosure-document.pdf~', '~$minutes.docx', '.DS_Store'];

const project = temporaryFolder(afterAll);
const dist = join(project, 'dist');

function writeArticle(id: string, title: string, date: string, field: string): void {
  const sentence = `What a ${title} can teach an investor.`;
  const fields = [`title: ${title}`, `date: ${date}`, `summary: ${sentence}`, `description: ${sentence}`, field];
  const text = `---\n${fields.join('\n')}\n---\n\nA text on the ${title}.\n\n| Sale | Days |\n| :-: | ---: |\n| In cash | 62 |\n`;
  writeFileSync(join(project, `content/communiques/${id}.mdx`), text);
}

/** NODE_ENV and DEV check that no variable of a shell turns this into a build for writers, which shows drafts. */
const env = { NODE_ENV: 'development', DEV: '1', VITEST: '', SOURCE_DATE_EPOCH: String(now.getTime() / 1000) };

/** What the build prints. */
async function build(): Promise<string> {
  const { code, output } = await run('node', ['tools/build.ts'], { cwd: project, env, output: 'kept', timeoutSeconds });
  const said = stripVTControlCharacters(output);
  expect(code, said).toBe(0);
  expect(said).not.toContain('[WARN]');
  return said;
}

let said = '';

/** One build of changed content for all tests, because builds are slow. */
beforeAll(async () => {
  copyProjectTo(project);
  change(join(project, 'content/strategies/EmergingMoat.mdx'), /maxPercent: 12/, 'maxPercent: 11.5');
  change(join(project, 'content/strategies/EmergingMoat.mdx'), /min: 12\n {2}max: 14/, 'min: 21\n  max: 23');
  rmSync(join(project, 'content/performance/UpperCrustWealthFund.csv'));
  // An empty collection, of which Astro would warn.
  rmSync(join(project, 'content/notices'), { recursive: true });
  change(join(project, 'content/pages/Performance.mdx'), / {4}text: Time-weighted.*\n/, '');
  change(join(project, 'content/navigation.yaml'), 'label: Reading Room', 'label: Library');
  change(join(project, 'content/pages/Schemes.mdx'), /^buttons:\n( +.*\n)+/m, '');
  for (const { file, data } of content.team) if (data.committee) change(join(project, file), 'committee: true\n', '');
  for (const { id, field, word } of articles) writeArticle(id, word, '2025-06-23', field);
  const pages = join(project, 'src/pages');
  for (const name of readdirSync(pages).filter((entry) => !routes.includes(entry))) {
    rmSync(join(pages, name), { recursive: true });
  }
  change(join(project, 'content/papers/disclosure-document.mdx'), 'There is no upfront fee.', 'No upfront fee is due.');

  for (const name of leftBehind) writeFileSync(join(project, 'public/files', name), '');
  copyFileSync(join(project, 'public/newsletter/nilkamal-research.pdf'), join(project, 'public/newsletter/copy.pdf'));
  const entry = readFileSync(join(project, 'content/documents/nilkamal-research.yaml'), 'utf8');
  const ownPdf = entry.replace('nilkamal-research.pdf', 'copy.pdf').replace(/^madeFrom: .*\n/m, '');
  const copied = ownPdf.replace(/^title: .*$/m, 'title: A copy');
  writeFileSync(join(project, 'content/documents/copy.yaml'), copied.replace(/^order: .*$/m, 'order: 99'));

  said = await build();
}, 180_000);

test('two documents with copies of one PDF share its preview', () => {
  const page = parse(readFileSync(join(dist, 'NewsLetter.html'), 'utf8'));
  const pictures = page.querySelectorAll('img[src^="/previews/"]').map((picture) => picture.getAttribute('src') ?? '');
  const shared = pictures.filter((picture, index) => pictures.indexOf(picture) !== index);
  expect(shared).toHaveLength(1);
  expect(readdirSync(join(dist, 'previews'))).toContain(shared[0]?.replace('/previews/', ''));
});

test('what editors leave behind in public/ is not published', () => {
  const published = readdirSync(join(dist, 'files'));
  expect(published).toContain('disclosure-document.pdf');
  expect(published.filter((name) => leftBehind.includes(name))).toEqual([]);
});

test('a column of a table is aligned as it is written, without a style that the page’s policy forbids', () => {
  const table = pageAt(published.id).querySelector('main table');
  const alignments = table?.querySelectorAll('th, td').map((cell) => cell.getAttribute('data-align'));
  expect(alignments).toEqual(['center', 'right', 'center', 'right']);
  expect(pageAt(published.id).querySelectorAll('[style]')).toEqual([]);
});

/** A page of the built site. */
const pageAt = (id: string) => parse(readFileSync(join(dist, `${id}.html`), 'utf8'));

/** The text of an approach's page, and of its factsheet. */
async function saidOf(folder: 'strategies' | 'funds', id: string): Promise<string[]> {
  const factsheet = await pagesOfPdf(readFileSync(join(dist, documentFrom(`${folder}/${id}.mdx`).data.file)));
  const main = pageAt(id).querySelector('main')?.text ?? '';
  return [main, factsheet.join(' ')].map((text) => text.replaceAll(/\s+/g, ' '));
}

test('the build tells that the Disclosure Document was made again under its date', () => {
  const { file, data } = documentFrom('papers/disclosure-document.mdx');
  expect(said).toContain(`${file}:1  The PDF was made again, dated ${formatDate(data.date)}.`);
});

test('a changed figure is the same on the page and in the factsheet', async () => {
  for (const words of await saidOf('strategies', 'EmergingMoat')) {
    expect(words).toContain('21–23 stocks');
    expect(words).toContain('at most 11.5%');
    expect(words).not.toContain('12–14');
    expect(words).not.toContain('at most 12%');
  }
});

test('without a record, a performance figure is marked as not verified, with a link to other managers', async () => {
  for (const words of await saidOf('funds', 'UpperCrustWealthFund')) {
    expect(words).toContain('20.75%');
    expect(words).toContain('Performance related information provided herein is not verified by SEBI.');
    expect(words).toContain('Performance of other portfolio managers at APMI');
  }
});

test.each(['Compare', 'EmergingMoat', 'Performance'])('a note without a text leaves no gap at /%s', (page) => {
  const main = pageAt(page).querySelector('main');
  expect(main?.text).toContain('is not verified by SEBI.');
  expect(main?.querySelectorAll('p:empty').map(String)).toEqual([]);
});

test.each(['index', 'Schemes'])('no heading is above an empty list at /%s', (page) => {
  const main = pageAt(page).querySelector('main');
  expect(main?.querySelectorAll('h2').length).toBeGreaterThan(1);
  expect(main?.querySelectorAll('ul').filter(({ children }) => children.length === 0)).toEqual([]);
});

test('a breadcrumb has the name that the menu has for the page above', () => {
  const breadcrumb = pageAt(published.id).querySelector('[aria-label="Breadcrumb"] a');
  expect(breadcrumb?.text).toBe('Library');
});

/** Every text file of the built site, with the search index decompressed. */
const builtFiles = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|xml|json|pf_fragment)$/.test(name))
    .map((name) => {
      const bytes = readFileSync(join(dist, name));
      return { name, text: (name.endsWith('.pf_fragment') ? gunzipSync(bytes) : bytes).toString('utf8') };
    });

describe('an unpublished article', () => {
  it.each(held)('is nowhere in the built site with $field', ({ id, word }) => {
    const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => name.includes(id))).toEqual([]);
    const naming = builtFiles().filter(({ text }) => text.includes(id) || text.includes(word));
    expect(naming.map(({ name }) => name)).toEqual([]);
  });

  it('would be in the list, the sitemap, both feeds and the search index: a published one is', () => {
    const naming = builtFiles().filter(({ text }) => text.includes(published.id));
    const names = naming.map(({ name }) => name.replace(/en_\w+/, ''));
    const expected = ['Communique901.html', 'NewsLetter.html', 'feed.json', 'pagefind/fragment/.pf_fragment'];
    expect(names).toEqual(expect.arrayContaining([...expected, 'rss.xml', 'sitemap.xml']));
  });
});

test('a build after a change, with files damaged meanwhile, differs only in what was changed', async () => {
  const before = bytesBelow(dist);
  for (const name of ['404.html', 'files/investor-charter.pdf', 'social/Communique4.jpg'])
    writeFileSync(join(dist, name), 'DAMAGED!', { flag: 'r+' });
  change(join(project, `content/communiques/${published.id}.mdx`), new RegExp(published.word, 'g'), 'Wheatears');
  await build();
  const after = bytesBelow(dist);
  // Left out: compressed copies, Pagefind's files, which are named by content, and the article's own image and PDF.
  const isCompared = (name: string) => !/\.(br|gz|zst)$|^pagefind|Communique901\.(jpg|pdf)$/.test(name);
  // Astro adds render times to islands in development only.
  const words = (bytes = '') =>
    Buffer.from(bytes, 'base64')
      .toString('latin1')
      .replaceAll(published.word, 'Wheatears')
      .replaceAll(/ server-render-time="[^"]*"/g, '');
  const names = Object.keys(before).filter(isCompared);
  expect(Object.keys(after).filter(isCompared)).toEqual(names);
  expect(names.filter((name) => words(before[name]) !== words(after[name]))).toEqual([]);
  expect(names.filter((name) => words(after[name]).includes('Wheatears')).length).toBeGreaterThan(4);
  expect(builtFiles().filter(({ text }) => text.includes(published.word))).toEqual([]);
}, 180_000);

test('a build for a host without an email account shows contact details instead of the form', () => {
  const mail = pageAt('Information').querySelector('[aria-labelledby="mail-us"]');
  expect(mail?.querySelector('form, astro-island')).toBeNull();
  expect(mail?.text).toContain('Nothing can be sent from this page at the moment.');
  expect(mail?.querySelector('a[href^="mailto:"]')).not.toBeNull();
});
