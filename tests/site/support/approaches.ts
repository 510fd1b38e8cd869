import { currentVersion } from '../../../src/lib/documents/document-series.ts';
import { isSpecimen } from '../../../src/lib/specimen.ts';
import { content } from '../../lib/content-files.ts';

/** Strategies and funds, each with the file of its latest factsheet. */
export const approaches = content.approaches.map(({ id, data }) => ({
  id,
  data,
  name: data.name,
  factsheet: data.factsheet === undefined ? '' : currentVersion(content.documents, data.factsheet).data.file,
}));

/** Approaches with a record, and whether it is invented. */
export const recorded = approaches
  .filter(({ id }) => content.records.some((record) => record.id === id))
  .map((approach) => ({
    ...approach,
    isInvented: approach.data.specimen || isSpecimen(approach.data.specimenFields, 'performanceSource'),
  }));
