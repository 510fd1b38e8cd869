import os from 'node:os';
import type { Build } from './measured-build.ts';
import type { Round } from './verdict.ts';

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

const cells = ({ seconds, processor, memory, files, bytes }: Build) => [
  seconds.toFixed(1),
  processor.toFixed(1),
  Math.round(memory / 2 ** 20),
  files,
  (bytes / 2 ** 20).toFixed(1),
];

/** The machine in a few words: what figures in seconds hang on. */
export const machine = (): string =>
  `${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}`;

/** All builds as a table in Markdown. */
export function table(rounds: readonly Round[]): string {
  const head = ['Articles', 'Project', 'Build', 'Seconds', 'CPU seconds', 'Memory (MB)', 'Files', 'Output (MB)'];
  return [
    row(head),
    row(head.map(() => '---')),
    ...rounds.flatMap(({ count, bare, site }) => [
      row([count, 'bare', 'from nothing', ...cells(bare.cold)]),
      row([count, 'bare', 'one changed', ...cells(bare.warm)]),
      row([count, 'this site', 'from nothing', ...cells(site.cold)]),
      row([count, 'this site', 'one changed', ...cells(site.warm)]),
    ]),
  ].join('\n');
}
