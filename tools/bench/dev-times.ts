import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openBrowser } from '../lib/browser.ts';
import { startDevServer } from '../lib/dev-server.ts';

/** Times in the dev server, in ms. */
export interface DevTimes {
  /** How long a writer waits for a word to show: from saving the file until the open page has the word, for each edit. */
  edits: number[];
  /** How long the home page takes each time that it is asked for. */
  home: number[];
}

/** Milliseconds between two edits, in which the dev server stores what is new and checks it, as it would for a writer. */
const PAUSE = 2_500;

const EDITS = 7;

/** Of these the first third is left out, in which the server still warms up. */
const VISITS = 60;

async function timesOf(address: string): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 1; visit <= VISITS; visit += 1) {
    const began = performance.now();
    const response = await fetch(address);
    await response.text();
    if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
    times.push(performance.now() - began);
  }
  return times.slice(VISITS / 3);
}

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
 * @param folder a project with its packages
 * @param file an article of it
 * @param address the article’s page
 */
export async function timesInDev(folder: string, file: string, address: string): Promise<DevTimes> {
  const server = await startDevServer(folder);
  const browser = await openBrowser();
  try {
    const home = await timesOf(`${server.origin}/`);
    const page = await browser.newPage();
    await page.goto(server.origin + address);
    return { home, edits: await timesOfEdits(page, file) };
  } finally {
    await browser.close();
    await server.stop();
  }
}
