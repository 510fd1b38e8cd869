import { useEffect, useState } from 'react';
import type { Answers } from '../answers.ts';
import { ask } from './ask.ts';

/** The answer to a question, or the reason why there is none. */
interface Answered<Data> {
  /** The question’s query. */
  to: string | undefined;
  data?: Data;
  /** A sentence for the writer. */
  trouble?: string | undefined;
}

/**
 * Asks the server; the last answer stays until the next to the same query arrives.
 *
 * @param state of the content, or of what the writer has done since; a new value asks again
 * @param query null while there is nothing to ask
 */
export function useAnswer<Name extends keyof Answers>(
  name: Name,
  state: number | string,
  query: Record<string, string> | null = {},
): Answered<Answers[Name]> {
  const asked = query === null ? undefined : JSON.stringify(query);
  const [answered, setAnswered] = useState<Answered<Answers[Name]>>({ to: asked });
  if (answered.to !== asked) setAnswered({ to: asked });
  useEffect(() => {
    if (asked === undefined) return undefined;
    let isWanted = true;
    void ask<Answers[Name]>(name, JSON.parse(asked) as Record<string, string>).then((answer) => {
      if (!isWanted) return;
      setAnswered((last) => {
        // Something else may have been asked in the moment before this effect ends.
        if (last.to !== asked) return last;
        return answer.words === undefined ? { to: asked, data: answer } : { ...last, trouble: answer.words };
      });
    });
    return () => {
      isWanted = false;
    };
  }, [name, state, asked]);
  return answered;
}
