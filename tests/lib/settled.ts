/** Waits for the animations of a page that end by themselves: a colour half-way from one scheme to the other is nobody's choice. */
export const settled = (): Promise<unknown> => {
  const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  const ending = timed.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  return Promise.allSettled(ending.map(({ finished }) => finished));
};
