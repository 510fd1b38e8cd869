import { isSpecimen } from '../../../src/lib/specimen.ts';
import { contentFiles, entriesOf } from '../../lib/content-files.ts';

/** Strategies and funds, each with the file of its factsheet. */
export const approaches = [...entriesOf('strategies'), ...entriesOf('funds')].map(({ id, data }) => ({
  id,
  data,
  name: data.name,
  factsheet: entriesOf('documents').find((document) => document.id === data.factsheet)?.data.file ?? '',
}));

/** Those with a record, and whether it is invented. */
export const recorded = approaches
  .filter(({ id }) => contentFiles.includes(`content/performance/${id}.csv`))
  .map((approach) => ({
    ...approach,
    isInvented: approach.data.specimen || isSpecimen(approach.data.specimenFields, 'performanceSource'),
  }));
