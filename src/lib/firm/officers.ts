/** An officer whom a client may contact. */
export interface Officer {
  name: string;
  email: string;
  /** In international form without spaces: +914840000100. */
  phone: string;
}

type Duty = 'grievance' | 'compliance' | 'principal' | 'accessibility';

/** The officers whom a client may contact, in this order; `field` is the setting. */
export const officersOf = ({ officers }: { officers: Record<Duty, Officer> }) =>
  [
    { label: 'Grievance officer, for complaints', field: 'officers.grievance', ...officers.grievance },
    { label: 'Compliance officer', field: 'officers.compliance', ...officers.compliance },
    { label: 'Principal officer', field: 'officers.principal', ...officers.principal },
    { label: 'If this site is hard to use', field: 'officers.accessibility', ...officers.accessibility },
  ] as const;
