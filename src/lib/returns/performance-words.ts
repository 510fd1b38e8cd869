/** Said in place of the records, on the page and in the report, while no approach has one. */
export const NO_RECORD = 'There is no record yet.';

/** The words of the link to other managers’ performance, which the regulator requires next to ours. */
export const OTHER_MANAGERS = 'Performance of other portfolio managers at APMI';
