import { isoDay } from '../../src/lib/format.ts';
import { launchFindings } from './check.ts';
import { indianDay } from './dates.ts';
import { readContent, readPdfMistakes } from './read-content.ts';
import { json, table } from './report.ts';

/** What the command is told. */
export interface LaunchCheck {
  /** Folder of the project. */
  root: string;
  environment: Readonly<Record<string, string | undefined>>;
  /** The moment that periods and dates are judged by. */
  now: Date;
  /** Whether a program reads the report. */
  asJson: boolean;
}

/** The report, and 1 as the exit code while anything stands in the way of a launch. */
export async function runLaunchCheck({
  root,
  environment,
  now,
  asJson,
}: LaunchCheck): Promise<{ report: string; exitCode: 0 | 1 }> {
  const today = indianDay(now);
  const findings = [
    ...(await readPdfMistakes(root, now)),
    ...launchFindings(readContent(root, now), environment, today),
  ];
  return {
    report: asJson ? json(findings, isoDay(today)) : table(findings),
    exitCode: findings.some(({ blocks }) => blocks) ? 1 : 0,
  };
}
