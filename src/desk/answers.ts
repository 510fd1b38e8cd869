import type { Duty } from '../lib/due/duty.ts';
import type { DeskData } from './desk-data.ts';
import type { EntryFacts } from './entries/entry-facts.ts';
import type { DeskFinding, EntryPlace } from './findings/desk-findings.ts';
import type { FileChange } from './hand-over/file-change.ts';

/** A line of `npm run due -- --json`, with the entry that it comes from. */
export interface DueLine extends Pick<Duty, 'kind' | 'id' | 'what' | 'todo' | 'basis'> {
  /** Last day on which it is on time, as 2025-10-07. */
  due: string;
  place: EntryPlace | undefined;
}

/** Something that has to be done before the site goes online. */
export interface LaunchFinding {
  /** Short name of its subject, by which findings are grouped. */
  concern: string;
  /** Whether the site must not go online with it; other findings only need a look. */
  blocks: boolean;
  /** File from the project’s root, with its line if there is one. */
  where: string;
  what: string;
  todo: string;
}

/** The desk server’s answer to each question. */
export interface Answers {
  desk: DeskData;
  findings: DeskFinding[];
  /** The state of a file and, if it is an entry, what is known about it. */
  entry: { version: string; facts: EntryFacts | undefined };
  /** The reason why the editor cannot show a file, if it cannot. */
  readable: { trouble?: string };
  changes: { kind: 'git' | 'copy'; changes: FileChange[]; subject: string };
  launch: { findings: LaunchFinding[] };
  /** The duties as of `day`, the soonest first. */
  due: { day: string; duties: DueLine[] };
  /** The props of a component in a text. */
  props: { props: object };
}
