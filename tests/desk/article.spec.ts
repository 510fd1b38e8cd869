import { expect, test } from '@playwright/test';
import { editorIn, startDesk, type TestDesk } from './support/desk.ts';

test.describe.configure({ mode: 'serial' });

let desk: TestDesk;

test.beforeAll(async () => {
  desk = await startDesk();
});

test.afterEach(() => {
  const { status, expectedStatus } = test.info();
  if (status !== expectedStatus) console.log(desk.output().slice(-2000), desk.read(article));
});

test.afterAll(async () => {
  await desk.stop();
});

const article = 'content/communiques/Communique5.mdx';

/** Milliseconds between two keys: the editor looks at what was typed in between. */
const delay = 25;

test('a new article is written as it looks, and its mistakes stand beside it in the words of the checks', async ({
  page,
}) => {
  const editor = editorIn(page);
  const findings = page.getByRole('region', { name: 'Findings of this entry' });
  const text = editor.getByRole('textbox', { name: 'Text' });
  const type = (words: string) => page.keyboard.type(words, { delay });
  const nextLine = () => page.keyboard.press('Enter');
  const insert = async (name: string) => {
    await type(`/${name}`);
    await expect(editor.getByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible();
    await nextLine();
  };

  await page.goto(`${desk.origin}/desk`);
  await page.getByRole('link', { name: 'Write a new article' }).click();
  await editor.getByRole('textbox', { name: 'Title' }).fill('Why we write our reasons down');
  await expect(editor.getByRole('textbox', { name: 'File’s name' })).toHaveValue('Communique5');
  await editor.getByRole('textbox', { name: 'Date', exact: true }).fill('2025-09-15');
  await editor.getByRole('textbox', { name: 'Summary' }).fill('A reason that is on paper can be checked later.');
  await editor
    .getByRole('textbox', { name: 'Description' })
    .fill('What UpperCrust writes down before it buys a company, and how the note is used.');

  await text.click();
  await type('Our return is guaranteed. Mind the ');
  await editor.getByRole('checkbox', { name: 'Term' }).click();
  await type('alpha');
  await editor.getByRole('checkbox', { name: 'Term' }).click();
  await type('.');
  await nextLine();
  await type('## What the note says');
  await nextLine();
  await type('- Where the advantage comes from.');
  await nextLine();
  await type('What would show that we were wrong.');
  await nextLine();
  await nextLine();
  await type('Emerging Moat holds ');
  await insert('Fact');
  await type('. Its page is [here](/EmergingMote) to read.');
  await nextLine();
  await editor.getByRole('checkbox', { name: 'Note' }).click();
  await type('Past performance is no guide.');
  await editor.getByRole('checkbox', { name: 'Note' }).click();
  await nextLine();
  await insert('Table');
  await type('Part');
  await editor.getByRole('button', { name: 'Create' }).click();

  // Three mistakes, in the words of the checks.
  await expect(findings.getByRole('listitem')).toHaveCount(3);
  await expect(findings).toContainText('Nobody can guarantee a return');
  await expect(findings).toContainText('/EmergingMote leads nowhere: did you mean “/EmergingMoat”?');
  await expect(findings).toContainText('“here” do not say where it leads');
  expect(desk.read(article)).toContain('<Term id="alpha">alpha</Term>');
  expect(desk.read(article)).toContain('holds <Fact of="EmergingMoat" name="holdings" />.');
  expect(desk.read(article)).toContain('<Note>Past performance is no guide.</Note>');
  expect(desk.read(article)).toMatch(
    /\n## What the note says\n\n- Where the advantage comes from\.\n- What would show/,
  );
});
