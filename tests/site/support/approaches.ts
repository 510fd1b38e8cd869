import { entriesOf } from '../../lib/content-files.ts';

/** Strategies and funds, each with the file of its factsheet. */
export const approaches = [...entriesOf('strategies'), ...entriesOf('funds')].map(({ id, data }) => ({
  id,
  data,
  name: data.name,
  factsheet: entriesOf('documents').find((document) => document.id === data.factsheet)?.data.file ?? '',
}));
