import {
  article,
  type Example,
  examplesOf,
  firm,
  fund,
  grievances,
  inLine,
  inPart,
  member,
  menus,
  page,
  paper,
  question,
  strategy,
} from './example.ts';

const home = 'content/pages/Home.mdx';

/** Slips in the fields. */
export const fieldExamples: Example[] = [
  ...examplesOf({
    'field-rule': {
      'a day that does not exist': inLine(article, 'date: 2025-02-30'),
    },
    'date-ahead': {
      'a day of publication that has not come': inLine(article, 'date: 2026-06-23'),
    },
    'date-future': {
      'a performance figure of a day that has not come': inLine(fund, '  asOf: 2026-08-31'),
    },
    'field-unknown': {
      'an unknown field': inPart(article, 'date: 2025-06-23', 'date: 2025-06-23\nauthor: Somebody'),
      'a field that is misspelt': inPart(
        member,
        'title: Principal',
        'tilte: Principal',
        'unknown field “tilte”: did you mean “title”?',
      ),
    },
    'field-missing': {
      'a missing field': inPart(article, 'date: 2025-06-23\n', ''),
    },
    'choice-missing': {
      'a person without a group': inPart(member, 'group: leadership\n', ''),
    },
    'field-type': {
      'a field without a value': inLine(paper, 'audience:'),
    },
    'field-choice': {
      'a word that is none of those allowed': inLine(fund, 'risk: agressive'),
    },
    'field-exact': {
      'a word changed in the risk line': inPart(firm, 'are subject to market risks', 'may be subject to market risks'),
    },
    'field-short': {
      'an empty text': inLine(page, 'title: "  "'),
    },
    'field-long': {
      'a title that search results would cut': inLine(page, `title: ${'Strategy '.repeat(8)}`),
    },
    'field-few': {
      'two counters where the home page has three': inPart(firm, 'counters:\n', 'counters: []\nformerCounters:\n', '', {
        at: 'counters: []',
      }),
    },
    'field-many': {
      'a fourth counter': inPart(firm, 'counters:\n', 'counters:\n  - value: 3\n    label: Funds\n', '', {
        at: 'counters:',
      }),
    },
    'field-small': {
      'a place below the first': inLine(strategy, 'order: 0'),
    },
    'field-large': {
      'a share above 100': inLine(fund, '    percent: 180'),
    },
    'field-email': {
      'a mailbox that is none': inPart(firm, 'mailbox: ', 'mailbox: at '),
    },
    'field-url': {
      'an outside address that is none': inPart(firm, 'clientLogin: https', 'clientLogin: at https'),
    },
    'field-start': {
      'a page’s address without its /': inLine(menus, '    path: AboutUs'),
    },
    'field-group': {
      'a menu item of no known form': inPart(menus, '          link: clientLogin', '          place: clientLogin', '', {
        at: '      - - label: Client Login',
      }),
    },
    'question-mark': {
      'a question without its mark': inLine(question, 'question: Who can invest'),
    },
    'order-twice': {
      'two questions with one place': inLine(question, 'order: 3'),
    },
    'term-twice': {
      'a word that is explained twice': inLine('content/glossary/top-up.yaml', 'term: alpha'),
    },
    'specimen-field': {
      'a specimen mark on a field that does not exist': inPart(fund, '  - performance.asOf', '  - performance.asof'),
    },
    'performance-benchmark': {
      'a performance figure without its benchmark': inPart(fund, 'benchmark: Nifty 500 Multicap 50:25:25\n', '', '', {
        at: 'performance:',
      }),
    },
    'firm-value': {
      'a value of the firm that is misspelt in a field': inPart(
        home,
        'began in {foundedYear}',
        'began in {foundedYaer}',
      ),
    },
    'officer-missing': {
      'an officer whose name is misspelt': inPart(
        firm,
        '  grievance:\n    name: Leela Pillai',
        '  grievance:\n    name: Lila Pillai',
      ),
      'an officer who has left the team': {
        file: firm,
        remove: 'content/team/anjali-nair.yaml',
        at: 'name: Anjali Nair',
        says: 'officers.principal.name there is no “Anjali Nair” in content/team: add the person there',
      },
    },
    character: {},
  }),
  {
    code: 'month-future',
    name: 'complaints of a month that is not over',
    file: grievances,
    change: ['month: 2025-08\n\n', 'month: 2026-01\n\n'],
    at: 'month: 2026-01',
  },
  ...examplesOf({
    'placeholder-left': {
      'words that a new file begins with': inPart(article, 'title: Five', 'title: To be written. Five'),
    },
    'section-unknown': {
      'a section of the home page that is misspelt': inLine(home, '  - id: legasy'),
    },
    'section-missing': {
      'a section of the home page that is gone': inPart(
        home,
        '  - id: committee\n    heading: Core Investment Committee\n    text: The people who weigh what enters a portfolio and what leaves it.\n',
        '',
        '',
        { at: 'sections:' },
      ),
    },
  }),
];
