import { describe, expect, it, test } from 'vitest';
import { textCharacters } from '../../src/lib/font-characters.ts';
import { fullTitle } from '../../src/lib/page-meta.ts';
import { asOrdered, bodyOf, contentFiles, entriesOf, filesOf, settings, textOf } from '../lib/content-files.ts';

/** Every file that the site shows words of. */
const texts = contentFiles.filter((file) => /\.(mdx|yaml)$/.test(file) && file !== 'content/words.yaml');
const prose = contentFiles.filter((file) => file.endsWith('.mdx'));

/** Words of a text as a reader counts them: no tags, table rules, list marks or addresses. */
const wordsIn = (text: string) =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

describe('characters', () => {
  const known = new Set([...Array.from(textCharacters), '\n']);

  test.each(texts)('%s uses only characters that the fonts have', (file) => {
    const missing = new Set(Array.from(textOf(file)).filter((character) => !known.has(character)));
    expect([...missing].map((character) => `${character} U+${character.codePointAt(0)?.toString(16) ?? ''}`)).toEqual([]);
  });
});

describe('communiques', () => {
  test.each(filesOf('communiques'))('%s has 500 to 900 words', (file) => {
    const { length } = wordsIn(bodyOf(file));
    expect(length).toBeGreaterThanOrEqual(500);
    expect(length).toBeLessThanOrEqual(900);
  });

  it('keep the days on which they were published', () => {
    const days = Object.fromEntries(entriesOf('communiques').map(({ id, data }) => [id, data.date.toISOString().slice(0, 10)]));
    expect(days).toMatchObject({
      Communique1: '2024-06-14',
      Communique2: '2024-06-14',
      Communique3: '2023-08-13',
      Communique4: '2025-06-23',
    });
  });
});

describe('risk factors', () => {
  /** Items of the list below a heading, whatever stands around it. */
  const points = (heading: string) => {
    const [section = ''] = bodyOf('content/legal/RiskFactors.mdx').split(`## ${heading}\n`).slice(1);
    return section.split('\n## ')[0]?.match(/^(\d+\.|-) /gm) ?? [];
  };

  test.each([
    ['Standard Risks', 24],
    ['Risks Associated with investing in Equities & Equity related Securities', 6],
    ['Special Considerations', 9],
  ])('%s: %i points', (heading, count) => {
    expect(points(heading), asOrdered).toHaveLength(count);
  });
});

it('answers seven questions, each ending with a question mark', () => {
  const questions = entriesOf('faq').map(({ data }) => data.question);
  for (const question of questions) expect(question).toMatch(/\?$/);
  expect(questions, asOrdered).toHaveLength(7);
});

describe('investment philosophy', () => {
  const groups = entriesOf('pages').find(({ id }) => id === 'InvestmentPhilosophy')?.data.groups ?? [];

  test.each([
    ['pillars', 4],
    ['forces', 5],
    ['moat', 6],
    ['points', 8],
  ])('%s: %i', (id, count) => {
    expect(groups.find((group) => group.id === id)?.cards, asOrdered).toHaveLength(count);
  });
});

describe('titles', () => {
  const titled = [
    ...(['pages', 'communiques', 'legal', 'guides'] as const).flatMap((name) => entriesOf(name).map(({ file, data }) => [file, data.title] as const)),
    ...(['strategies', 'funds'] as const).flatMap((name) => entriesOf(name).map(({ file, data }) => [file, data.title ?? data.name] as const)),
  ];

  test.each(titled)('%s: “%s” has 5 to 60 characters with the firm’s name', (_, title) => {
    const { length } = fullTitle(title, settings.firm.name);
    expect(length).toBeGreaterThanOrEqual(5);
    expect(length).toBeLessThanOrEqual(60);
  });

  it('and descriptions belong to one page each', () => {
    const all = (['pages', 'communiques', 'legal', 'guides', 'strategies', 'funds'] as const).flatMap((name) => [...entriesOf(name)]);
    const descriptions = all.map(({ data }) => data.description);
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
    const titles = titled.map(([, title]) => title);
    expect(titles.filter((text, index) => titles.indexOf(text) !== index)).toEqual([]);
  });
});

describe('prose', () => {
  test.each(prose)('%s begins its headings at the second level and skips none', (file) => {
    const levels = [...bodyOf(file).matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);
    for (const [index, level] of levels.entries()) {
      expect(level).toBeGreaterThanOrEqual(2);
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
    }
  });

  test.each(texts)('%s promises nothing', (file) => {
    const denied = /\b(no|not|neither|never|nor|nobody|without)\b/i;
    const sentences = textOf(file).split(/(?<=[.:!?])\s|\n/);
    expect(sentences.filter((sentence) => /guarantee|assured/i.test(sentence) && !denied.test(sentence))).toEqual([]);
  });

  test.each(prose)('%s has link words that say where they lead', (file) => {
    const links = [...bodyOf(file).matchAll(/\[([^\]^]+)\]\(/g)].map(([, words = '']) => words.toLowerCase());
    expect(links.filter((words) => ['here', 'click here', 'read more', 'more', 'link', 'this'].includes(words))).toEqual([]);
  });
});
