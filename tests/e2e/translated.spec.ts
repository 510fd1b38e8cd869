import { test as alone, expect, type Locator, type Page } from '@playwright/test';
import { contactForm, message, thanks } from '../lib/contact-form.ts';
import { address, feeForm, links } from '../lib/fee-form.ts';
import { test as withMail } from '../lib/mail-provider.ts';
import { test } from '../lib/one-page.ts';
import { listen } from '../lib/quiet.ts';
import { holdScripts, watchRequests } from '../lib/scripts.ts';

// A visitor has the browser translate a page before using anything on it.

/** Translates the page as Chrome does: replaces every text with two nested elements around other words. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style, textarea')) continue;
      const outer = document.createElement('span');
      const inner = outer.appendChild(document.createElement('span'));
      inner.textContent = `«${text.nodeValue}»`;
      text.parentNode?.replaceChild(outer, text);
    }
  });

test('questions and menus of a translated page open, and stay', async ({ page, remarks }) => {
  await page.goto('/FAQ');
  await translate(page);
  const questions = page.getByRole('main').getByRole('group');
  const all = await questions.count();
  for (const index of [0, 1]) await questions.nth(index).getByRole('heading').click();
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(questions).toHaveCount(all);

  for (const name of ['Services', 'Downloads']) {
    await page.getByRole('button', { name }).click();
    await expect(page.locator(':popover-open').getByRole('link').first()).toBeVisible();
  }
  expect(remarks).toEqual([]);
});

alone('the figures of a translated home page are shown at once, and translated', async ({ page, baseURL }) => {
  const remarks = listen(page, baseURL ?? '');
  await page.clock.install();
  await page.goto('/');
  await translate(page);
  const asked = watchRequests(page);
  // No time passes from here on.
  await page.clock.pauseAt(Date.now() + 60_000);
  const label = page.getByRole('term').filter({ hasText: /years/ });
  await label.scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').locator('[data-counter="shown"]')).toHaveCount(3);
  await expect(label).toHaveText('«years»');
  expect(asked).toEqual([]);
  expect(remarks).toEqual([]);
});

test('typing into a form of a translated page loses neither a letter nor the focus', async ({ page }) => {
  for (const [path, field] of [
    ['/ContactUs', contactForm(page).from_name],
    ['/FeeCalculation', feeForm(page).capital],
  ] as const) {
    await page.goto(path);
    await translate(page);
    await field.click();
    await page.keyboard.press('ControlOrMeta+a');
    for (const key of '1234567') {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(page.locator('astro-island:not([ssr]) form')).toBeVisible();
    await page.keyboard.press('8');
    await expect(field, path).toHaveValue(/1,?2,?3,?4,?5,?6,?7,?8/);
    await expect(field, path).toBeFocused();
  }
});

test('the first press on Calculate, or on a preset, of a translated page gives its result', async ({ page }) => {
  await page.goto(address);
  await translate(page);
  const { capital, illustration, calculate, result } = feeForm(page);
  await calculate.click();
  await expect(result).toBeVisible();
  await expect(capital).toHaveValue('50,00,000');

  await page.goto(address);
  await translate(page);
  await illustration.check({ force: true });
  await page.getByRole('button', { name: 'Loss 20%' }).click();
  await expect(result).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Return of each year, %' })).toHaveValue('-20');
});

test('a press during which React replaces the form is not lost, nor is the focus of a button', async ({ page }) => {
  const { capital, illustration, calculate, result } = feeForm(page);
  // Not translated, so by React.
  const isReplaced = page.getByRole('button', { name: 'Calculate', exact: true });
  const open = async () => {
    // Another page first: a reload keeps the scroll position, so the mouse could hydrate the form before it is translated.
    await page.goto('/robots.txt');
    await page.mouse.move(0, 0);
    await page.goto(address);
    await translate(page);
  };
  const pressWhileReplaced = async (control: Locator) => {
    await open();
    await control.hover();
    await page.mouse.down();
    await expect(isReplaced).toBeVisible();
    await page.mouse.up();
  };
  await pressWhileReplaced(calculate);
  await expect(result).toBeVisible();
  await expect(calculate).toBeFocused();

  await pressWhileReplaced(capital);
  await expect(capital).toBeFocused();

  await pressWhileReplaced(page.locator('label').filter({ hasText: 'Regulator-style illustration' }));
  await expect(illustration).toBeChecked();

  await open();
  await calculate.focus();
  await expect(isReplaced).toBeVisible();
  await expect(calculate).toBeFocused();
});

test('a result that the browser has translated gives way to the next one, whole', async ({ page, remarks }) => {
  await page.goto(links.plans);
  const { capital, years, calculate, summary } = feeForm(page);
  for (const mode of ['Fee plans side by side', 'Simple projection']) {
    await page.getByRole('radio', { name: mode }).check();
    await capital.fill('1 crore');
    await years.fill('3');
    await calculate.click();
    await expect(summary).toContainText('over 3 years');
    await translate(page);
    await years.fill('4');
    await calculate.click();
    await expect(summary).toContainText('over 4 years');
    await expect(summary).not.toContainText('«');
    await translate(page);
    // Without capital, the result has fewer words.
    await capital.fill('0');
    await calculate.click();
    await expect(summary).not.toContainText('of the capital');
    await expect(capital).toHaveValue('0');
  }
  expect(remarks).toEqual([]);
});

test('a shared link that is translated before its script arrives still gives its result', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(links.depleted);
  await translate(page);
  release();
  const { capital, calculate, result } = feeForm(page);
  await expect(result).toBeVisible();
  await expect(capital).toHaveValue('1,00,000');

  // React has replaced the form; what is typed since is nevertheless there after a reload.
  await capital.fill('2 crore');
  await calculate.click();
  await expect(page).toHaveURL(/capital=20000000&/);
  await capital.fill('3 crore');
  await page.reload();
  await expect(capital).toHaveValue('3 crore');
  await expect(page).toHaveURL(/capital=20000000&/);
});

test('a translated page shows the next error beside its field', async ({ page }) => {
  await page.goto('/ContactUs');
  const form = contactForm(page);
  const { reply_to, submit } = form;
  await form.wake();
  await submit.click();
  await expect(form.alert).toContainText('Enter your email address');
  await translate(page);
  await reply_to.fill('asha@');
  await submit.click();
  await expect(reply_to).toHaveAccessibleDescription(/^Error: (?!.*Enter your email).*name@example\.com/);
});

withMail('the first press on Submit of a translated page sends the message', async ({ page, received }) => {
  const release = await holdScripts(page);
  await page.goto('/Information');
  await translate(page);
  const form = contactForm(page);
  await form.fill();
  await form.submit.click();
  release();
  await expect(form.status).toHaveText(thanks);
  expect(received.map(({ template_params }) => template_params)).toEqual([message]);
});
