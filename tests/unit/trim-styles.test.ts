import { describe, expect, it } from 'vitest';
import { scriptReader, styleWords } from '../../src/integrations/host/style-words.ts';
import { styleTrimmer } from '../../src/integrations/host/trim-styles.ts';
import { withoutUnused } from '../../src/integrations/host/unused-styles.ts';

describe('a style sheet without what a page cannot use', () => {
  const words = new Set(['a', 'p', 'card', 'href', 'data-held', 'lg:grid-cols-[5fr_7fr]']);

  it.each([
    ['a class', '.card{color:red}', '.gone{color:red}'],
    ['an element', 'p{color:red}', 'table{color:red}'],
    ['an attribute', 'a[href]{color:red}', 'a[download]{color:red}'],
    ['a list of selectors', '.card,.gone{color:red}', '.gone,table{color:red}'],
    ['alternatives', 'p:is(.card,.gone){color:red}', 'p:is(.gone,table){color:red}'],
    ['what it must hold', 'p:has(.card){color:red}', 'p:has(.gone){color:red}'],
    ['a class with signs in it', '.lg\\:grid-cols-\\[5fr_7fr\\]{color:red}', '.lg\\:grid-cols-\\[1fr\\]{color:red}'],
  ])('keeps and drops by %s', (_, kept, dropped) => {
    expect(withoutUnused(kept, words)).not.toBe('');
    expect(withoutUnused(dropped, words)).toBe('');
  });

  it.each([
    ':focus-visible{outline:3px solid red}',
    'p:not(.gone){color:red}',
    '.card:is(:hover,[download]){color:red}',
    '::backdrop{color:red}',
    '@media print{p{color:red}}',
    '@page{margin:18mm}',
  ])('keeps %s', (css) => {
    expect(withoutUnused(css, words)).not.toBe('');
  });

  it('drops a layer that has nothing in it', () => {
    expect(withoutUnused('@layer none;@layer base{.card{color:red}}', words)).toBe('@layer base{.card{color:red}}');
  });

  it('drops remarks, and what describes a property that nothing asks for', () => {
    const described = '@property --tw-ordinal{syntax:"*";inherits:false}';
    expect(withoutUnused(`/*! a licence */${described}.card{color:red}`, words)).toBe('.card{color:red}');
    expect(withoutUnused(`${described}.card{font-variant-numeric:var(--tw-ordinal)}`, words)).toContain('@property');
  });

  it('drops what only a dropped rule asked for, through every step', () => {
    const css =
      '@property --far{syntax:"*";inherits:false}:root{--near:var(--far);--far:red;--own:1px}@keyframes rise{0%{opacity:0}}';
    const using = '.card{color:var(--near);animation:rise 1s}';
    expect(withoutUnused(css + using, words)).toMatch(/@property --far.*--near:.*--far:.*@keyframes rise/);
    expect(withoutUnused(`${css}.gone{color:var(--near);animation:rise 1s}`, words)).toBe('');
    expect(withoutUnused(css, words, ['--own'])).toBe(':root{--own:1px}');
  });
});

describe('the words of a page', () => {
  const files: Record<string, string> = {
    '/_astro/Form.js': 'import{j}from"./jsx.js";import{h}from"./client.js";j("div",{className:"form-error"})',
    '/_astro/jsx.js': 'export const j="from-jsx"',
    '/_astro/client.js': 'export const h="from-client"',
  };
  const html =
    '<p class="card wide" data-note="a > b" style="fill:var(--heart)">text</p><script>x.className="shown"</script>' +
    '<astro-island component-url="/_astro/Form.js" renderer-url="/_astro/client.js"></astro-island>';
  const inScripts = scriptReader((address) => files[address] ?? '')(html);
  const words = styleWords(html, inScripts);

  it.each(['p', 'card', 'wide', 'data-note', '--heart', 'shown', 'form-error', 'from-jsx', 'body'])(
    'have %s',
    (word) => {
      expect(words.has(word)).toBe(true);
    },
  );

  it.each(['text', 'from-client'])('do not have %s', (word) => {
    expect(words.has(word)).toBe(false);
  });
});

it('leaves each page its own styles only', () => {
  const trimmed = styleTrimmer('no folder, as neither page has an island');
  const style = '<style>.one{color:red}.two{color:red}</style>';
  expect(trimmed(`${style}<p class="one">1</p>`)).toBe('<style>.one{color:red}</style><p class="one">1</p>');
  expect(trimmed(`${style}<p class="two">2</p>`)).toBe('<style>.two{color:red}</style><p class="two">2</p>');
});
