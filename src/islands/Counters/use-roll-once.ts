import { CountUp } from 'countup.js';
import { type RefObject, useEffect, useState } from 'react';

/** How long a value rolls, in seconds. */
const DURATION_SECONDS = 3;

interface Roll {
  /** For `data-counter`. hide-until-seen.ts sets the phases before these, `waiting` and `seen`. */
  phase: '' | 'rolling' | 'shown';
  /** The current text of the rolling value. */
  rolling?: string;
}

const atRest = { phase: '' } as const;

/**
 * Rolls a value from 0, once, when half of it is in view, if it is hidden until then. A value that is already visible
 * stays as it is.
 *
 * @param figure the element whose `data-counter` says whether the value is hidden, and whether it has been seen
 */
export function useRollOnce(figure: RefObject<HTMLElement | null>, value: number): Roll {
  const [roll, setRoll] = useState<Roll>(atRest);

  useEffect(() => {
    const element = figure.current;
    const { counter } = element?.dataset ?? {};
    if (!element || (counter !== 'waiting' && counter !== 'seen')) return;
    let count: CountUp | undefined;
    const start = () => {
      count = new CountUp(element, value, {
        duration: DURATION_SECONDS,
        // As many as `formatNumber` shows at most.
        decimalPlaces: Math.min(2, String(value).split('.')[1]?.length ?? 0),
        useIndianSeparators: true,
        // By default CountUp sets innerHTML, which the page's Content Security Policy forbids.
        plugin: {
          render: (_, rolling) => {
            setRoll({ phase: 'rolling', rolling });
          },
        },
        onCompleteCallback: () => {
          setRoll({ phase: 'shown' });
        },
      });
      count.start();
    };
    if (counter === 'seen') start();
    else element.addEventListener('seen', start, { once: true });
    return () => {
      element.removeEventListener('seen', start);
      count?.onDestroy();
    };
  }, [figure, value]);

  return roll;
}
