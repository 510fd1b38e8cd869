import { expect, test } from '@playwright/test';
import { openEntry, useDesk } from './support/test.ts';

const desk = useDesk();

const item = (mark: string, list: string, words: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

/** HTML as Word puts it on the clipboard. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<h1>Why we buy<o:p></o:p></h1>
<h2>In words<o:p></o:p></h2>
<p class=MsoNormal>A reason is <b>written down</b>.<o:p></o:p></p>
${item('·', 'l0', 'Where it comes from.')}
${item('o', 'l0', 'A filing.', 2)}
${item('a)', 'l0', 'Of its own.', 3)}
${item('o', 'l0', 'A call.', 2)}
${item('·', 'l0', 'What would show it wrong.')}
<p class=MsoNormal>Then:<o:p></o:p></p>
${item('1.', 'l1', 'Read it.')}
${item('2.', 'l1', 'Sign it.')}
<table><tr><td><p class=MsoNormal>Fee<o:p></o:p></p></td><td><p class=MsoNormal>When<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal><b>Fixed</b></p><p class=MsoNormal>or none</p></td>
<td>${item('·', 'l2', 'Each quarter')}${item('·', 'l2', 'On exit')}</td></tr></table>
<!--EndFragment--></body></html>`;

test('text pasted from a word processor becomes plain Markdown, with its lists', async ({ page }) => {
  const file = 'content/faq/how-to-start.mdx';
  const { text, press } = await openEntry(page, desk, file);
  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, fromWord);
  await expect(text.getByRole('listitem')).toHaveCount(7);
  await press('Save');
  await expect
    .poll(() => desk.read(file))
    .toMatch(
      /\n\n## Why we buy\n\n### In words\n\nA reason is \*\*written down\*\*\.\n\n- Where it comes from\.\n {2}- A filing\.\n {4}1\. Of its own\.\n {2}- A call\.\n- What would show it wrong\.\n\nThen:\n\n1\. Read it\.\n2\. Sign it\.\n\n\| Fee +\| When +\|\n\| -+ \| -+ \|\n\| \*\*Fixed\*\*; or none \| Each quarter; On exit \|\n$/,
    );
});

test('a link pasted over words keeps them and the spaces around them', async ({ page }) => {
  const { text } = await openEntry(page, desk, 'communiques/create');
  await page.getByRole('combobox', { name: 'Link to' }).fill('Tax on your portfolio');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText(/^The link is copied/)).toBeVisible();
  const toTax = text.getByRole('link');
  const link = '<a href="/Tax">Tax on your portfolio</a>';
  for (const { selected, pasted } of [
    { selected: 'Tax' },
    { selected: ' Tax ' },
    // Pasted right after selecting, before the editor notices, as on a busy machine.
    { selected: 'Tax', pasted: link },
  ]) {
    await text.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('The page Tax works it out.');
    await expect(text).toHaveText('The page Tax works it out.');
    await expect(toTax).toHaveCount(0);
    await text.evaluate(
      (element, { selected, pasted }) => {
        const [node] = element.querySelector('p')?.childNodes ?? [];
        const from = node?.nodeValue?.indexOf(selected) ?? 0;
        const selection = element.ownerDocument.getSelection();
        selection?.setBaseAndExtent(node as Node, from, node as Node, from + selected.length);
        if (pasted === undefined) return;
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', pasted);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      { selected, pasted },
    );
    if (pasted === undefined) await page.keyboard.press('ControlOrMeta+V');
    await expect(toTax).toHaveText('Tax');
    await expect(toTax).toHaveAttribute('href', /\/Tax$/);
    await expect(text).toHaveText('The page Tax works it out.');
  }
});
