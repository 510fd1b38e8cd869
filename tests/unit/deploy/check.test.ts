import { expect, it } from 'vitest';
import { changesOnTheWay } from '../../../tools/deploy/check.ts';
import { previewOf } from '../../lib/preview.ts';

const files = {
  'index.html': 'Home',
  '404.html': 'Nothing',
  'FAQ.html': 'me@here.example',
  'files/charter.pdf': '%PDF',
  '.well-known/security.txt': 'Contact: mailto:me@here.example',
  _redirects: '/Old /FAQ 301\n/Older /FAQ 301\n',
};
const obfuscated = '<a href="/cdn-cgi/l/email-protection#a1b2">[email&#160;protected]</a>';

/** At 127.0.0.1 instead of localhost, this host does what a network in front of it might do. */
const { folder, addressOf } = previewOf(files, () => [
  {
    name: 'network-between',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(({ url, headers }, response, next) => {
        if (headers.host?.startsWith('localhost')) next();
        else if (url === '/no-such-page') response.end('Found');
        else if (url === '/.well-known/security.txt') response.writeHead(403).end(files['.well-known/security.txt']);
        else if (url === '/Old') response.writeHead(404).end();
        else if (url === '/Older') response.writeHead(301, { Location: '/' }).end();
        else if (url === '/FAQ') response.setHeader('Set-Cookie', 'a=b').end(obfuscated);
        else next();
      });
    },
  },
]);

it('reports what reaches visitors differently from the build, and the likely cause', async () => {
  const origin = addressOf('/').href;
  expect(await changesOnTheWay(folder, origin)).toEqual([]);
  expect(await changesOnTheWay(folder, origin.replace('localhost', '127.0.0.1'))).toEqual(
    expect.arrayContaining([
      'answered with status 200: /no-such-page, 1 in all',
      'not what was built last: /no-such-page, 1 in all',
      'changed by Cloudflare: email-protection: /FAQ, 1 in all',
      'sent with a cookie: /FAQ, 1 in all',
      'answered with status 403: /.well-known/security.txt, 1 in all',
      'does not lead to /FAQ: /Old, 2 in all',
      'without “X-Content-Type-Options: nosniff”: /.well-known/security.txt, 3 in all',
    ]),
  );
});
