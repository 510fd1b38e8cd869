import { useEffect, useEffectEvent, useState } from 'react';
import type { Goal } from './show-in-engine.ts';
import type { Asked } from './use-route.ts';

const KEY = 'desk-goal';

/** Milliseconds between two looks at an editor that is still loading its entry. */
const AGAIN = 300;

/** Looks; after them the place is taken to be gone. */
const MOST = 40;

/** Keeps where somebody wants to go, for the entry that is opened next. */
export const keepGoal = ({ place, field, inText }: Goal) => {
  sessionStorage.setItem(KEY, JSON.stringify({ place, field, inText }));
};

/**
 * Goes to the place that is kept as soon as the editor has it, and once more where the editor draws its form anew meanwhile.
 *
 * @param asked the editor's page that was asked for last
 * @param show goes to a place; undefined while there is no such place
 * @returns starts on the way to a place of the entry that is open
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
      // Somebody who is there, and writes, is not taken there again.
      const isThere = place?.isConnected === true && place.ownerDocument.defaultView !== null;
      if (!isThere && looks < MOST) place = showNow(goal);
      else {
        if (sessionStorage.getItem(KEY) === kept) sessionStorage.removeItem(KEY);
        clearInterval(timer);
      }
      looks += 1;
    }, AGAIN);
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
