import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cssOf, needsOf, readPage, withPolicy } from '../../../src/host/page-security.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const google = 'https://www.google.com';
const nothing = { hasWasm: false, connections: [], frames: [], forms: [] };

it.each([
  ['<p data-connect="https://mail.example">', { connections: ['https://mail.example'] }],
  ['<form action="mailto:a@b.example">', { forms: ['mailto:'] }],
  ['<form action="/FeeCalculation">', { forms: ["'self'"] }],
  ['<i data-map="https://maps.google.com/maps?q=1&#38;z=2">', { frames: ['https://maps.google.com', google] }],
  ['<form data-wasm hidden>', { hasWasm: true }],
  ['<script>a()</script><script type="application/ld+json">{}</script>', { scripts: [hash('a()')] }],
  ['<p title="<form data-wasm>">data-connect="https://evil.example" data-wasm </p>', nothing],
])('the needs of a page are read from %s', (html, needs) => {
  expect(needsOf(readPage(html), [])).toMatchObject(needs);
});

const html = '<html><head><meta charset="utf-8"><title>A</title><style>a{}</style></head><body></body></html>';

const finished = (text: string, unlisted = false) => {
  const page = readPage(text);
  return withPolicy(text, page, cssOf(page), unlisted);
};

describe('a finished page', () => {
  it('is refused if there is no place for the policy', () => {
    expect(() => finished('<html><body><meta charset="utf-8"></body></html>')).toThrow('has no <meta charset>');
  });

  it('does not change styles that apply only conditionally, and allows them', () => {
    const without = '<noscript><style>b{}</style></noscript>';
    const page = finished(html.replace('</head>', `${without}</head>`));
    expect(page).toContain(`<style>a{}</style>${without}`);
    expect(page).toContain(`style-src ${hash('a{}')} ${hash('b{}')};`);
  });

  it('is otherwise unchanged to the byte', () => {
    const body = `<body><br/><br><input value='"' disabled/>\n<p>&#38; <p>₹ 🪷 <li></p><svg><path d="M0"/></svg><!-- x -->`;
    const page = finished(`<!doctype html>${html.replace('<body>', body)}`);
    expect(page.replace(/<meta http-equiv[^>]*>/, '')).toBe(`<!doctype html>${html.replace('<body>', body)}`);
  });

  it('tells search engines to leave it out, once', () => {
    const unlisted = finished(html, true);
    expect(unlisted).toContain('<meta name="robots" content="noindex">');
    expect(finished(unlisted.replace(/<meta http-equiv[^>]*>/, ''), true)).toBe(unlisted);
  });
});
