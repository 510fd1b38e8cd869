import type { Organization, Person } from 'schema-dts';
import type { StructuredData } from './json-ld.ts';

/**
 * A member of the team as on the public page: without email, phone number, address or birthday.
 *
 * @param url full address of that page
 */
export const personData = (
  { name, title }: { name: string; title: string },
  url: string,
  firm: StructuredData<Organization>,
): StructuredData<Person> => ({
  '@type': 'Person',
  '@id': `${url}#person`,
  url,
  name,
  jobTitle: title,
  worksFor: firm,
});
