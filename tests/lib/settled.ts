/** Waits for the animations of a page that end by themselves: a colour half-way from one scheme to the other is nobody's choice. */
export const settled = (): Promise<unknown> =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
      .map(({ finished }) => finished),
  );
