import { complaintExamples } from './complaints.ts';
import {
  accessibility,
  article,
  compounders,
  type Example,
  examplesOf,
  factsheet,
  firm,
  fund,
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
      'an impossible date further in': inLine(fund, '  asOf: 2025-08-32', 'performance.asOf is not a date that exists'),
      'shares that do not add up to 100': inLine(
        compounders,
        '    percent: 61',
        'allocation the shares must add up to 100',
        { at: 'allocation:' },
      ),
      'a range the wrong way round': inPart(
        strategy,
        '  min: 2000',
        '  min: 80000',
        'marketCapCrore.min is larger than max; swap them',
      ),
      'a limit whose minimum is above its maximum': inPart(
        fund,
        '    maxPercent: 25',
        '    maxPercent: 25\n    minPercent: 30',
        'limits.1.minPercent is larger than maxPercent; swap them',
      ),
      'a limit without a figure': inPart(
        fund,
        '  - what: Any one sector\n    maxPercent: 25',
        '  - what: Any one sector',
        'limits.1 needs minPercent or maxPercent',
      ),
      'a manager with both a page and a name': inPart(
        strategy,
        '  - member: raghav-menon',
        '  - member: raghav-menon\n    name: Raghav Menon',
        'managers.0 needs exactly one of member and name',
        { at: '  - member: raghav-menon' },
      ),
      'a manager of today who has no page': inPart(
        strategy,
        '  - member: raghav-menon',
        '  - name: Raghav Menon',
        'managers end with a name: the last one manages it today, so name a member',
        { at: 'managers:' },
      ),
      'managers in the wrong order': inPart(
        compounders,
        '    from: 2021-04-01',
        '    from: 2023-05-01',
        'managers are not in order: the oldest first',
        { at: 'managers:' },
      ),
      'changes of a record in the wrong order': inPart(
        strategy,
        'primaryBenchmark: BSE 500 TRI',
        'primaryBenchmark: BSE 500 TRI\nrecordChanges:\n  - from: 2023-04-01\n    what: primaryBenchmark\n    before: Nifty 50 TRI\n    reason: It holds smaller companies.\n  - from: 2021-04-01\n    what: primaryBenchmark\n    before: Nifty 100 TRI\n    reason: It was too narrow.',
        'recordChanges are not in order: the oldest first',
        { at: 'recordChanges:' },
      ),
      'a band the wrong way round': inPart(
        strategy,
        '  minInr: 10000000',
        '  minInr: 60000000',
        'principalsInvestment.minInr is not below maxInr; swap them',
      ),
      'a day of the year with a full date': inLine(
        'content/deadlines.yaml',
        '  report: 2026-04-30',
        'accessibility.report must be a month and a day, for example 04-30',
      ),
      'a wrong registration number': inLine(
        firm,
        '  registration: INP00004482',
        'firm.registration must be INP and nine digits',
      ),
      'a fee plan that charges nothing': inLine(
        firm,
        '        managementPercent: 0',
        'calculator.feePlans.plans.0 needs managementPercent or performancePercent',
        { at: '      - name: Fixed' },
      ),
      'a hurdle without a performance fee': inPart(
        firm,
        '        performancePercent: 20\n        hurdlePercent: 8',
        '        managementPercent: 1\n        hurdlePercent: 8',
        'calculator.feePlans.plans.1.hurdlePercent stands without a performancePercent',
      ),
      'two fee plans of one name': inPart(
        firm,
        '      - name: Performance',
        '      - name: Fixed',
        'calculator.feePlans.plans has two plans of one name',
        { at: '    plans:' },
      ),
      'returns without a year of loss': inLine(
        firm,
        '        percents: [20, 15, 12, 8, 15]',
        'calculator.feePlans.returnPaths.0.percents needs a year of loss among the first 5',
      ),
      'a telephone number with spaces': inLine(
        firm,
        "  phone: '+91 484 000 0100'",
        'contact.phone must be an international number without spaces',
      ),
      'full accessibility beside known limits': inLine(
        accessibility,
        'conformance: full',
        'conformance cannot be full while limits has entries; write partial',
      ),
      'a button that leads to two places': inPart(
        page,
        'path: /SpecialOpportunities',
        'path: /SpecialOpportunities\n    document: emerging-moat-factsheet',
        'buttons.2 needs exactly one of path, document and external',
        { at: 'name: Special Opportunities' },
      ),
      'a document that lies in no folder of public/': inLine(
        paper,
        'file: what-is-a-moat.pdf',
        'file must be files/NAME.pdf or newsletter/NAME.pdf',
      ),
      'a period that ends before it begins': inLine(
        factsheet,
        'period: 2025-09 to 2025-06',
        'period ends before it begins; swap the two months',
      ),
      'a document with a period and a date': inPart(
        factsheet,
        'period: 2025-09',
        'period: 2025-09\ndate: 2025-08-31',
        'period needs exactly one of period and date',
        { at: 'period: 2025-09' },
      ),
      'a factsheet of no strategy': inPart(
        factsheet,
        'strategy: EmergingMoat\n',
        '',
        'strategy must be there for the kinds “factsheet” and “portfolio”, and for no other',
      ),
      'tests that every stock passes': inPart(
        compounders,
        'summary: ',
        'criteria:\n  - measure: Sales growth\n    over: 0\n    unit: percent\nsummary: ',
        'criteria needs a test whose “over” is above zero',
        { at: 'criteria:' },
      ),
    },
    'date-ahead': {
      'a day of publication that has not come': inLine(article, 'date: 2026-06-23'),
    },
    'date-future': {
      'a performance figure of a day that has not come': inLine(fund, '  asOf: 2026-08-31'),
      'a mended finding of a day that has not come': inPart(
        accessibility,
        '      mended: 2025-09-19',
        '      mended: 2026-09-19',
        'audit.findings.0.mended 2026-09-19 lies in the future',
      ),
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
      'a missing field of a group': inPart(fund, '  asOf: 2025-08-31\n', '', 'performance.asOf is missing: add it', {
        at: 'performance:',
      }),
    },
    'choice-missing': {
      'a person without a group': inPart(member, 'group: leadership\n', ''),
    },
    'field-type': {
      'a field without a value': inLine(paper, 'audience:'),
      'a number where text belongs': inLine(
        firm,
        '  postalCode: 682000',
        'contact.postalCode must be text: put it in quotation marks, postalCode: "682000"',
      ),
      'a number among texts': inPart(
        'content/glossary/moat.yaml',
        '  - economic moat',
        '  - 007',
        'also.0 must be text: put it in quotation marks, - "007"',
      ),
      'one name where a list belongs': inPart(
        strategy,
        'documents:\n  - insights-emerging-moat',
        'documents: insights-emerging-moat',
        'documents must be a list',
      ),
    },
    'field-choice': {
      'a word that is none of those allowed': inLine(fund, 'risk: agressive'),
      'a menu item that leads nowhere': inLine(
        menus,
        '          link: clientLogon',
        'dropdowns.0.groups.0.0.link must be one of',
      ),
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
      'two counters where the home page has three': inPart(
        firm,
        'counters:\n',
        'counters: []\nformerCounters:\n',
        'counters has too few entries: at least 3 entries',
        { at: 'counters: []' },
      ),
    },
    'field-many': {
      'a fourth counter': inPart(
        firm,
        'counters:\n',
        'counters:\n  - value: 3\n    label: Funds\n',
        'counters has too many entries: at most 3 entries',
        { at: 'counters:' },
      ),
    },
    'field-small': {
      'a place below the first': inLine(strategy, 'order: 0'),
      'a minimum ticket below the regulator’s minimum': inLine(
        fund,
        'minimumTicketInr: 500000',
        'minimumTicketInr is too small: at least 5000000',
      ),
      'a minimum investment below the regulator’s minimum': inLine(
        firm,
        'minimumInvestmentInr: 2500000',
        'minimumInvestmentInr is too small: at least 5000000',
      ),
    },
    'field-large': {
      'a share above 100': inLine(fund, '    percent: 180'),
      'an exit load above the regulator’s cap for the year': inLine(
        fund,
        '  secondYear: 2.5',
        'exitLoadPercent.secondYear is too large: at most 2',
      ),
      'a return without its decimal point': inLine(
        fund,
        '  percent: 2075',
        'performance.percent is too large: at most 100',
      ),
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
      'a menu item of no known form': inPart(
        menus,
        '          link: clientLogin',
        '          place: clientLogin',
        'dropdowns.0.groups.0.0 fits none of the forms',
        { at: '      - - label: Client Login' },
      ),
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
      'a performance figure without its benchmark': inPart(
        fund,
        'benchmark: Nifty 500 Multicap 50:25:25\n',
        '',
        'performance stands without a benchmark',
        { at: 'performance:' },
      ),
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
  ...complaintExamples,
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
        'sections has no section “committee”, and the page needs it',
        { at: 'sections:' },
      ),
    },
  }),
];
