import { type Example, exampleOf, files, inLine, inPart, put } from './example.ts';

const home = 'content/pages/Home.mdx';

/** Mistakes in the fields. */
export const fieldExamples: Example[] = [
  inLine('field-rule', 'a date that does not exist', 'article', 'date: 2025-02-30'),
  inLine('date-ahead', 'a date of publication in the future', 'article', 'date: 2026-06-23'),
  inLine('date-early', 'a date before the firm was founded', 'article', 'date: 1925-09-15'),
  inLine('date-future', 'a performance figure with a date in the future', 'fund', '  asOf: 2026-08-31'),
  inLine('field-unknown', 'an unknown field', 'article', 'date: 2025-06-23\nauthor: Somebody'),
  inPart('field-unknown', 'misspelt', 'member', ['title', 'tilte'], 'unknown field “tilte”: did you mean “title”?'),
  {
    ...put('field-unknown', 'an unknown field of a group', 'firm', 'contact.fax', '1'),
    says: 'contact: unknown field “fax”: check the spelling, or remove it',
  },
  inPart('field-missing', 'a missing field', 'article', ['date: 2025-06-23\n', '']),
  put('choice-missing', 'a person without a group', 'member', 'group'),
  inLine('field-type', 'a field without a value', 'paper', 'audience:'),
  inLine('field-choice', 'a value that is not allowed', 'fund', 'risk: agressive'),
  inPart('field-exact', 'a changed word in the risk line', 'firm', ['are subject', 'may be subject']),
  inLine('field-short', 'an empty text', 'page', 'title: "  "'),
  inLine('field-long', 'a title that search results would cut off', 'page', `title: ${'Strategy '.repeat(8)}`),
  put('field-few', 'two counters where the home page has three', 'firm', 'counters', []),
  put('field-many', 'a fourth counter', 'firm', 'counters.3', { value: 3, label: 'Funds' }, 'counters'),
  inLine('field-small', 'a position below 1', 'strategy', 'order: 0'),
  inLine('field-large', 'a share above 100', 'fund', '    percent: 180'),
  inPart('field-email', 'an invalid email address', 'firm', ['mailbox: ', 'mailbox: at ']),
  inPart('field-url', 'an invalid address of another site', 'firm', ['clientLogin: https', 'clientLogin: at https']),
  inLine('field-start', 'a page’s address without its /', 'menus', '    path: AboutUs'),
  put('field-group', 'a menu item in an unknown form', 'menus', 'dropdowns.0.groups.0.0', { label: 'Client Login' }),
  inLine('question-mark', 'a question without a question mark', 'question', 'question: Who can invest'),
  inLine('order-twice', 'two questions in the same position', 'question', 'order: 3'),
  inLine('term-twice', 'a glossary word explained twice', 'content/glossary/top-up.yaml', 'term: alpha'),
  inLine('name-twice', 'two people with the same name', 'content/team/leela-pillai.yaml', 'name: Anjali Nair'),
  inPart('specimen-field', 'a specimen mark on a field that does not exist', 'fund', [
    'performance.asOf',
    'performance.asof',
  ]),
  {
    ...put('performance-benchmark', 'a performance figure without its benchmark', 'fund', 'benchmark'),
    field: 'performance',
  },
  inPart('firm-value', 'a misspelt value of the firm in a field', home, ['in {foundedYear}', 'in {foundedYaer}']),
  put('officer-missing', 'an officer whose name is misspelt', 'firm', 'officers.grievance.name', 'Lila Pillai'),
  exampleOf('officer-missing', 'an officer who has left the team', {
    file: 'firm',
    remove: 'content/team/anjali-nair.yaml',
    at: 'name: Anjali Nair',
    says: 'officers.principal.name: there is no “Anjali Nair” in content/team: add the person there',
  }),
  {
    ...put('outside-link', 'a menu item whose address was removed', 'firm', 'links.feeTool'),
    named: files.menus,
    field: 'dropdowns.0.groups.2.1.link',
  },
  put('month-future', 'complaints for a month that is not over', 'grievances', 'month', '2026-01'),
  inLine('placeholder-left', 'placeholder text left in a new file', 'article', 'title: To be written. Five sources'),
  inLine('placeholder-left', 'a note to oneself', 'article', 'summary: Five sources. TODO the rest.', '“TODO”'),
  inLine('registration', 'a wrong registration number', 'article', 'summary: From INP000004483, five sources.'),
  inLine('section-unknown', 'a misspelt section of the home page', home, '  - id: legasy'),
  put('section-missing', 'a missing section of the home page', home, 'sections.2', undefined, 'sections'),
];
