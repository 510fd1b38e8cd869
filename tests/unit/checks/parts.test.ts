import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parts } from '../../../src/checks/parts.ts';
import { componentsFor, paperComponents } from '../../../src/integrations/made-documents/components.ts';
import { readContent } from '../../../src/integrations/made-documents/content.ts';
import { root } from '../../lib/content-files.ts';

const folder = 'src/components/content';
const offered = [...readFileSync(`${folder}/index.ts`, 'utf8').matchAll(/^import (\w+) from/gm)].map(
  ([, name = '']) => name,
);

it('are those that the site and its PDFs offer', () => {
  expect(Object.keys(parts).sort()).toEqual([...offered, ...paperComponents].sort());
});

it('have a form where they say', () => {
  const { blocks, words } = componentsFor(readContent(root));
  const without = (only: 'page' | 'paper') => Object.keys(parts).filter((name) => parts[name]?.only !== only);
  expect(without('paper').sort()).toEqual(offered.toSorted());
  expect(without('page').sort()).toEqual([...Object.keys(blocks), ...Object.keys(words)].sort());
  expect(Object.keys(parts).filter((name) => parts[name]?.inSentence)).toEqual(Object.keys(words));
});

it.each(offered)('%s takes what its component takes', (name) => {
  const component = readFileSync(`${folder}/${name}.astro`, 'utf8');
  // One takes its names from the calculation that it shows.
  const source = component.includes('Record<keyof OneYearTerms, string>')
    ? readFileSync('src/lib/one-year-form.ts', 'utf8')
    : component;
  const props = /interface (?:Props|OneYearTerms) \{([\s\S]*?)\n\}/.exec(source)?.[1] ?? '';
  // How a part looks is for pages to say.
  const attributes = [...props.matchAll(/^ {2}(\w+)(\??):/gm)].filter(
    ([, attribute = '']) => !['class', 'look'].includes(attribute),
  );
  const named = (mark: string) =>
    attributes.filter(([, , optional]) => optional === mark).map(([, attribute]) => attribute);
  expect(Object.keys(parts[name]?.needs ?? {})).toEqual(named(''));
  expect(Object.keys(parts[name]?.takes ?? {})).toEqual(named('?'));
});
