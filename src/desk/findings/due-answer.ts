import type { Duty } from '../../lib/due/duty.ts';
import type { EntryPlace } from './desk-findings.ts';

/** A line of `npm run due -- --json`, with the entry that it comes from. */
export interface DueLine extends Pick<Duty, 'kind' | 'id' | 'what' | 'todo' | 'basis' | 'where'> {
  /** Last day on which it is on time, as 2025-10-07. */
  due: string;
  place: EntryPlace | undefined;
}

/** The duties as of `day`, the soonest first, or the reason why they cannot be listed. */
export interface DueAnswer {
  day?: string;
  duties?: DueLine[];
  trouble?: string;
}
