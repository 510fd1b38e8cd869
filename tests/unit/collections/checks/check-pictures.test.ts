import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkContent } from '../../../../src/collections/checks/check-content.ts';
import { cases } from '../../../lib/cases.ts';
import { tree } from '../../../lib/content-files.ts';
import { now } from '../../../lib/content-now.ts';

const file = 'public/moat.svg';

/** The mistakes found in an SVG file, each with its line. */
function told(svg: string): string[] {
  const content = { ...tree, firstBytes: new Map([[file, svg]]), sizes: new Map([...tree.sizes, [file, svg.length]]) };
  return checkContent(content, { now }).mistakes.flatMap((found) =>
    found.file === file
      ? [`${String(found.line)} ${found.message.replace(/“(.*)” in this drawing .*| is not .*/, '$1')}`]
      : [],
  );
}

const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const around = (inside: string) => told(`<?xml version="1.0"?>\n<svg ${names}>\n${inside}\n</svg>`);

cases('%s inside a drawing is reported as %j', around, [
  ['<script>alert(1)</script>', ['3 script']],
  ['<g>\n<x:SCRIPT href="data:,alert(1)"/></g>', ['4 x:SCRIPT']],
  ['<style><script>alert(1)</script></style>', ['3 script']],
  ['<g title="a > b"><script/></g>', ['3 script']],
  ['<_:script/>', ['3 <_:script/']],
  ['<?note <!-- ?><script/><?note --> ?>', ['3 <?note']],
  ['<foreignObject><p/></foreignObject>', ['3 foreignObject']],
  ['<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" srcdoc="…"/>', ['3 xmlns:h']],
  ['<g onload="alert(1)"/>', ['3 onload']],
  ['<a xlink:href="&#106;ava&#10;script:alert(1)"/>', ['3 xlink:href']],
  ['<set attributeName="href" to="javascript:alert(1)"/>', ['3 to']],
  ['<image href="https://example.com/a.png"/>', ['3 href']],
  ['<use xlink:href="//example.com/a.svg#a"/>', ['3 xlink:href']],
  ['<use href="data:image/svg+xml,…"/>', ['3 href']],
  ['<style>@import url(https://example.com/a.css)</style>', ['3 @import']],
  ['<style><![CDATA[\n g { fill: URL("https://example.com/a") } ]]></style>', ['4 URL(']],
  ['<style>g { fill: \\75rl(//example.com/a) }</style>', ['3 \\']],
  ['<style>&#64;import "//example.com/a"</style>', ['1 @import']],
  ['<g fill="url( https://example.com/a)"/>', ['3 url(']],
  ['<g style="background: &#117;rl(//example.com/a)"/>', ['3 style']],
  ['<g fill="url(#a)" mask="url( \'#b\')"/><style>g { fill: url(#a) }</style>', []],
  ['<use xlink:href="#a"/><image href="data:image/png;base64,iVBO"/><a href="/FAQ"/>', []],
  ['<style><![CDATA[ path > g { fill: red } ]]></style><!-- a drawing --><title>One</title>', []],
]);

cases('the whole file %j is reported as %j', told, [
  ['<!DOCTYPE svg [<!ENTITY a "<script/>">]><svg>&a;</svg>', ['1 <!DOCTYPE']],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg></svg>', []],
  [Buffer.from('<svg><script/></svg>', 'utf16le').toString('latin1'), [`1 ${file}`]],
  ['\x89PNG', [`1 ${file}`]],
  // A browser reads ESC $ B as the beginning of Japanese letters: what looks like a comment here is none there.
  [
    '<?xml version="1.0" encoding="ISO-2022-JP"?><svg>\x1B$B<!--\x1B(B<script/>\x1B$B-->!\x1B(B</svg>',
    ['1 encoding="ISO-2022-JP'],
  ],
  ["<?xml version='1.0'\n  encoding = 'utf-16be' ?><svg/>", ["2 encoding = 'utf-16be"]],
  [`<?xml version="1.0"${' '.repeat(300)}encoding="ISO-2022-JP"?><svg/>`, ['1 <?xml']],
  ['<?xml version="1.0" encoding="utf-8" standalone="no"?><svg/>', []],
  ['<?xml version="1.0" encoding="iso-8859-1"?><svg/>', []],
]);

it('does not parse a file that would take minutes', () => {
  expect(told(`<svg>${'<g>'.repeat(100_000)}`)).toEqual([`1 ${file}`]);
  expect(told(`<svg>${' '.repeat(5 * 1024 ** 2)}</svg>`)).toEqual([expect.stringContaining('is 5.0 MB')]);
  expect(told(`<svg><style>url(${' '.repeat(4_000_000)}</style></svg>`)).toEqual(['1 url(']);
  expect(told(`<svg>${'<!-- <?xml ?> -->'.repeat(200_000)}</svg>`)).toEqual([]);
});

it('accepts the icon of the site', () => {
  expect(told(readFileSync('public/icon.svg', 'latin1'))).toEqual([]);
});
