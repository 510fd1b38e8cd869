import { expect, it } from 'vitest';
import { faqData } from '../../../../src/lib/structured-data/faq.ts';
import { jsonLd } from '../../../../src/lib/structured-data/json-ld.ts';
import { personData } from '../../../../src/lib/structured-data/person.ts';

const firm = { name: 'Firm', url: 'https://firm.example/' };

it('cannot be closed by its own text', () => {
  const text = jsonLd([faqData([{ question: '</script><script>?', answer: 'x' }])]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ mainEntity: [{ name: '</script><script>?' }] });
});

it('describes a person only with what the page shows', () => {
  const member = { name: 'A B', title: 'Analyst', info: 'Biography', email: 'a@firm.example', phone: '+914840000100' };
  expect(Object.keys(personData(member, firm)).sort()).toEqual(['@type', 'jobTitle', 'name', 'worksFor']);
});
