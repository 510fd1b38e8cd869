import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect as expectSoon, type Page, type Route, test } from '@playwright/test';
import sharp from 'sharp';
import { type DevServer, startDevServer } from '../lib/dev-server.ts';
import { change, copyProjectTo, newFolder } from '../lib/project-copy.ts';

test.describe.configure({ mode: 'serial', timeout: 90_000 });

/** A dev server that has just started on a busy machine may be slow; the bench measures how fast it is. */
const expect = expectSoon.configure({ timeout: 20_000 });

let project: string;
let server: DevServer;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  project = copyProjectTo(newFolder());
  server = await startDevServer(project);
});

// The output of the server is the first thing to look at after a failure.
test.afterEach(() => {
  const { status, expectedStatus } = test.info();
  if (status !== expectedStatus) console.log(server.output());
});

test.afterAll(async () => {
  await server.stop();
  rmSync(project, { recursive: true, force: true });
});

const article = 'content/communiques/Communique4.mdx';

/** Changes a file as an editor does. */
const edit = (file: string, from: string, to: string) => {
  change(path.join(project, file), from, to);
};

/** The page that replaces every other one while there are mistakes. */
const mistakes = (page: Page) => page.locator('body:has(> h1:text-matches("mistakes? in the content"))');

/** Opens another page, although the dev server may still be reloading the previous one. */
const goOn = (page: Page, address: string) =>
  expect(async () => {
    // A navigation that such a reload cuts off may never end.
    await page.goto(server.origin + address, { timeout: 10_000 });
    await expect(page).toHaveURL(server.origin + address, { timeout: 100 });
  }).toPass();

test('an edit is shown, a mistake replaces the page, and the page comes back', async ({ page }) => {
  await page.goto(`${server.origin}/Communique4`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five sources of economic moat');

  edit(article, 'title: Five sources', 'title: Whence the sources');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Whence the sources');

  edit(article, '[risk factors](/RiskFactors)', '[here](/RiskFactor)');
  await expect(mistakes(page)).toContainText('2 mistakes in the content');
  await expect(mistakes(page)).toContainText(
    /content\/communiques\/Communique4\.mdx:52 {2}\/RiskFactor does not exist: did you mean “\/RiskFactors”\?/,
  );
  await expect(mistakes(page)).toContainText('“here”');

  await goOn(page, '/AboutUs');
  await expect(mistakes(page)).toContainText('2 mistakes in the content');

  edit(article, '[here](/RiskFactor)', '[risk factors](/RiskFactors)');
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  await expect(mistakes(page)).toHaveCount(0);
});

test('an edit that the dev server announces before a page listens is shown too', async ({ page, context }) => {
  const other = await context.newPage();
  await goOn(other, '/Communique4');
  const holdClient = async (route: Route) => {
    edit(article, 'title: Whence the sources', 'title: Whither the sources');
    // Once it is shown in the other page, nothing more is announced.
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Whither the sources');
    await route.continue();
  };
  await page.route('**/@vite/client', holdClient, { times: 1 });
  await page.goto(`${server.origin}/Communique4`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Whither the sources');
  await other.close();
});

test('a page that shows an edit is not reloaded any more', async ({ page }) => {
  await goOn(page, '/Communique4');
  edit(article, 'title: Whither the sources', 'title: Thence the sources');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thence the sources');
  // On a busy machine, Astro's signal and that of showMistakes, for a page that began to listen in between, come apart.
  await page.waitForLoadState('networkidle');
  await expect(page.waitForEvent('framenavigated', { timeout: 3_000 })).rejects.toThrow('Timeout');
});

test('invalid fields replace the page too', async ({ page }) => {
  await page.goto(`${server.origin}/Communique4`);
  edit(article, 'date: 2025-06-23', 'date: 2025-02-30');
  await expect(mistakes(page)).toContainText(/Communique4\.mdx:3 {2}date is not a date that exists/);
  edit(article, 'date: 2025-02-30', 'date: 2025-06-24');
  await expect(page.getByText('24 June 2025', { exact: true })).toBeVisible();
});

test('an editor that empties a file and fills it a moment later loses nothing', async ({ page }) => {
  // An idle server notices the file at once.
  await page.goto(`${server.origin}/Communique4`, { waitUntil: 'networkidle' });
  const whole = readFileSync(path.join(project, article), 'utf8');
  const file = openSync(path.join(project, article), 'w');
  // Within this time the watcher reports no second change of a file.
  await wait(25);
  writeFileSync(file, whole.replace('date: 2025-06-24', 'date: 2025-06-25'));
  closeSync(file);
  await expect(page.getByText('25 June 2025', { exact: true })).toBeVisible();
});

test('adding a missing picture is enough to bring the page back', async ({ page }) => {
  await page.goto(`${server.origin}/Communique4`);
  edit(article, '\n---\n\n', '\n---\n\n![A ring of water, seen from above](./moat.svg)\n\n');
  await expect(mistakes(page)).toContainText('there is no picture ./moat.svg');
  const circle =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90" height="90"><circle cx="4" cy="4" r="3"/></svg>';
  writeFileSync(path.join(project, 'content/communiques/moat.svg'), circle);
  await expect(page.getByRole('img', { name: 'A ring of water, seen from above' })).toBeVisible();
});

test('a PDF that is cut off replaces the page too, until it is complete', async ({ page }) => {
  const pdf = path.join(project, 'public/files/investor-charter.pdf');
  const whole = readFileSync(pdf);
  await page.goto(`${server.origin}/Documents`);
  writeFileSync(pdf, whole.subarray(0, 20_000));
  await expect(mistakes(page)).toContainText('public/files/investor-charter.pdf, which is cut off');
  writeFileSync(pdf, whole);
  await expect(mistakes(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
});

test('a new article is shown before it has a PDF', async ({ page }) => {
  await page.goto(`${server.origin}/Communique9`);
  await expect(page).toHaveTitle(/Page not found/);
  const text = readFileSync(path.join(project, 'content/communiques/Communique1.mdx'), 'utf8');
  writeFileSync(
    path.join(project, 'content/communiques/Communique9.mdx'),
    text.replace(/^title: .*$/m, 'title: An article of tomorrow'),
  );
  await expect(page, 'is loaded by itself').toHaveTitle(/An article of tomorrow/);
  await expect(page.getByRole('link', { name: 'Printable version of this article' })).toHaveCount(0);
});

test('an article that is deleted while it is open is not found', async ({ page }) => {
  await page.goto(`${server.origin}/Communique9`);
  rmSync(path.join(project, 'content/communiques/Communique9.mdx'));
  await expect(page).toHaveTitle(/Page not found/);
});

test('no page of another address, even of this machine, may read drafts or stored messages', async ({ request }) => {
  for (const address of ['/', `/${article}?raw`]) {
    const answer = await request.get(server.origin + address, { headers: { Origin: 'http://127.0.0.1:6006' } });
    expect(answer.status(), address).toBe(200);
    expect(answer.headers(), address).not.toHaveProperty('access-control-allow-origin');
  }
});

test('the share image of a page is drawn when it is requested', async ({ request }) => {
  const answer = await request.get(`${server.origin}/social/FAQ.jpg`);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect(await sharp(await answer.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('a draft is shown with its mark, on its page and in the list', async ({ page }) => {
  await page.goto(`${server.origin}/Communique4`);
  edit(article, 'date: 2025-06-25', 'date: 2025-06-25\ndraft: true');
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await goOn(page, '/NewsLetter');
  await expect(page.getByRole('listitem').filter({ hasText: 'sources of economic moat' })).toContainText('Draft');
  await goOn(page, '/FAQ');
  edit('content/faq/who-can-invest.mdx', 'question:', 'draft: true\nquestion:');
  await expect(page.getByRole('heading', { name: 'Who can invest? (Draft)' })).toBeVisible();
});

test('the toolbar shows writers the file of the page, its findings and its length', async ({ page }) => {
  const file = 'content/communiques/Communique3.mdx';
  await page.goto(`${server.origin}/Communique3`);
  const panel = page.locator('astro-dev-toolbar-window').filter({ hasText: file });
  await page.getByRole('button', { name: 'For writers' }).click();
  await expect(panel.getByText(file)).toBeVisible();
  await expect(panel.getByText(/[1-9]\d+ words, [1-9]\d* min, dated \d/)).toBeVisible();

  const [, first = ''] = /\n---\n+([^\n]{20,})\n/.exec(readFileSync(path.join(project, file), 'utf8')) ?? [];
  edit(file, first, `${first} The scheme is one of several.`);
  const finding = panel.getByRole('listitem').filter({ hasText: 'scheme' });
  await expect(finding, 'stays open').toBeVisible();

  const mark = () =>
    page.evaluate(() => {
      document.documentElement.dataset['before'] = '';
    });
  await expect(mark, 'not while the page is loaded for the edit before').toPass();
  edit(file, 'The scheme is one of several.', 'The scheme is one of several, and no more.');
  await expect(page.locator('html[data-before]'), 'is loaded again').toHaveCount(0);
  await expect(finding, 'stays open').toBeVisible();
});
