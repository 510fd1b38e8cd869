import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The widths in rem at which the media queries of a file change, rounded up from 71.999; not those of phones. */
const widthsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\((?:min|max)-width: ([\d.]+)rem\)/g)]
    .map(([, width]) => Math.ceil(Number(width)))
    .filter((width) => width > 48);

const [bar] = widthsIn('src/islands/SiteMenu/use-close-on-layout-change.ts');

it.each([
  'src/islands/SiteMenu/SiteMenu.module.css',
  'src/islands/SiteMenu/Dropdown.module.css',
  'src/components/MenuPanel/MenuPanel.module.css',
  'src/components/Header/Header.module.css',
])('%s changes the menu to a bar at the width at which the script closes it', (sheet) => {
  expect(bar).toBeDefined();
  expect(new Set(widthsIn(sheet))).toEqual(new Set([bar]));
});
