/** Runs in pages of the dev server: says which version the page was made from, and is told to load again if it is old. */
import { SHOWN_EVENT, VERSION_METRIC } from './names.ts';

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const shown = navigation?.serverTiming.find(({ name }) => name === VERSION_METRIC)?.description;
if (shown !== undefined) import.meta.hot?.send(SHOWN_EVENT, Number(shown));
