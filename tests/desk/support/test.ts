import { type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { startDesk, type TestDesk } from './desk.ts';

/** A desk for the tests of one file. What it printed is the first thing that somebody wants to know of a test that fails. */
export function useDesk(): TestDesk {
  const desk = {} as TestDesk;
  test.beforeAll(async () => {
    Object.assign(desk, await startDesk());
  });
  test.afterEach(() => {
    const { status, expectedStatus } = test.info();
    if (status !== expectedStatus) console.log(desk.output().slice(-2000), desk.git('diff', 'content'));
  });
  test.afterAll(() => desk.stop());
  return desk;
}

/** A picture of one colour, for a file chooser. */
export const pictureFile = async (name: string, format: 'png' | 'jpeg', size = { width: 400, height: 300 }) => ({
  name,
  mimeType: `image/${format}`,
  buffer: await sharp({ create: { ...size, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer(),
});

/** The editor in the desk's page, and what stands beside it. */
export function partsOf(page: Page) {
  const editor = page.frameLocator('iframe[title="Editor"]');
  return {
    editor,
    text: editor.getByRole('textbox', { name: 'Text' }),
    field: (label: string) => editor.getByRole('textbox', { name: label, exact: true }),
    press: (button: string) => editor.getByRole('button', { name: button, exact: true }).click(),
    findings: page.getByRole('region', { name: 'Findings of this entry' }),
    shown: page.frameLocator('iframe[title^="Page:"]'),
  };
}

/** Opens an entry, for instance `glossary/item/beta`, or a form for a new one. */
export async function openEntry(page: Page, { origin }: TestDesk, place: string) {
  await page.goto(`${origin}/desk#/keystatic/collection/${place}`);
  return partsOf(page);
}
