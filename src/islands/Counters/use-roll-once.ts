import { CountUp } from 'countup.js';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Seconds that the figures roll for: the product's specification, section 9. */
const DURATION = 3;

interface Roll {
  /** Where the figures are on their way, for `data-counters`; hide-until-seen.ts has the phase before, `waiting`. */
  phase: '' | 'rolling' | 'shown';
  /** What the rolling figures show at this moment, in their order. */
  rolling?: readonly string[];
}

const atRest = { phase: '' } as const;

/**
 * Rolls figures from 0 to their values, once, if they wait for it out of sight. Figures that are in sight already stay as
 * they are.
 *
 * @param list the element whose `data-counters` says whether the figures wait
 */
export function useRollOnce(list: RefObject<HTMLElement | null>, figures: readonly { value: number }[]): Roll {
  const [roll, setRoll] = useState<Roll>(atRest);

  /** An event, as figures that are handed over anew are no reason to begin anew. */
  const begin = useEffectEvent((element: HTMLElement) => {
    const texts = figures.map(() => '');
    let underWay = figures.length;
    const counts = figures.map(
      ({ value }, index) =>
        new CountUp(element, value, {
          duration: DURATION,
          decimalPlaces: String(value).split('.')[1]?.length ?? 0,
          useIndianSeparators: true,
          // Its own way is innerHTML, which the page's policy forbids.
          plugin: {
            render: (_, text) => {
              texts[index] = text;
              setRoll({ phase: 'rolling', rolling: [...texts] });
            },
          },
          onCompleteCallback: () => {
            underWay -= 1;
            if (underWay === 0) setRoll({ phase: 'shown' });
          },
        }),
    );
    for (const count of counts) count.start();
    return counts;
  });

  useEffect(() => {
    const element = list.current;
    if (element?.dataset['counters'] !== 'waiting') return;
    const counts = begin(element);
    return () => {
      for (const count of counts) count.onDestroy();
    };
  }, [list]);

  return roll;
}
