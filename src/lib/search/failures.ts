export const FAILED = 'The search did not load. Please try again, or look in the places below.';

export const MORE_FAILED = 'More results did not load. Please try again.';
