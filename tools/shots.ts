/**
 * `npm run shots`: takes a screenshot of every page on a phone and a desktop, light and dark, into shots/.
 * `npm run shots -- /AboutUs /FAQ` takes only those pages.
 */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { openBrowser } from './lib/browser.ts';
import { builtPages, wantedPages } from './lib/site-pages.ts';
import { createPreviewServer } from './preview.ts';
import { main, needSite, readArguments } from './setup.mjs';

const screens = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
];

/** Loads every lazy image and lays out every deferred part, so that the screenshot shows them. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const late of document.querySelectorAll<HTMLElement>('footer, .page-end'))
      late.style.contentVisibility = 'visible';
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

await main(async () => {
  const { positionals } = readArguments({ allowPositionals: true }, 'Write: npm run shots -- [/AboutUs /FAQ]');
  needSite();
  const pages = wantedPages(positionals, [...builtPages(), '/nowhere']);
  await using started = new AsyncDisposableStack();
  const server = started.adopt(await createPreviewServer(), (preview) => preview.close());
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  await using browser = await openBrowser();
  mkdirSync('shots', { recursive: true });
  for (const { name, width, height } of screens) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width, height };
      await using context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const address of pages) {
        await page.goto(origin + address);
        await loadPictures(page);
        const file = address === '/' ? 'index' : address.slice(1).replaceAll('/', '-');
        await page.screenshot({ path: `shots/${file}-${name}-${colorScheme}.png`, fullPage: true });
      }
    }
  }
  console.log(`${pages.length * screens.length * 2} pictures are in shots/.`);
});
