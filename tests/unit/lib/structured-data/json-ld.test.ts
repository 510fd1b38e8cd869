import { expect, it } from 'vitest';
import { faqData } from '../../../../src/lib/structured-data/faq.ts';
import { firmReference } from '../../../../src/lib/structured-data/firm.ts';
import { jsonLd } from '../../../../src/lib/structured-data/json-ld.ts';
import { personData } from '../../../../src/lib/structured-data/person.ts';

const firm = firmReference({ firm: { name: 'Firm' }, website: 'https://firm.example' });

it('cannot be closed by its own text', () => {
  const text = jsonLd([faqData([{ question: '</script><script>?', answer: 'x' }])]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ mainEntity: [{ name: '</script><script>?' }] });
});

it('describes a person only with what the page shows', () => {
  const member = { name: 'A B', title: 'Analyst', info: 'Biography', email: 'a@firm.example', phone: '+914840000100' };
  const data = personData(member, 'https://firm.example/member/a-b', firm);
  expect(Object.keys(data).sort()).toEqual(['@id', '@type', 'jobTitle', 'name', 'url', 'worksFor']);
});
