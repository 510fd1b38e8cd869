import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { startDesk, type TestDesk } from './desk.ts';

/** A desk for the tests of one file. If a test fails, the desk's output and the changed content are logged. */
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

/** Locators for the editor in the desk's page, and for the panels beside it. */
export function partsOf(page: Page) {
  const editor = page.frameLocator('iframe[title="Editor"]');
  const press = (button: string) => editor.getByRole('button', { name: button, exact: true }).click();
  return {
    editor,
    text: editor.getByRole('textbox', { name: 'Text' }),
    field: (label: string) => editor.getByRole('textbox', { name: label, exact: true }),
    press,
    alert: page.getByRole('alert'),
    refused: page.getByRole('alert', { name: 'Not saved' }),
    findings: page.getByRole('region', { name: 'Findings of this entry' }),
    shown: page.frameLocator('iframe[title^="Page:"]'),
    /** Inserts a picture at the caret. @param picture or its path */
    addPicture: async (picture: Awaited<ReturnType<typeof pictureFile>> | string) => {
      const chooser = page.waitForEvent('filechooser');
      await press('Image');
      await (await chooser).setFiles(picture);
    },
    /** Opens the details of what was clicked in the text: the engine's button for this has only a tooltip. */
    openDetails: async () => {
      const edit = editor.getByRole('button', { name: /^$/ }).nth(1);
      await edit.hover();
      await expect(editor.getByRole('tooltip')).toHaveText('Edit');
      await edit.click();
    },
  };
}

/** Opens the desk, and from there a task or an entry by name. */
export async function openFrom(page: Page, { origin }: TestDesk, name: string) {
  await page.goto(`${origin}/desk`);
  await page.getByRole('link', { name, exact: true }).click();
  return partsOf(page);
}

/** Opens a file of the content, or the form for a new one: `glossary/create`. */
export async function openEntry(page: Page, desk: TestDesk, file: string) {
  const place = file.replace(/^content\/(.+)\/(.+)\.\w+$/, '$1/item/$2');
  await page.goto(`${desk.origin}/desk#/keystatic/collection/${place}`);
  const parts = partsOf(page);
  /** Saves, and waits until the file contains these words. */
  const save = async (words: string) => {
    await parts.press('Save');
    await expect.poll(() => desk.read(file)).toContain(words);
  };
  /** Keeps the text in the editor although the file has changed. */
  const keepMine = async () => {
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(parts.alert).toHaveCount(0);
  };
  return { ...parts, save, keepMine };
}
