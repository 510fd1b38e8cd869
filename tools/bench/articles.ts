import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** First number that a made article bears: the firm's own come before it. */
const first = 1001;

const sectors = ['software', 'pharma', 'cement', 'retail banking', 'tyres', 'paints', 'hospitals', 'chemicals'];
const questions = ['who sets the price', 'what it costs to leave', 'where the cash goes', 'who could enter next'];
const verbs = ['ask', 'check', 'write down', 'compare', 'read'];

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** Five sentences about nothing in particular, other ones for other numbers. */
function paragraph(number: number): string {
  const sector = pick(sectors, number);
  return [
    `A company in ${sector} lives by a few habits of its customers, and article ${number} looks at one of them.`,
    `The first thing to ${pick(verbs, number)} is ${pick(questions, number)}, as the annual report rarely says it plainly.`,
    `In ${pick(sectors, number + 3)} the answer is often found in the notes, under working capital.`,
    `A reader who keeps **one page** for each company sees *year by year* what has changed.`,
    `What holds for ${sector} need not hold for ${pick(sectors, number + 5)}.`,
  ].join(' ');
}

const table = (number: number) => `| Question | Where to look | Page |
| --- | --- | --- |
| ${pick(questions, number)} | Notes to the accounts | ${100 + (number % 90)} |
| ${pick(questions, number + 1)} | Management discussion | ${40 + (number % 50)} |
| ${pick(questions, number + 2)} | Segment report | ${120 + (number % 70)} |`;

/** The text of a made article, some 700 words: headings, paragraphs, a list, a table, links and a figure. */
export function articleText(number: number): string {
  const before = number > first ? `[article ${number - 1}](/Communique${number - 1})` : 'the first article';
  const date = new Date(Date.UTC(2010, 0, 1) + ((number * 86_400_000) % (5000 * 86_400_000)));
  const parts = [1, 2, 3, 4].map(
    (part) => `## ${part}. What ${pick(sectors, number + part)} shows

${paragraph(number + part)}

${paragraph(number * 7 + part)}`,
  );
  return `---
title: Article ${number} on ${pick(sectors, number)}
date: ${date.toISOString().slice(0, 10)}
summary: Article ${number} of the bench, on ${pick(sectors, number)} and the questions that its accounts answer.
description: Article ${number} of the bench, on ${pick(sectors, number)}.
specimen: true
---

${paragraph(number)} The risks are set out under [risk factors](/RiskFactors), and ${before} comes before this one.

![A ring with a smaller one inside](./bench-figure.svg)

${parts.join('\n\n')}

- ${pick(questions, number)}
- ${pick(questions, number + 1)}
- ${pick(questions, number + 2)}

${table(number)}

Those who want to go on may read [how the firm invests](/InvestmentPhilosophy).
`;
}

const figure = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" viewBox="0 0 320 200">
<circle cx="160" cy="100" r="80" fill="none" stroke="#777"/><circle cx="160" cy="100" r="40" fill="none" stroke="#777"/>
</svg>
`;

export const articleFile = (folder: string, number: number) => path.join(folder, `Communique${number}.mdx`);

/** Writes so many articles, and the figure that they show, to a folder; returns the number of the last. */
export function writeArticles(folder: string, count: number): number {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'bench-figure.svg'), figure);
  for (let number = first; number < first + count; number += 1) {
    writeFileSync(articleFile(folder, number), articleText(number));
  }
  return first + count - 1;
}
