import type { APIRoute, GetStaticPaths } from 'astro';
import { getRecords } from '../../collections/queries.ts';
import type { ApproachRecord } from '../../lib/returns/approach-record.ts';
import { recordCsv } from '../../lib/returns/record-csv.ts';

/** The months of each record for download. */
export const getStaticPaths = (async () =>
  (await getRecords()).map((record) => ({
    params: { record: record.id },
    props: { record },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ record: ApproachRecord }> = ({ props: { record } }) =>
  new Response(recordCsv(record), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
