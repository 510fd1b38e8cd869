import type { Person } from 'schema-dts';
import type { StructuredData } from './json-ld.ts';

/** A member of the team as on the public page: without email, phone number, address or birthday. */
export const personData = (
  { name, title }: { name: string; title: string },
  firm: { name: string; url: string },
): StructuredData<Person> => ({
  '@type': 'Person',
  name,
  jobTitle: title,
  worksFor: { '@type': 'Organization', ...firm },
});
