import { offer } from '../components/SearchResults/offer.ts';
import { whatWasMeant } from '../lib/search/what-was-meant.ts';

/** Words that are nowhere, and what to say of them once somebody knows better ones. */
export interface Nothing {
  words: string;
  /** Whether others are somewhere. */
  areFound: (others: string) => Promise<boolean>;
  answer?: Promise<(Node | string)[] | undefined>;
}

declare global {
  interface HTMLElementEventMap {
    /** The search has found nothing, and asks what may have been meant. */
    'search:nothing': CustomEvent<Nothing>;
  }
}

let commonWords: Promise<string[]> | undefined;

/** The commonest words of the site, fetched when they are first wanted. Without them there is nothing to offer. */
const getCommonWords = (): Promise<string[]> =>
  (commonWords ??= fetch('/pagefind/words.json')
    .then((response) => response.json() as Promise<string[]>)
    .catch(() => {
      commonWords = undefined;
      return [];
    }));

async function answer({ words, areFound }: Nothing): Promise<(Node | string)[] | undefined> {
  const meant = whatWasMeant(words, await getCommonWords());
  return meant !== undefined && (await areFound(meant)) ? offer(words, meant) : undefined;
}

/**
 * Answers the search when it has found nothing. A script of its own, as both together would be too long to stand in the
 * page.
 *
 * @param page what holds the `SearchResults`
 */
export function offerMeant(page: HTMLElement): void {
  page.querySelector<HTMLElement>('[role="status"]')?.addEventListener('search:nothing', ({ detail }) => {
    detail.answer = answer(detail);
  });
}
