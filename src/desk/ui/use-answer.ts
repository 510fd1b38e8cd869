import { useEffect, useState } from 'react';
import type { DeskData } from '../desk-data.ts';
import type { EntryFacts } from '../entries/entry-facts.ts';
import type { DueAnswer } from '../findings/due-answer.ts';
import type { DeskFinding } from '../findings/desk-findings.ts';
import type { FileChange } from '../hand-over/file-change.ts';
import type { Finding } from '../findings/launch-finding.ts';
import { ask } from './ask.ts';

/** What the server of the desk answers to each question. */
export interface Answers {
  desk: DeskData;
  findings: DeskFinding[];
  /** Of a file: which state it is in, and what is known of it where it is an entry. */
  entry: { of: string; version: string; facts?: EntryFacts };
  /** Of a file: why the editor cannot show it, where it cannot. */
  readable: { of: string; trouble?: string };
  changes: { kind: 'git' | 'copy'; changes: FileChange[]; subject: string };
  launch: { findings: Finding[] };
  due: DueAnswer;
}

/** What the server answers to a question, or why it does not. */
interface Asked<Data> {
  data?: Data;
  /** A sentence for the writer. */
  trouble?: string | undefined;
}

/**
 * What the server answers; the last answer stays until the next is there, or nothing is asked.
 *
 * @param state of the content, or of what the writer has done since: with another one it is asked anew
 * @param query null while there is nothing to ask
 */
export function useAnswer<Name extends keyof Answers>(
  name: Name,
  state: number | string,
  query: Record<string, string> | null = {},
): Asked<Answers[Name]> {
  const [answered, setAnswered] = useState<Asked<Answers[Name]>>({});
  const asked = query === null ? undefined : JSON.stringify(query);
  const [last, setLast] = useState(asked);
  if (last !== asked) {
    setLast(asked);
    if (asked === undefined) setAnswered({});
  }
  useEffect(() => {
    if (asked === undefined) return undefined;
    let isWanted = true;
    void ask<Answers[Name]>(name, JSON.parse(asked) as Record<string, string>).then((answer) => {
      if (!isWanted) return;
      setAnswered((last) => (answer.words === undefined ? { data: answer } : { ...last, trouble: answer.words }));
    });
    return () => {
      isWanted = false;
    };
  }, [name, state, asked]);
  return answered;
}
