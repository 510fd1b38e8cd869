/**
 * The day on which the site is built. `SOURCE_DATE_EPOCH` (seconds since 1970) fixes it, so that two builds of the
 * same content give the same bytes: https://reproducible-builds.org/docs/source-date-epoch/
 */
export function buildDate(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (epoch === undefined || epoch === '') return new Date();
  if (!/^\d+$/.test(epoch)) {
    throw new Error(`SOURCE_DATE_EPOCH is “${epoch}”; it must be a whole number of seconds since 1970, or unset.`);
  }
  return new Date(Number(epoch) * 1000);
}
