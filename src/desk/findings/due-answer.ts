import type { Duty } from '../../lib/due/duty.ts';
import type { EntryPlace } from './desk-findings.ts';

/** A line of `npm run due -- --json`, with the entry that it is read from. */
export interface DueLine extends Pick<Duty, 'kind' | 'id' | 'what' | 'todo' | 'basis' | 'where'> {
  /** Last day on which it is in time, as 2025-10-07. */
  due: string;
  place: EntryPlace | undefined;
}

/** What is owed, the soonest first, counted by a day; or why nobody can say. */
export interface DueAnswer {
  day?: string;
  duties?: DueLine[];
  trouble?: string;
}
