import type { Finding } from './finding.ts';
import { keys } from './keys.ts';
import { legalReviews } from './legal-reviews.ts';
import { outsideLinks } from './outside-links.ts';
import { periods } from './periods.ts';
import type { LaunchContent } from './read-content.ts';
import { specimens } from './specimens.ts';
import { statutory } from './statutory.ts';

/** All that stands between this content and a public launch, and what a person should look at. */
export const launchFindings = (
  content: LaunchContent,
  environment: Readonly<Record<string, string | undefined>>,
  today: Date,
): Finding[] => [
  ...content.mistakes,
  ...statutory(content, today),
  ...periods(content, today),
  ...legalReviews(content, today),
  ...keys(environment),
  ...specimens(content.files),
  ...outsideLinks(content.files),
];
