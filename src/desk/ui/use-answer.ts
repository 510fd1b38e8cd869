import { useEffect, useState } from 'react';
import type { DeskData } from '../desk-data.ts';
import type { EntryFacts } from '../entries/entry-facts.ts';
import type { DueAnswer } from '../findings/due-answer.ts';
import type { DeskFinding } from '../findings/desk-findings.ts';
import type { FileChange } from '../hand-over/file-change.ts';
import type { LaunchFinding } from '../findings/launch-finding.ts';
import { ask } from './ask.ts';

/** The desk server’s answer to each question. */
export interface Answers {
  desk: DeskData;
  findings: DeskFinding[];
  /** The state of a file and, if it is an entry, what is known about it. */
  entry: { of: string; version: string; facts?: EntryFacts };
  /** The reason why the editor cannot show a file, if it cannot. */
  readable: { of: string; trouble?: string };
  changes: { kind: 'git' | 'copy'; changes: FileChange[]; subject: string };
  launch: { findings: LaunchFinding[] };
  due: DueAnswer;
}

/** The answer to a question, or the reason why there is none. */
interface Asked<Data> {
  data?: Data;
  /** A sentence for the writer. */
  trouble?: string | undefined;
}

/**
 * Asks the server; the last answer stays until the next arrives, or until nothing is asked.
 *
 * @param state of the content, or of what the writer has done since; a new value asks again
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
