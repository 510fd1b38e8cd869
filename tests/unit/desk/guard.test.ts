import { expect, test } from 'vitest';
import { refusal } from '../../../src/desk/guard.ts';

const own = { host: '127.0.0.1:4341', origin: 'http://127.0.0.1:4341', 'sec-fetch-site': 'same-origin' };
const framed = { host: own.host, 'sec-fetch-site': 'cross-site' };
const linked = { ...framed, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const ask = (method: string, headers: Record<string, string>, address = '/desk') =>
  refusal({ method, headers, address }, 4341);

test('requests from the desk’s own pages are answered', () => {
  expect(ask('POST', own)).toBeUndefined();
  expect(ask('GET', { host: 'localhost:4341' })).toBeUndefined();
  const typed = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  expect(ask('GET', { host: own.host, ...typed })).toBeUndefined();
});

test.each([
  ['/desk', true],
  ['/desk/', true],
  ['/keystatic/collection/glossary', true],
  ['/desk/api/entry', false],
  ['/api/keystatic/tree', false],
])('a link of another site to %s is followed: %s', (address, isFollowed) => {
  expect(ask('GET', linked, address) === undefined).toBe(isFollowed);
  expect(ask('POST', linked, address)).toEqual(expect.any(String));
});

test.each([
  ['a host name that points here', 'POST', { host: 'desk.example:4341', origin: 'http://desk.example:4341' }],
  ['a name that only begins like this machine', 'GET', { host: '127.0.0.1.example:4341' }],
  ['a page of another site', 'POST', { ...own, origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }],
  ['a page of another port', 'POST', { ...own, origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-site' }],
  ['a sandboxed page', 'POST', { ...own, origin: 'null' }],
  ['a program without an origin', 'POST', { host: own.host }],
  ['an origin of “undefined”', 'GET', { host: own.host, origin: 'undefined' }],
  ['a picture of another site', 'GET', { ...framed, 'sec-fetch-dest': 'image' }],
  ['a frame of another site', 'GET', { ...framed, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ['another port in Host', 'GET', { host: '127.0.0.1:80' }],
])('%s is refused', (_, method, headers) => {
  expect(ask(method, headers)).toEqual(expect.any(String));
});
