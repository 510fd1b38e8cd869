import { useEffect, useEffectEvent, useState } from 'react';
import type { Goal } from './show-in-engine.ts';
import type { Asked } from './use-route.ts';

const KEY = 'desk-goal';

/** Milliseconds between attempts while the editor is still loading its entry. */
const RETRY_MS = 300;

/** Attempts, after which the place is assumed to be gone. */
const MAX_ATTEMPTS = 40;

/** Stores where to go in the entry that is opened next. */
export const keepGoal = ({ place, field, inText }: Goal) => {
  sessionStorage.setItem(KEY, JSON.stringify({ place, field, inText }));
};

/**
 * Goes to the stored place as soon as the editor has it, and again if the editor redraws its form in the meantime.
 *
 * @param asked the editor’s page that was last requested
 * @param show goes to a place; undefined while there is no such place
 * @returns a function that goes to a place in the open entry
 */
export function useGoal(asked: Asked, show: (goal: Goal) => HTMLElement | undefined): (goal: Goal) => void {
  const [wish, setWish] = useState(0);
  const showNow = useEffectEvent(show);
  useEffect(() => {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return undefined;
    const goal = JSON.parse(kept) as Goal;
    let place: HTMLElement | undefined;
    let looks = 0;
    const timer = setInterval(() => {
      // Do not take a writer there again who has arrived and is typing.
      const isThere = place?.isConnected === true && place.ownerDocument.defaultView !== null;
      if (!isThere && looks < MAX_ATTEMPTS) place = showNow(goal);
      else {
        if (sessionStorage.getItem(KEY) === kept) sessionStorage.removeItem(KEY);
        clearInterval(timer);
      }
      looks += 1;
    }, RETRY_MS);
    place = showNow(goal);
    return () => {
      clearInterval(timer);
    };
  }, [asked, wish]);
  return (goal) => {
    keepGoal(goal);
    setWish((last) => last + 1);
  };
}
