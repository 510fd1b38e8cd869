/** Shown instead of results. */
export const FAILED = 'The search did not load. Please try again, or look in the places below.';

/** Shown above the results that are there already. */
export const MORE_FAILED = 'More results did not load. Please try again.';
