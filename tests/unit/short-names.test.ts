import { describe, expect, it } from 'vitest';
import { shortProperties, shortScopes } from '../../src/integrations/host/short-names.ts';

describe('a component’s class', () => {
  it('is renamed alike in styles and elements', () => {
    const html = '<style>.a.astro-qo5oayw4{color:red}</style><p class="a astro-qo5oayw4 astro-swo3ba6g">x</p>';
    expect(shortScopes(html)).toBe('<style>.a._a{color:red}</style><p class="a _a _b">x</p>');
  });

  it('is not what only looks like one', () => {
    const html = '<astro-island></astro-island><p class="astro-swo3ba6gx">my-astro words</p>';
    expect(shortScopes(html)).toBe(html);
  });

  it('has a name for as many as there are', () => {
    const many = Array.from({ length: 60 }, (_, index) => `astro-${String(index).padStart(8, 'x')}`);
    const names = shortScopes(many.join(' ')).split(' ');
    expect(new Set(names).size).toBe(60);
    expect(names.every((name) => /^_[a-z]{1,2}$/.test(name))).toBe(true);
  });
});

describe('a custom property', () => {
  const none: ReadonlySet<string> = new Set();

  it('is renamed alike in styles and attributes', () => {
    const html =
      '<style>:root{--ink:#111;--heart:var(--ink)}p{color:var(--ink)}</style><circle fill="var(--heart)"></circle>';
    expect(shortProperties(html, none)).toBe(
      '<style>:root{--a:#111;--b:var(--a)}p{color:var(--a)}</style><circle fill="var(--b)"></circle>',
    );
  });

  it('keeps its name where a script knows it', () => {
    const html = '<style>p{color:var(--ink);margin:var(--room)}</style>';
    expect(shortProperties(html, new Set(['--ink']))).toBe('<style>p{color:var(--ink);margin:var(--a)}</style>');
  });

  it('is not what only looks like one', () => {
    const html =
      '<style>.a--b{src:url(/x.--c.woff2);background:url(/--d)}</style><p data-x="--e">--f</p><script>let i=2;--i</script>';
    expect(shortProperties(html, none)).toBe(html);
  });
});
