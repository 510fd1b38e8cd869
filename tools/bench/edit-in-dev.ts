import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openBrowser } from '../lib/browser.ts';
import { startDevServer } from '../lib/dev-server.ts';

/** Milliseconds between two edits, in which the dev server stores what is new and checks it, as it would for a writer. */
const PAUSE = 2_500;

const EDITS = 7;

/** @param page shows the article in the file */
async function timesOfEdits(page: Page, file: string): Promise<number[]> {
  const times: number[] = [];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const word = `word${edit}`;
    const text = readFileSync(file, 'utf8').trimEnd();
    const began = performance.now();
    writeFileSync(file, `${text} ${word}\n`);
    await page.waitForFunction((wanted) => document.documentElement.textContent.includes(wanted), word);
    times.push(performance.now() - began);
    await setTimeout(PAUSE);
  }
  return times;
}

/**
 * How long a writer waits for a word to show: from saving the file until the open page has the word, in ms.
 *
 * @param folder a project with its packages
 * @param file an article of it
 * @param address the article’s page
 * @returns one time for each edit
 */
export async function editInDev(folder: string, file: string, address: string): Promise<number[]> {
  const server = await startDevServer(folder);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(server.origin + address);
    return await timesOfEdits(page, file);
  } finally {
    await browser.close();
    await server.stop();
  }
}
