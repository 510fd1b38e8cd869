import { describe, expect, it } from 'vitest';
import { withoutBlockSpace } from '../../src/integrations/host/block-space.ts';

describe('space between tags', () => {
  it.each([
    ['<ul> <li> <a href="/">Home</a> </li>\n<li></li> </ul>', '<ul><li><a href="/">Home</a></li><li></li></ul>'],
    ['<p title="a > b"> <b>A</b></p> <p></p>', '<p title="a > b"><b>A</b></p><p></p>'],
    ['<svg> <circle></circle> <path d="M0 0"></path> </svg>', '<svg><circle></circle><path d="M0 0"></path></svg>'],
  ])('goes from %s', (html, small) => {
    expect(withoutBlockSpace(html)).toBe(small);
  });

  it.each([
    '<b>A</b> <i>B</i>',
    '<p>A <b>B</b> C</p>',
    '<pre> <code>  <b>A</b> </code> </pre>',
    '<textarea>\n  A</textarea> <button>B</button>',
    '<script>html("<p> <b>A</b> </p>")</script>',
    '<a href="/">A</a> <picture></picture>',
    '<param> <link-like></link-like>',
  ])('stays in %s', (html) => {
    expect(withoutBlockSpace(html)).toBe(html);
  });
});
