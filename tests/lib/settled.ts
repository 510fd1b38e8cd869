/** Waits for a page's finite animations: colours halfway between two schemes are not worth checking. */
export const settled = (): Promise<unknown> => {
  const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  const ending = timed.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  return Promise.allSettled(ending.map(({ finished }) => finished));
};
