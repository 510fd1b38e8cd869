import { CountUp } from 'countup.js';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** How long the values roll, in seconds. */
const DURATION_SECONDS = 3;

interface Roll {
  /** For `data-counters`. hide-until-seen.ts sets the phase before these, `waiting`. */
  phase: '' | 'rolling' | 'shown';
  /** The current texts of the rolling values, in order. */
  rolling?: readonly string[];
}

const atRest = { phase: '' } as const;

/**
 * Rolls values from 0 to their values, once, if they are hidden and waiting. Values that are already visible stay as
 * they are.
 *
 * @param list the element whose `data-counters` says whether the values are waiting
 */
export function useRollOnce(list: RefObject<HTMLElement | null>, values: readonly { value: number }[]): Roll {
  const [roll, setRoll] = useState<Roll>(atRest);

  /** An effect event, because a new `values` array must not restart the roll. */
  const begin = useEffectEvent((element: HTMLElement) => {
    const texts = values.map(() => '');
    let underWay = values.length;
    const counts = values.map(
      ({ value }, index) =>
        new CountUp(element, value, {
          duration: DURATION_SECONDS,
          // As many as `formatNumber` shows at most.
          decimalPlaces: Math.min(2, String(value).split('.')[1]?.length ?? 0),
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
