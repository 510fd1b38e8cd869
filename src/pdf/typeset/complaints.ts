import { complaintTables } from '../../lib/firm/complaints.ts';
import { entryOf } from '../../lib/entry-of.ts';
import { formatNumber } from '../../lib/format.ts';
import type { SectionId } from '../../collections/page-sections.ts';
import type { Complaints } from '../../collections/schemas/complaints.ts';
import type { Page } from '../../collections/schemas/page.ts';
import { type Block, heading, type Inline, rows as rowsOf, table, titled } from './blocks.ts';

const cell = (value: string | number | undefined): Inline[] => [
  typeof value === 'number' ? formatNumber(value) : (value ?? '—'),
];

/** The complaints on paper: the tables, notes and text of their page. */
export function complaintsBlocks(complaints: Complaints, { sections }: Page, pageText: readonly Block[]): Block[] {
  const section = (id: SectionId<'ComplaintsData'>) => entryOf(sections, id, 'section');
  const tables = complaintTables(complaints).flatMap(({ id, columns, rows }): Block[] => [
    heading(section(id).heading),
    table(
      columns.map(cell),
      rows.map(({ name, cells }) => [cell(name), ...cells.map(cell)]),
      {
        align: columns.map((_, column) => (column === 0 ? 'left' : 'right')),
        widths: columns.map((_, column) => (column === 0 ? 1.8 : 1)),
        // The first table ends with its sum.
        chosen: id === 'sources' ? [rows.length - 1] : [],
      },
    ),
  ]);
  return [
    ...tables,
    heading('Notes'),
    rowsOf(
      (['resolved', 'pending', 'average'] as const).map(section).map((note) => titled(note.heading, note.text ?? '')),
    ),
    ...pageText,
  ];
}
