/** Waits for a page's finite animations, unless they are paused: colours halfway between two schemes are not worth checking. */
export const settled = (): Promise<unknown> => {
  const timed = document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running');
  const ending = timed.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  return Promise.allSettled(ending.map(({ finished }) => finished));
};
