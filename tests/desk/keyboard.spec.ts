import { expect, test } from '@playwright/test';
import { nextArticle } from '../lib/content-now.ts';
import { tabTo } from '../lib/tab-to.ts';
import { partsOf, useDesk } from './support/test.ts';

const desk = useDesk();

const article = `content/communiques/${nextArticle}.mdx`;

test('an article is created, written, fixed and handed over without a mouse', async ({ page }) => {
  const { editor, text, field, findings } = partsOf(page);
  const { keyboard } = page;
  const type = (words: string) => keyboard.type(words, { delay: 25 });
  const fill = async (label: string, words: string) => {
    await tabTo(page, field(label));
    await type(words);
  };

  await page.goto(`${desk.origin}/desk`);
  const task = page.getByRole('link', { name: 'Write a new article' });
  await expect(task).toBeVisible();
  await tabTo(page, task);
  await keyboard.press('Enter');
  await expect(text).toBeVisible();
  await fill('Title', 'Why we write our reasons down');
  await fill('Summary', 'A reason that is on paper can be checked later.');
  await fill('Description', 'What UpperCrust writes down before it buys a company.');

  await tabTo(page, text);
  await type('Our return is guaranteed.');
  await keyboard.press('Enter');
  await type('## What the note says');
  await keyboard.press('Enter');
  await type('- Where the advantage comes from.');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await type('It holds /Fact');
  await expect(editor.getByRole('option', { name: /^Fact/ })).toBeVisible();
  await keyboard.press('Enter');
  await type(' of [Emerging Moat](/EmergingMoat).');
  await keyboard.press('Enter');
  await type('Past performance is no guide.');
  await keyboard.press('Shift+Home', { delay: 50 });
  // A toolbar is one tab stop; the arrow keys move within it.
  await tabTo(page, editor.getByRole('checkbox', { name: 'Bold' }), 'Shift+Tab');
  await tabTo(page, editor.getByRole('checkbox', { name: 'Note' }), 'ArrowRight');
  await keyboard.press('Space');
  await expect(editor.getByRole('checkbox', { name: 'Note' })).toBeChecked();
  await tabTo(page, text);
  // The editor follows the caret a moment after the browser has moved it.
  const isCaret = () => text.evaluate(({ ownerDocument }) => ownerDocument.getSelection()?.isCollapsed);
  await keyboard.press('ArrowRight', { delay: 50 });
  await expect.poll(isCaret).toBe(true);
  await keyboard.press('End', { delay: 50 });
  await keyboard.press('Enter');
  await type('It ends here.');
  await tabTo(page, editor.getByRole('button', { name: 'Create' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect.poll(() => desk.git('status', '--porcelain', 'content')).toContain(article);

  await expect(findings.getByRole('listitem')).toHaveText(/Nobody can guarantee a return/);
  await tabTo(page, findings.getByRole('button'));
  await keyboard.press('Enter');
  await expect(text).toBeFocused();
  // No element that users cannot scroll has been scrolled.
  expect(
    await editor
      .locator('body *')
      .evaluateAll((all: Element[]) =>
        all
          .filter((element) => element.scrollTop > 0 && getComputedStyle(element).overflowY === 'hidden')
          .map(({ tagName }) => tagName),
      ),
  ).toEqual([]);
  await keyboard.press('Home');
  await keyboard.press('Shift+End');
  await type('Memory is kind.');
  await keyboard.press('ControlOrMeta+S');
  await expect(findings.getByRole('heading')).toHaveText('No findings');
  expect(desk.read(article)).toContain(
    'Memory is kind.\n\n## What the note says\n\n- Where the advantage comes from.\n',
  );
  expect(desk.read(article)).toContain('It holds <Fact of="EmergingMoat" name="holdings" />');
  expect(desk.read(article)).toContain('<Note>Past performance is no guide.</Note>\n\nIt ends here.\n');

  await tabTo(page, page.getByRole('link', { name: 'Hand over', exact: true }), 'Shift+Tab');
  await keyboard.press('Enter');
  const commit = page.getByRole('button', { name: 'Save as a branch and a commit' });
  await expect(commit).toBeVisible();
  await tabTo(page, commit);
  await keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('on the branch desk-');
  expect(desk.git('show', '--name-only', '--format=%s')).toBe(`Add “Why we write our reasons down”\n\n${article}\n`);
});
