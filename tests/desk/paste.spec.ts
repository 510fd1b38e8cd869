import { expect, test } from '@playwright/test';
import { editorIn, startDesk, type TestDesk } from './support/desk.ts';

let desk: TestDesk;

test.beforeAll(async () => {
  desk = await startDesk();
});

test.afterAll(async () => {
  await desk.stop();
});

const item = (mark: string, list: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list} level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

/** As Word puts it on the clipboard. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<p class=MsoNormal>A reason is <b>written down</b>.<o:p></o:p></p>
${item('·', 'l0', 'Where it comes from.')}
${item('·', 'l0', 'What would show it wrong.')}
<p class=MsoNormal>Then:<o:p></o:p></p>
${item('1.', 'l1', 'Read it.')}
${item('2.', 'l1', 'Sign it.')}
<!--EndFragment--></body></html>`;

test('what is pasted from a word processor comes as a text of this site, its lists as lists', async ({ page }) => {
  const file = 'content/faq/how-to-start.mdx';
  await page.goto(`${desk.origin}/desk#/keystatic/collection/faq/item/how-to-start`);
  const editor = editorIn(page);
  const text = editor.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, fromWord);
  await expect(text.getByRole('listitem')).toHaveCount(4);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => desk.read(file))
    .toMatch(
      /\n\nA reason is \*\*written down\*\*\.\n\n- Where it comes from\.\n- What would show it wrong\.\n\nThen:\n\n1\. Read it\.\n2\. Sign it\.\n$/,
    );
});
