import type { DueLine } from '../findings/due-answer.ts';

/** A duty as the server tells of it, for stories: three days late on the day that they count from. */
export const dutyExample: DueLine = {
  kind: 'complaints',
  id: 'complaints',
  what: 'Complaints of September 2025',
  todo: 'Add the month.',
  basis: 'SEBI',
  where: 'content/complaints.yaml:5',
  due: '2025-10-07',
  place: { collection: 'complaints', id: 'complaints' },
};
