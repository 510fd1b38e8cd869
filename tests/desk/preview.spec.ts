import { expect, test } from '@playwright/test';
import { hidesPages } from '../../src/collections/findings/finding.ts';
import { files } from '../mistakes/example.ts';
import { examples } from '../mistakes/index.ts';
import { openEntry, partsOf, useDesk } from './support/test.ts';

const desk = useDesk();

const { article } = files;

test('a page is rendered with any mistake in words, links and headings, and with no other', async ({ page }) => {
  const { shown } = partsOf(page);
  const before = desk.read(article);
  const drawn = examples.flatMap(({ file, code, change, also }) =>
    file === article &&
    typeof change === 'object' &&
    also === undefined &&
    !hidesPages({ code, file, line: 1, message: '' })
      ? [change]
      : [],
  );
  expect(drawn.length).toBeGreaterThan(20);
  const wrong = drawn.reduce((text, [from, to]) => {
    expect(text).toMatch(from);
    return text.replace(from, () => to);
  }, before);
  desk.write(article, wrong);
  await openEntry(page, desk, article);
  await expect(shown.getByText('The return is guaranteed.')).toBeVisible();
  await expect(shown.getByRole('heading', { name: 'Five sources', exact: true })).toBeVisible();

  desk.write(article, before.replace('\n---\n\n', '\n---\n\n<Fact of="EmergingMoat" />\n\n'));
  await expect(page.getByText('No page can be shown until one finding is fixed')).toBeVisible();
  await expect(page.getByTitle(/^Page:/)).toHaveCount(0);

  desk.write(article, before);
  await expect(shown.getByRole('heading', { name: 'Five sources', exact: true })).toBeVisible();
  await expect(shown.getByText('The return is guaranteed.')).toHaveCount(0);
});
