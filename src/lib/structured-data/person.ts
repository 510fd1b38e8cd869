import type { Person } from 'schema-dts';
import type { StructuredData } from './json-ld.ts';

/** A member of the team as the public page shows them: no mailbox, no number, no address, no birthday. */
export const personData = (
  { name, title }: { name: string; title: string },
  firm: { name: string; url: string },
): StructuredData<Person> => ({
  '@type': 'Person',
  name,
  jobTitle: title,
  worksFor: { '@type': 'Organization', ...firm },
});
