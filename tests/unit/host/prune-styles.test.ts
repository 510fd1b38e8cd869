import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { expect, it } from 'vitest';
import { stylePruner } from '../../../src/host/prune-styles.ts';
import { readPage } from '../../../src/host/page-security.ts';
import { temporaryFolder, writeInto } from '../../lib/temporary-folder.ts';

const body = '<main id="main"><p class="card lg:grid-cols-[5fr_7fr]">table</p><a href="/">a</a></main>';

/** The part of a style sheet that is kept on a page. */
function left(css: string, html = body, scripts: Record<string, string> = {}): Promise<string> {
  const folder = temporaryFolder();
  writeInto(path.join(folder, '_astro'), scripts);
  return stylePruner(folder, '_astro')(readPage(`<head><style>${css}</style></head>${html}`));
}

// every-page.spec.ts and states.spec.ts test that no page loses a style that it needs in any state.
it.each([
  ['a class', '.card{color:red}', '.gone{color:red}'],
  ['an element, not a word', 'p{color:red}', 'table{color:red}'],
  ['an attribute', 'a[href]{color:red}', 'a[download]{color:red}'],
  ['alternatives', 'p:is(.card,.gone){color:red}', 'p:is(.gone,table){color:red}'],
  ['an ancestor', '.card>a{color:red}', '.gone>a{color:red}'],
  ['a state', 'a:hover{color:red}', '.gone:hover{color:red}'],
  ['a class with punctuation', '.lg\\:grid-cols-\\[5fr_7fr\\]{color:red}', '.lg\\:grid-cols-\\[1fr\\]{color:red}'],
  ['an animation', '@keyframes rise{0%{opacity:0}}p{animation:1s rise}', '@keyframes rise{0%{opacity:0}}'],
])('keeps and drops by %s', async (_, kept, dropped) => {
  expect(await left(kept)).not.toBe('');
  expect(await left(dropped)).toBe('');
});

it('keeps what the scripts of the page may need later, but no other scripts', async () => {
  const scripts = {
    'Form.js': 'import{j}from"./jsx.js";j("output",{className:"shown sm:w-1/2"})',
    'jsx.js': 'const j=(x)=>import("./late.js")',
    'late.js': 'x.style.setProperty("--height",`1px`)',
    'page.js': 'm("mark")',
    'Other.js': 'j("p",{className:"other"})',
  };
  const html =
    '<p></p><astro-island component-url="/_astro/Form.js" props="{&quot;tone&quot;:&quot;warm&quot;}"></astro-island>' +
    '<script type="module" src="/_astro/page.js"></script>' +
    '<script>p.className="running"</script><script type="application/ld+json">{"a":"words"}</script>';
  const css = ['shown', 'sm\\:w-1\\/2', 'warm', 'running', 'other', 'words'].map((name) => `.${name}{color:red}`);
  expect(await left(`:root{--height:0}output,mark{color:red}${css.join('')}`, html, scripts)).toBe(
    `:root{--height:0}output,mark{color:red}${css.slice(0, 4).join('')}`,
  );
});

it('keeps an attribute that a script sets in a dataset, and drops one that nothing sets', async () => {
  const html = '<p></p><script>const {seenAt}=p.dataset;p.dataset.reveal="waiting"</script>';
  const kept = ['[data-seen-at]', '[data-reveal=waiting]', '[data-reveal]:not([data-seen-at])', '[aria-busy]'];
  const css = (selectors: string[]) => selectors.map((selector) => `p${selector}{color:red}`).join('');
  expect(await left(css([...kept, '[data-footnote]']), html)).toBe(css(kept));
});

it.each([
  ['frames', '@keyframes rise{0%{top:var(--a)}}.card{animation:1s rise}'],
  ['positions', '@position-try --below{top:var(--a)}.card{position-try:--below}'],
  ['a nested at-rule', '.card{@starting-style{top:var(--a)}}'],
  ['a prelude', '@container style(--a:1px){.card{color:red}}'],
])('keeps a custom property that is used only by %s, as PurgeCSS does not', async (_, use) => {
  const css = `:root{--a:1px}${use}`;
  expect(await left(css)).toBe(css);
  // If this fails, the workaround is no longer needed: docs/upstream/purgecss-at-rules.md.
  const [alone] = await new PurgeCSS().purge({
    content: [{ raw: body, extension: 'html' }],
    css: [{ raw: css }],
    variables: true,
  });
  expect(alone?.css).toBe(`:root{}${use}`);
});

it('leaves no empty rules', async () => {
  const nested = '@media print{@media (width>9px){.gone{color:red}}@media (width<9px){.gone{color:red}}}';
  expect(await left(`p{color:red}@media print{.gone{color:red}}${nested}.gone{color:red}`)).toBe('p{color:red}');
});
