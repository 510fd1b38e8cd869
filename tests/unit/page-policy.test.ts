import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { needsOf } from '../../src/integrations/host/page-needs.ts';
import { withOneStyle, withoutListing, withPolicy } from '../../src/integrations/host/seal-pages.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('what a page needs', () => {
  it('is a hash for each script that runs and each style', () => {
    const { scripts, styles } = needsOf(
      '<style>a{}</style><script type="module">run()</script><script>now()</script>' +
        '<script type="application/ld+json">{}</script><script type="speculationrules">{"prefetch":[]}</script>' +
        '<script src="/_astro/a.js"></script>',
    );
    expect(styles).toEqual([hash('a{}')]);
    expect(scripts).toEqual([hash('run()'), hash('now()'), hash('{"prefetch":[]}')]);
  });

  it.each([
    ['<p data-connect="https://mail.example">', { connections: ['https://mail.example'] }],
    ['<p data-connect="/">', { connections: ["'self'"] }],
    ['<form action="mailto:a@b.example">', { forms: ['mailto:'] }],
    ['<form action="/FeeCalculation">', { forms: ["'self'"] }],
    ['<form class="x">', { forms: ["'self'"] }],
    [
      '<figure class="map" data-map="https://maps.google.com/maps?q=1&#38;z=2">',
      { frames: ['https://maps.google.com', 'https://www.google.com'] },
    ],
    ['<form data-wasm hidden>', { hasWasm: true }],
    ['<form role="search" data-wasm>', { hasWasm: true }],
    [
      '<p>data-connect="https://evil.example" data-wasm </p>',
      { hasWasm: false, connections: [], frames: [], forms: [] },
    ],
  ])('is read from %s', (html, needs) => {
    expect(needsOf(html)).toMatchObject(needs);
  });
});

const page = '<html><head><meta charset="utf-8"><title>A</title><style>a{}</style></head><body></body></html>';

describe('a sealed page', () => {
  it('has its policy before everything that the policy speaks of', () => {
    expect(withPolicy(page)).toMatch(
      /<meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none';[^"]*"><title>/,
    );
    expect(withPolicy(page)).toContain(`style-src ${hash('a{}')};`);
  });

  it('may compile WebAssembly where it asks to, and speaks to its own site', () => {
    const asking = page.replace('<body>', '<body><form data-wasm></form>');
    expect(withPolicy(asking)).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(withPolicy(asking)).toContain("connect-src 'self';");
    expect(withPolicy(page)).not.toContain('wasm');
  });

  it('is refused where the policy has no place', () => {
    expect(() => withPolicy('<html></html>')).toThrow('has no <meta charset="utf-8">');
  });

  it('has all its styles in the first element, in their order', () => {
    expect(withOneStyle('<style>a{}</style><p></p><style>b{}</style><p></p>')).toBe(
      '<style>a{}b{}</style><p></p><p></p>',
    );
  });

  it('tells search engines to leave it out, once', () => {
    const unlisted = withoutListing(page);
    expect(unlisted).toContain('<meta name="robots" content="noindex">');
    expect(withoutListing(unlisted)).toBe(unlisted);
  });
});
