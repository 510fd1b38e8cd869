import { expect, it } from 'vitest';
import { faqData } from '../../../../src/lib/structured-data/faq.ts';
import { jsonLd } from '../../../../src/lib/structured-data/json-ld.ts';
import { personData } from '../../../../src/lib/structured-data/person.ts';

const firm = { name: 'Firm', url: 'https://firm.example/' };

it('cannot be ended by what it says', () => {
  const text = jsonLd([faqData([{ question: '</script><script>?', answer: 'x' }])]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ mainEntity: [{ name: '</script><script>?' }] });
});

it('says of a person what the page says, and no more', () => {
  const member = { name: 'A B', title: 'Analyst', info: 'Biography', email: 'a@firm.example', phone: '+914840000100' };
  expect(Object.keys(personData(member, firm)).sort()).toEqual(['@type', 'jobTitle', 'name', 'worksFor']);
});
