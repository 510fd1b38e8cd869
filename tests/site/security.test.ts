import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { everyPage, expectNone } from './support/every-page.ts';
import { files, type Page, read } from './support/site.ts';

/** The directives of a page's policy with their sources. */
function policyOf({ document }: Page): Map<string, string[]> {
  const text =
    document.querySelector('head > meta[http-equiv="content-security-policy"]')?.getAttribute('content') ?? '';
  return new Map(
    text
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

const expected = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

it('has a policy on every page that allows nothing by default', () => {
  everyPage((page, report) => {
    const policy = policyOf(page);
    for (const [name, sources] of Object.entries(expected)) {
      if (policy.get(name)?.join(' ') !== sources) report(`has not ${name} ${sources} in its policy`);
    }
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'form-action']) {
      if (!policy.has(name)) report(`has no ${name} in its policy`);
    }
  });
});

it('allows no unsafe sources, wildcards or whole schemes', () => {
  everyPage((page, report) => {
    const hasWasm = page.document.querySelector('[data-wasm]') !== null;
    for (const [name, sources] of policyOf(page)) {
      for (const source of sources) {
        if (name === 'script-src' && source === "'wasm-unsafe-eval'" && hasWasm) continue;
        // The only way to allow a form that opens a mail; it sends nothing to any server.
        const isMail = name === 'form-action' && source === 'mailto:';
        if (/unsafe|\*|^[a-z]+:$/.test(source) && !isMail) report(`allows ${source} in ${name}`);
      }
    }
  });
});

it('has its policy before anything that is fetched or run', () => {
  everyPage(({ html }, report) => {
    const policy = html.indexOf('http-equiv="content-security-policy"');
    if (policy === -1 || policy > html.search(/<(link|script|style|img)\b/)) report('has its policy too late, or none');
  });
});

it('allows the email provider and the map’s frame only on pages with a form or a map', () => {
  everyPage((page, report) => {
    const policy = policyOf(page);
    const has = (selector: string) => page.document.querySelector(selector) !== null;
    const elsewhere = policy.get('connect-src')?.filter((source) => source !== "'self'") ?? [];
    if (elsewhere.length > 0 && !has('[data-connect]')) report(`may send to ${elsewhere.join()}`);
    if (policy.has('frame-src') !== has('[data-map]')) report('has a wrong frame-src');
  });
});

// tests/site/addresses.test.ts checks that there are no other files.
it.each([
  ['no source maps', /sourceMappingURL=/],
  ['no secrets of the person who builds', /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[ps]_\w{30}/],
  [
    'nothing of the writers’ desk, its engine or their addresses',
    /keystatic|writers[’']? desk|\/desk\/api|desk-[a-z]+-[\w-]{4}/i,
  ],
])('publishes %s', (_, signs) => {
  const texts = [...files].filter((file) => /\.(html|js|css|json|xml|txt|svg)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  expectNone(texts.filter((file) => signs.test(read(file).toString())));
});

it('needs no private variables for a build', () => {
  expect(readFileSync('.env.example', 'utf8')).not.toMatch(/^(?!PUBLIC_)\w+=/m);
});

it('lists third-party code and fonts, with their licences', () => {
  const text = read('licences.txt').toString();
  for (const name of ['react', 'react-dom', 'countup.js', 'astro', 'tailwindcss']) {
    expect(text).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\((MIT|BSD-3-Clause)\\)$`, 'm'));
  }
  expect(text).toMatch(/^## Font figtree, subset \(OFL-1.1\)$/m);
  // Nothing ships without permission.
  expect(text).not.toMatch(/^## [^(]*$/m);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1.1/g)?.length).toBeGreaterThanOrEqual(2);
});
