import type { Locator } from '@playwright/test';

/** Words and figures that begin on one line and end on another. @param texts elements, each with its text first */
export const brokenWords = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll((all) =>
    all.flatMap((element) => {
      const text = element.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word);
    }),
  );
