import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rm, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer, Question } from './exchange.ts';

/** Runs `npm run month` with the figures that a writer uploaded, and returns its output. */
export function addMonth(root: string, { query, body }: Question): Promise<Answer> {
  const desk = path.join(root, '.cache/desk');
  mkdirSync(desk, { recursive: true });
  // A folder per request, because a writer may press the button again before the first answer.
  const folder = mkdtempSync(path.join(desk, 'month-'));
  const figures = path.join(folder, 'figures.csv');
  writeFileSync(figures, body);
  const dry = query.get('dry') === '1' ? ['--dry-run'] : [];
  const reason = query.get('reason') ?? '';
  const correct = reason === '' ? [] : [`--correct=${reason}`];
  const args = ['tools/month.ts', query.get('month') ?? '', figures, ...dry, ...correct];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root }, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.replaceAll(figures, 'figures.csv').trim();
      // A folder that cannot be deleted only takes space; an error thrown here would end the desk.
      rm(folder, { recursive: true, force: true }, () => {
        resolve({ data: { done: error === null, output } });
      });
    });
  });
}
