import { describe, expect, it, test } from 'vitest';
import { asOrdered, bodyOf, entriesOf, filesOf } from '../lib/content-files.ts';

/** Words of a text as a reader counts them: no tags, table rules, list marks or addresses. */
const wordsIn = (text: string) =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

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
