import os from 'node:os';
import type { Build } from './measured-build.ts';
import { median } from '../lib/median.ts';
import type { Builds } from './repetition.ts';

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** The middle of each figure among builds of one kind. */
const cells = (builds: readonly Build[]): [seconds: string, ...rest: (string | number)[]] => {
  const of = (figure: (build: Build) => number) => median(builds.map(figure));
  return [
    of(({ seconds }) => seconds).toFixed(1),
    of(({ processor }) => processor).toFixed(1),
    Math.round(of(({ memory }) => memory) / 2 ** 20),
    of(({ files }) => files),
    (of(({ bytes }) => bytes) / 2 ** 20).toFixed(1),
  ];
};

/** The machine in a few words: what figures in seconds hang on. */
export const machine = (): string =>
  `${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}`;

/** Each kind of build with its names in the table, and the build of the bare project that it stands beside. */
const kinds: readonly {
  names: readonly [project: string, build: string];
  of: (builds: Builds) => Build;
  beside: 'cold' | 'warm';
}[] = [
  { names: ['bare', 'from nothing'], of: ({ bare }) => bare.cold, beside: 'cold' },
  { names: ['bare', 'one changed'], of: ({ bare }) => bare.warm, beside: 'warm' },
  { names: ['this site', 'from nothing, all PDFs made'], of: ({ site }) => site.withDocuments, beside: 'cold' },
  { names: ['this site', 'from nothing'], of: ({ site }) => site.cold, beside: 'cold' },
  { names: ['this site', 'one changed'], of: ({ site }) => site.warm, beside: 'warm' },
];

/** All builds as a table in Markdown: the middle of each figure among the repetitions. */
export function table(rounds: readonly { count: number; repetitions: readonly Builds[] }[]): string {
  const head = [
    'Articles',
    'Project',
    'Build',
    'Seconds',
    'Times bare',
    'CPU seconds',
    'Memory (MB)',
    'Files',
    'Output (MB)',
  ];
  return [
    row(head),
    row(head.map(() => '---')),
    ...rounds.flatMap(({ count, repetitions }) =>
      kinds.map(({ names, of, beside }) => {
        const ratios = repetitions.map((builds) => of(builds).seconds / builds.bare[beside].seconds);
        const [seconds, ...rest] = cells(repetitions.map(of));
        return row([count, ...names, seconds, median(ratios).toFixed(2), ...rest]);
      }),
    ),
  ].join('\n');
}
