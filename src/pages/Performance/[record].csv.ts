import type { APIRoute, GetStaticPaths } from 'astro';
import { getRecordNotes, getRecords, getSettings } from '../../collections/queries.ts';
import type { ApproachRecord } from '../../lib/returns/approach-record.ts';
import { recordCsv } from '../../lib/returns/record-csv.ts';

/** The months of each record for download, with the words and the link that the regulator asks for beside returns. */
export const getStaticPaths = (async () =>
  (await getRecords()).map((record) => ({
    params: { record: record.id },
    props: { record },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ record: ApproachRecord }> = async ({ props: { record } }) => {
  const { links } = await getSettings();
  const notes = [...(await getRecordNotes()), `Other portfolio managers: ${links.otherManagers}`];
  return new Response(recordCsv(record, notes), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
};
