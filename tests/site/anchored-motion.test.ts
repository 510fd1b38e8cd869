import type { Declaration } from 'lightningcss';
import { expect, it } from 'vitest';
import { everyPage } from './support/every-page.ts';
import type { Page } from './support/site.ts';
import { rulesOf, type StyleRule } from './support/styles.ts';

/** Whether a declaration lets something move, now or once a custom property says so. */
function moves(declaration: Declaration): boolean {
  switch (declaration.property) {
    case 'transition':
      return declaration.value.some(({ duration }) => duration.value > 0);
    case 'transition-duration':
      return declaration.value.some(({ value }) => value > 0);
    case 'animation':
      return declaration.value.some(({ name }) => name.type !== 'none');
    case 'animation-name':
      return declaration.value.some(({ type }) => type !== 'none');
    case 'unparsed':
      return /^(transition|animation)(-duration|-name)?$/.test(declaration.value.propertyId.property);
    default:
      return false;
  }
}

/** Whether a declaration names other places for what is tied to an anchor. */
function triesPlaces(declaration: Declaration): boolean {
  if (declaration.property !== 'custom') return false;
  const { name, value } = declaration.value;
  const isNone = value.some(({ type, value: word }) => type === 'token' && 'value' in word && word.value === 'none');
  return /^position-try(-fallbacks)?$/.test(name) && !isNone;
}

/** The elements of a page, and their parts, that a rule with such a declaration can be for. */
function styled({ document }: Page, rules: readonly StyleRule[], isMeant: (declaration: Declaration) => boolean) {
  return rules
    .filter(({ declarations }) => declarations.some(isMeant))
    .flatMap(({ selectors }) => selectors)
    .flatMap(({ selector, part }) => document.querySelectorAll(selector).map((element) => ({ element, part })));
}

// WebKit 2.50, about Safari 26.0, stops for good when such an element opens. Until a browser of that age is in every run
// of `npm run test:browsers`, this stands in for it.
it('moves nothing that may change places beside its anchor', () => {
  let places = 0;
  everyPage((page, report) => {
    const rules = rulesOf(page);
    const moving = styled(page, rules, moves);
    const placed = styled(page, rules, triesPlaces);
    places += placed.length;
    for (const { element, part } of placed) {
      if (moving.some((other) => other.element === element && other.part === part)) {
        report(`${part && `(its ${part}) `}has position-try-fallbacks, and a transition or an animation`, element);
      }
    }
  });
  // Meanings of words have them, so a check that finds none has read nothing.
  expect(places).toBeGreaterThan(0);
});
