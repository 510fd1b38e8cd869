import { useEffect, useRef, useState } from 'react';
import type { Goal } from './show-in-engine.ts';

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
 * Goes to a place as soon as the editor has it, and once more where the editor draws its form anew meanwhile.
 *
 * @param show goes to a place; undefined while there is no such place
 * @returns starts on the way to a place of the entry that is open
 */
export function useGoal(show: (goal: Goal) => HTMLElement | undefined): (goal: Goal) => void {
  const [, setAsked] = useState(0);
  const place = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return undefined;
    const goal = JSON.parse(kept) as Goal;
    // Somebody who is there already, and writes, is not taken there again.
    const isThere = () => place.current?.isConnected === true && place.current.ownerDocument.defaultView !== null;
    const look = () => {
      if (!isThere()) place.current = show(goal);
    };
    look();
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (!isThere() && looks < MOST) {
        look();
        return;
      }
      if (sessionStorage.getItem(KEY) === kept) sessionStorage.removeItem(KEY);
      clearInterval(timer);
    }, AGAIN);
    return () => {
      clearInterval(timer);
    };
  });
  return (goal) => {
    keepGoal(goal);
    place.current = undefined;
    setAsked((asked) => asked + 1);
  };
}
