import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fileName } from './pages.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** One size in light colours, and the other in dark ones. */
const views = (light: typeof phone, dark: typeof phone) =>
  [
    { size: light, colorScheme: 'light' },
    { size: dark, colorScheme: 'dark' },
  ] as const;

type View = ReturnType<typeof views>[number];

/** A page's styles before pruning. */
export function unprunedStyles(address: string): string {
  const file = path.resolve(import.meta.dirname, `../../.cache/whole-styles${fileName(address)}.css`);
  if (!existsSync(file)) throw new Error(`There is no ${file}. It comes with a build that has WHOLE_STYLES=1.`);
  return readFileSync(file, 'utf8');
}

async function expectTheSame(page: Page, css: string, { size, colorScheme }: View) {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
  const { differing, compared } = await compareStyles(page, css);
  expect.soft(differing, `${size.width} px, ${colorScheme}`).toEqual([]);
  expect(compared).toBeGreaterThan(10_000);
}

/**
 * Fails if the open page looks different from how it does with unpruned styles: as loaded, and with everything opened.
 * `turn` alternates the views, so that pages of the same kind are checked in both states at both sizes.
 */
export async function expectWholeStyles(page: Page, address: string, turn: number): Promise<void> {
  const css = unprunedStyles(address);
  const [closed, open] = turn % 2 === 0 ? views(phone, desktop) : views(desktop, phone);
  await test.step('as it opens', () => expectTheSame(page, css, closed));
  await openEverything(page);
  await test.step('with everything open', () => expectTheSame(page, css, open));
}

/** The same for a page in its current state. */
export async function expectSameWithUnprunedStyles(page: Page, address: string): Promise<void> {
  for (const view of views(phone, desktop)) await expectTheSame(page, unprunedStyles(address), view);
}

/** Opens everything that a visitor can open without a script, at once. */
const openEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      // A shared name would let only one of them be open.
      details.removeAttribute('name');
      details.open = true;
    }
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]:not(:popover-open)')) {
      popover.popover = 'manual';
      popover.showPopover();
    }
    for (const opener of document.querySelectorAll('[aria-expanded]')) opener.setAttribute('aria-expanded', 'true');
  });

/**
 * Compares a page's computed styles with those under other styles, for each element and its ::before and ::after. Both
 * are read in one task, so that nothing else changes in between. Left out are properties that no rule sets, which
 * follow from the others and the browser's defaults, and custom properties, which show in the properties that use them.
 * A logical property is read as its physical twin, which has the same value wherever text runs from left to right.
 *
 * @returns the elements whose computed styles differ, with the differences; and the number of values compared
 */
export const compareStyles = (page: Page, css: string): Promise<{ differing: string[]; compared: number }> =>
  page.evaluate((text) => {
    const other = new CSSStyleSheet();
    other.replaceSync(text);
    const properties = new Set<string>();
    const collect = (rule: CSSRule) => {
      if (rule instanceof CSSStyleRule || rule instanceof CSSNestedDeclarations)
        for (const name of rule.style) properties.add(name);
      if ('cssRules' in rule) for (const inner of rule.cssRules as CSSRuleList) collect(inner);
    };
    const [own] = document.styleSheets;
    if (!own) throw new Error('The page has no styles.');
    for (const rule of [...own.cssRules, ...other.cssRules]) collect(rule);
    const twins = [
      ['inline-start', 'left'],
      ['inline-end', 'right'],
      ['block-start', 'top'],
      ['block-end', 'bottom'],
      ['block-size', 'height'],
      ['inline-size', 'width'],
    ] as const;
    const physical = (name: string) => {
      const twin = twins.reduce((known, [logical, side]) => known.replace(logical, side), name);
      return CSS.supports(twin, 'inherit') ? twin : name;
    };
    const set = [...properties].filter((name) => !name.startsWith('--'));
    const names = [...new Set(['content', ...set.map(physical)])];

    const parts = [...document.querySelectorAll('html, body, body :not(script, style)')].flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => ({ element, pseudo, style: getComputedStyle(element, pseudo) })),
    );
    const read = (sheet: CSSStyleSheet) => {
      // Starts from a page without styles, so that no effects of an earlier size remain.
      own.disabled = true;
      document.adoptedStyleSheets = [];
      document.body.getBoundingClientRect();
      if (sheet === own) own.disabled = false;
      else document.adoptedStyleSheets = [sheet];
      // In a transition between the styles, a value would still be the old one.
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
        else animation.pause();
      }
      return parts.map(({ pseudo, style }) =>
        pseudo !== '' && /^(none|normal)$/.test(style.content) ? [] : names.map((name) => style.getPropertyValue(name)),
      );
    };
    const after = read(other);
    const before = read(own);
    document.adoptedStyleSheets = [];

    const differing = parts.flatMap(({ element, pseudo }, index) => {
      const [is = [], shouldBe = []] = [before[index], after[index]];
      const list = names.flatMap((name, at) =>
        is[at] === shouldBe[at] ? [] : [`${name} ${is[at] ?? 'is not there'}, not ${shouldBe[at] ?? 'there'}`],
      );
      const tag = (element.cloneNode() as Element).outerHTML.slice(0, 120);
      return list.length > 0 ? [`${tag}${pseudo}: ${list.slice(0, 10).join('; ')}`] : [];
    });
    return { differing, compared: after.flat().length };
  }, css);
