/** Entry of the Server-Timing header that carries the version which a page of the dev server was made from. */
export const VERSION_METRIC = 'content-version';

/** Event by which a page tells the dev server that version. */
export const SHOWN_EVENT = 'content-checks:shown';

/** Event by which the dev server tells its pages that nothing but a text has changed. */
export const TEXT_EVENT = 'content-checks:text';
