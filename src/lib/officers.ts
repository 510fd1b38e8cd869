interface Officer {
  name: string;
  email: string;
  phone: string;
}

type Office = 'grievance' | 'compliance' | 'principal' | 'accessibility';

/** The officers whom a client may contact, in this order; `field` is the setting with the name. */
export const officersOf = ({ officers }: { officers: Record<Office, Officer> }) =>
  [
    { office: 'Complaints', field: 'officers.grievance.name', ...officers.grievance },
    { office: 'Compliance officer', field: 'officers.compliance.name', ...officers.compliance },
    { office: 'Principal officer', field: 'officers.principal.name', ...officers.principal },
    { office: 'If this site is hard to use', field: 'officers.accessibility.name', ...officers.accessibility },
  ] as const;
