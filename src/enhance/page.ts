import { searchRoute } from '../lib/routes.ts';
import { goBackWhereVisitorCameFrom } from './back-link.ts';
import { focusTargetHeading } from './focus-target.ts';
import { leaveFirstViewTheLine } from './after-first-view.ts';
import { revealOnScroll } from './reveal.ts';
import { openSearchByKey } from './search/search-key.ts';
import { changeSwiftly } from './swift-change.ts';

/** Waits for the frame after the next: what is measured or marked here must not hold up the first view. */
function afterFirstPaint(task: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(task);
  });
}

/** The few things that a script betters on every page. Each works, plainer, without it. */
export function enhancePage(): void {
  leaveFirstViewTheLine(document);
  afterFirstPaint(() => {
    changeSwiftly(document, navigator);
    revealOnScroll(document);
    goBackWhereVisitorCameFrom(document);
    focusTargetHeading(document);
    openSearchByKey(document, searchRoute);
  });
}
