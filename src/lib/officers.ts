interface Officer {
  name: string;
  email: string;
  phone: string;
}

type Office = 'grievance' | 'compliance' | 'principal' | 'accessibility';

/** Whom a client may turn to by name, in this order; `field` names the setting that the name stands in. */
export const officersOf = ({ officers }: { officers: Record<Office, Officer> }) =>
  [
    { office: 'Complaints', field: 'officers.grievance.name', ...officers.grievance },
    { office: 'Compliance officer', field: 'officers.compliance.name', ...officers.compliance },
    { office: 'Principal officer', field: 'officers.principal.name', ...officers.principal },
    { office: 'If this site is hard to use', field: 'officers.accessibility.name', ...officers.accessibility },
  ] as const;
