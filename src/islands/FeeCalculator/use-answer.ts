import { useState } from 'react';
import { type Adjustments, type Inputs, readInputs } from '../../lib/fees/inputs.ts';
import { type Result, workOutResult } from '../../lib/fees/result.ts';
import type { Opening } from './open-link.ts';

/** What Calculate has read from the form. */
interface Answer {
  inputs: Inputs;
  adjustments: Adjustments;
  /** There is none for zero years. */
  result: Result | undefined;
  /** A reload, or Back, has calculated what the page has shown before. */
  isRepeat: boolean;
  /** Counts the presses of Calculate: tells one from the next, whose result may be the same. */
  press: number;
}

/**
 * The answer to the form as it was at the last Calculate, and which fields were changed since.
 *
 * @param planNames names of the fee plans that can be compared
 */
export function useAnswer(planNames: readonly string[]) {
  const [answer, setAnswer] = useState<Answer>();
  /** Names of the fields that were changed since Calculate; `form` if a reload, or Back, restored a changed form. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());

  /** Reads the form and works out its result; `opening` says why, if nobody pressed Calculate. */
  const calculate = (sent: HTMLFormElement, opening?: Opening) => {
    const query = new URLSearchParams(location.search);
    const isChanged = opening === 'changed';
    // An unchecked checkbox has no entry, and neither has what the mode of a link does not use. No field is a file.
    const data = isChanged ? query : new FormData(sent);
    // The rate of GST in a link is not in the form.
    const linkedGst = opening === 'link' ? query.get('gst') : null;
    const read = readInputs((name) => (data.get(name) ?? '') as string, linkedGst);
    const next = {
      ...read,
      result: read.inputs.years > 0 ? workOutResult(read.inputs, planNames) : undefined,
      isRepeat: isChanged || opening === 'again',
    };
    setAnswer((before) => ({ ...next, press: (before?.press ?? 0) + 1 }));
    setChanged(new Set(isChanged ? ['form'] : []));
    delete sent.dataset['asked'];
  };

  /** Notes that a field was changed. */
  const change = (name: string) => {
    // Only once for a field, because a new set renders the form again, at every key that is pressed.
    if (!changed.has(name)) setChanged(new Set(changed).add(name));
  };

  return { answer, changed, calculate, change };
}
