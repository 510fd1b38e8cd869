import type { DueLine } from '../findings/due-answer.ts';

/** A duty as sent by the server, for stories: three days late on the day that they use. */
export const dutyExample: DueLine = {
  kind: 'complaints',
  id: 'complaints',
  what: 'Complaints for September 2025',
  todo: 'Add the month.',
  basis: 'SEBI',
  where: 'content/complaints.yaml:5',
  due: '2025-10-07',
  place: { collection: 'complaints', id: 'complaints' },
};
