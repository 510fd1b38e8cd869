import { searchRoute } from '../lib/routes.ts';
import { goBackWhereVisitorCameFrom } from './back-link.ts';
import { focusTargetHeading } from './focus-target.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { revealOnScroll } from './reveal.ts';
import { openSearchByKey } from './search/search-key.ts';
import { changeSwiftly } from './swift-change.ts';

/** The few things that a script betters on every page. Each works, plainer, without it. */
export function enhancePage(): void {
  afterFirstPaint(() => {
    changeSwiftly(document, navigator);
    revealOnScroll(document);
    goBackWhereVisitorCameFrom(document);
    focusTargetHeading(document);
    openSearchByKey(document, searchRoute);
  });
}
