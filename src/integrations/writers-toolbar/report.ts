import type { PageChecks } from './page-checks.ts';
import type { PageFacts } from './page-facts.ts';

/** The app of the dev toolbar, by the name that writers see. */
export const APP = { id: 'for-writers', name: 'For writers' } as const;

/** By this message a page asks, with its path; all open pages hear the answer. */
export const ASK = 'for-writers:ask';
export const TELL = 'for-writers:tell';

/** What the toolbar tells writers of a page. */
export interface PageReport {
  /** Path of the page. */
  page: string;
  /** Undefined where several files are behind the page. */
  facts: PageFacts | undefined;
  /** Undefined while the checks run. */
  checks?: PageChecks;
}
