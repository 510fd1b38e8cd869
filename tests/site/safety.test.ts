import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { everyPage, expectNone } from './support/every-page.ts';
import { files, type Page, read } from './support/site.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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

it('has a policy on every page, with nothing allowed by itself', () => {
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

it('allows nowhere unsafe sources, wildcards or whole schemes', () => {
  everyPage((page, report) => {
    const hasWasm = page.document.querySelector('[data-wasm]') !== null;
    for (const [name, sources] of policyOf(page)) {
      for (const source of sources) {
        if (name === 'script-src' && source === "'wasm-unsafe-eval'" && hasWasm) continue;
        // A form that opens a mail can be allowed in no other way; it sends nothing to any server.
        const isMail = name === 'form-action' && source === 'mailto:';
        if (/unsafe|\*|^[a-z]+:$/.test(source) && !isMail) report(`allows ${source} in ${name}`);
      }
    }
  });
});

it('allows the scripts and styles that are in the page, and no others', () => {
  everyPage((page, report) => {
    const policy = policyOf(page);
    const inline = (selector: string) =>
      page.document
        .querySelectorAll(selector)
        .filter((element) => !/json/.test(element.getAttribute('type') ?? ''))
        .map((element) => hash(element.rawText));
    const compare = (name: string, found: string[]) => {
      const allowed = (policy.get(name) ?? []).filter((source) => source.startsWith("'sha"));
      if (allowed.sort().join() !== [...new Set(found)].sort().join()) report(`has not the hashes of ${name}`);
    };
    compare('script-src', inline('script:not([src])'));
    compare('style-src', inline('style'));
  });
});

it('has its policy before the first thing that is fetched or run', () => {
  everyPage(({ html }, report) => {
    if (html.indexOf('http-equiv="content-security-policy"') > html.search(/<(link|script|style|img)\b/)) {
      report('has its policy too late');
    }
  });
});

it('speaks to the email provider and frames the map only where there is a form or a map', () => {
  everyPage((page, report) => {
    const policy = policyOf(page);
    const has = (selector: string) => page.document.querySelector(selector) !== null;
    const elsewhere = policy.get('connect-src')?.filter((source) => source !== "'self'") ?? [];
    if (elsewhere.length > 0 && !has('[data-connect]')) report(`may send to ${elsewhere.join()}`);
    if (policy.has('frame-src') !== has('[data-map]')) report('has a wrong frame-src');
  });
});

it('publishes no source, no source map, no settings and no hidden file', () => {
  const forbidden = /\.(map|ts|tsx|mdx|astro|ya?ml|pem|key)$|(^|\/)\.(?!well-known\/)|(^|\/)node_modules\//;
  expectNone([...files].filter((file) => forbidden.test(file)));
  expectNone([...files].filter((file) => /\.(js|css|html)$/.test(file) && read(file).includes('sourceMappingURL=')));
});

it('publishes nothing that only the person who builds may know', () => {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
  const secret = /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[ps]_\w{30}/;
  expect(names.filter((name) => !name.startsWith('PUBLIC_'))).toEqual([]);
  expectNone(
    [...files].filter((file) => /\.(html|js|json|txt|xml|svg)$/.test(file) && secret.test(read(file).toString())),
  );
});

it('names what ships with it that is not its own, with the licence of each', () => {
  const text = read('licences.txt').toString();
  for (const name of ['react', 'react-dom', 'countup.js', 'astro', 'tailwindcss']) {
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+: (MIT|BSD-3-Clause)$`, 'm'));
  }
  expect(text).toMatch(/^Font figtree, subset: OFL-1.1$/m);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1.1/g)?.length).toBeGreaterThanOrEqual(2);
});
