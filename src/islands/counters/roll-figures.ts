import { CountUp } from 'countup.js';

/** Seconds that the figures roll for: the product's specification, section 9. */
const DURATION = 3;

/**
 * Rolls the figures from 0 to their values. Only the eye sees the rolling one, which lies upon the final one: that
 * keeps its place, and stays what a screen reader finds. Figures that are in sight already stay as they are.
 */
export function rollFigures(root: HTMLElement, signal: AbortSignal): void {
  const counters = root.querySelector<HTMLElement>('[data-counters="waiting"]');
  if (counters === null) return;
  counters.dataset['counters'] = 'rolling';
  for (const figure of counters.querySelectorAll<HTMLElement>('[data-count]')) {
    const rolling = document.createElement('span');
    rolling.ariaHidden = 'true';
    figure.append(rolling);
    const value = figure.dataset['count'] ?? '';
    const decimalPlaces = value.split('.')[1]?.length ?? 0;
    const settle = () => {
      rolling.remove();
      counters.dataset['counters'] = 'shown';
    };
    const count = new CountUp(rolling, Number(value), {
      duration: DURATION,
      decimalPlaces,
      useIndianSeparators: true,
      // Its own way is innerHTML, which the page's policy forbids.
      plugin: {
        render: (_, text) => {
          rolling.textContent = text;
        },
      },
      onCompleteCallback: settle,
    });
    count.start();
    signal.addEventListener('abort', () => {
      count.onDestroy();
      settle();
    });
  }
}
