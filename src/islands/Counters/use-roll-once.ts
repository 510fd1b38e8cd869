import { CountUp } from 'countup.js';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** How long the figures roll, in seconds. */
const DURATION_SECONDS = 3;

interface Roll {
  /** For `data-counters`. hide-until-seen.ts sets the phase before these, `waiting`. */
  phase: '' | 'rolling' | 'shown';
  /** The current texts of the rolling figures, in order. */
  rolling?: readonly string[];
}

const atRest = { phase: '' } as const;

/**
 * Rolls figures from 0 to their values, once, if they are hidden and waiting. Figures that are already visible stay as
 * they are.
 *
 * @param list the element whose `data-counters` says whether the figures are waiting
 */
export function useRollOnce(list: RefObject<HTMLElement | null>, figures: readonly { value: number }[]): Roll {
  const [roll, setRoll] = useState<Roll>(atRest);

  /** An effect event, because a new `figures` array must not restart the roll. */
  const begin = useEffectEvent((element: HTMLElement) => {
    const texts = figures.map(() => '');
    let underWay = figures.length;
    const counts = figures.map(
      ({ value }, index) =>
        new CountUp(element, value, {
          duration: DURATION_SECONDS,
          decimalPlaces: String(value).split('.')[1]?.length ?? 0,
          useIndianSeparators: true,
          // By default CountUp sets innerHTML, which the page's Content Security Policy forbids.
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
