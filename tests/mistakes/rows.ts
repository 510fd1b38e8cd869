import { type Example, inField, inFields, inLines, inTexts } from './example.ts';

const year = (name: string, carriedForward: number, received: number, resolved: number, pending: number) => ({
  year: name,
  ...{ carriedForward, received, resolved, pending },
});

const benchmarkUntil = (from: string) => ({ from, what: 'primaryBenchmark', before: 'Nifty 50 TRI', reason: 'Why.' });

const meansCharter = 'did you mean “public/files/investor-charter.pdf”?';
const plan = 'calculator.feePlans.plans';
const returns = 'calculator.feePlans.returnPaths.0.percents';

const noDay = 'is not a date that exists; write it as YYYY-MM-DD';

/** Slips that are told by a message of which the guide has another: by file, with what is said. */
export const rowExamples: Example[] = [
  ...inFields('field-rule', 'strategy', [
    ['aum.crore', 0, 'must be above zero'],
    ['marketCapCrore.min', 80_000, 'is larger than max; swap them'],
    ['managers.0.name', 'Raghav Menon', 'needs exactly one of member and name', 'managers.0'],
    ['managers', [{ name: 'Raghav Menon', from: '2020-04-01' }], 'end with a name: the last one manages it today, so'],
    ['recordChanges', ['2023-04-01', '2021-04-01'].map(benchmarkUntil), 'are not in order: the oldest first'],
    ['recordChanges', ['2023-04-01', '2023-04-01'].map(benchmarkUntil), 'has one change twice'],
    ['principalsInvestment.minInr', 60_000_000, 'is not below maxInr; swap them'],
    ['principalsInvestment', { minInr: 0, asOf: '2025-08-31' }, 'of 0 needs maxInr', 'principalsInvestment.minInr'],
  ]),
  ...inFields('field-rule', 'menus', [
    ['dropdowns.1.id', 'services', 'has two menus of one id: give each an id of its own', 'dropdowns'],
  ]),
  ...inFields('field-rule', 'content/benchmarks.yaml', [
    ['benchmarks.1.name', 'Nifty 50 TRI', 'has one index twice: keep one of the two', 'benchmarks'],
  ]),
  ...inFields('field-rule', 'content/pages/InvestmentPhilosophy.mdx', [
    ['groups.1.id', 'pillars', 'has two groups of one id, and the page would draw the first alone', 'groups'],
    ['sections', ['one', 'one'].map((id) => ({ id, heading: 'One' })), 'has two sections of one id'],
  ]),
  ...inFields('field-rule', 'compounders', [
    ['allocation.0.percent', 61, 'the shares must add up to 100', 'allocation'],
    ['managers.0.from', '2023-05-01', 'are not in order: the oldest first', 'managers'],
    ['criteria', [{ measure: 'Sales', over: 0, unit: 'percent' }], 'needs a test whose “over” is above zero'],
  ]),
  ...inFields('field-rule', 'article', [
    ['date', '2025-23-06', `${noDay}: did you mean “2025-06-23”?`],
    ['date', '24/06/2025', `${noDay}: did you mean “2025-06-24”?`],
    ['date', '“2025-6-25”', `${noDay}: did you mean “2025-06-25”?`],
    ['date', '06-05-2025', `${noDay}, for example 2025-06-23`],
  ]),
  ...inFields('field-rule', 'fund', [
    ['performance.asOf', '2025-08-32', 'is not a date that exists'],
    ['limits.1.minPercent', 30, 'is larger than maxPercent; swap them'],
    ['limits.1.maxPercent', undefined, 'needs minPercent or maxPercent', 'limits.1'],
    ['allotmentDate', '2021-12-31', 'lies before inception'],
  ]),
  ...inFields('field-rule', 'firm', [
    ['firm.registration', 'INP00004482', 'must be INP and nine digits'],
    ['contact.phone', '+91 484 000 0100', 'must be an international number without spaces'],
    [`${plan}.0.managementPercent`, 0, 'needs managementPercent or performancePercent', `${plan}.0`],
    [`${plan}.0.hurdlePercent`, 8, 'stands without a performancePercent'],
    [`${plan}.1.name`, 'Fixed', 'has two plans of one name', plan],
    [returns, [20, 15, 12, 8, 15], 'needs a year of loss among the first 5'],
    ['website', 'http://www.uppercrust.example', 'must be https:// and the name of the site'],
    ['website', 'https://uppercrust.example/pms', 'must be https:// and the name of the site, with nothing behind it'],
    ['firm.foundedYear', 2031, 'must not lie after copyrightYear'],
  ]),
  ...inFields('field-url', 'firm', [
    ['links.clientLogin', 'https:/clients.example.in', 'must be an address that begins with https://'],
    ['links.clientLogin', 'javascript:alert(1)', 'must be an address that begins'],
  ]),
  ...inFields('field-rule', 'accessibility', [
    ['conformance', 'full', 'cannot be full while limits has entries; write partial'],
  ]),
  ...inFields('field-rule', 'content/deadlines.yaml', [
    ['accessibility.report', '2026-04-30', 'must be a month and a day, for example 04-30'],
    ['accessibility.report', '02-30', 'must be a month and a day'],
  ]),
  ...inFields('field-rule', 'page', [
    ['buttons.2.document', 'a', 'needs exactly one of path, document and external', 'buttons.2'],
  ]),
  ...inFields('field-rule', 'paper', [
    ['file', 'what-is-a-moat.pdf', 'must be files/NAME.pdf or newsletter/NAME.pdf'],
    ['file', 'files/1%.pdf', 'must be files/NAME.pdf or newsletter/NAME.pdf, as it lies in public/, with no %, # or ?'],
  ]),
  ...inFields('field-rule', 'factsheet', [
    ['period', '2025-09 to 2025-06', 'ends before it begins; swap the two months'],
    ['date', '2025-08-31', 'needs exactly one of period and date', 'period'],
    ['strategy', undefined, 'must be there for the kinds “factsheet” and “portfolio”, and for no other'],
  ]),
  ...inFields('field-rule', 'grievances', [
    ['sources.1.pending', 1, 'of “SEBI (SCORES)”: 1 carried forward + 0 received − 1 resolved = 0, but pending says 1'],
    ['sources.2.averageDays', 3, 'must be there if a complaint was resolved, and only then'],
    ['months.3.carriedForward', 0, 'of “2025-07” must be 1, which “2025-06” left pending'],
    ['months.3.month', '2025-08', 'must be 2025-07, the month after “2025-06”: none may be left out'],
    ['months.4.received', 2, 'of “2025-08” must be 1, as the rows of the first table add up to'],
    ['months.2.month', '2025-8', 'must be a month, for example 2025-08'],
    ['month', '2025-09', 'must end with 2025-09, the month of the first table', 'months'],
    ['years.2', year('2024–25', 1, 2, 2, 1), 'of “2024–25” must be 0, which “2025-04” carries', 'years.2.pending'],
    ['years.3', year('2025–26', 0, 4, 4, 0), 'of “2025–26” must be 5, as its months add up to', 'years.3.received'],
    ['years.3', year('2025–26', 0, 5, 4, 1), 'of “2025–26” must be 0, which “2025-08” left', 'years.3.pending'],
    ['years', [year('2025–26', 0, 5, 5, 0), year('2026–27', 0, 0, 0, 0)], 'has not begun in 2025-08', 'years.1.year'],
    ['years', [year('2022–23', 0, 2, 2, 0), year('2023–24', 0, 3, 2, 1)], 'is the last of the table,', 'years.1.year'],
  ]),
  ...inLines('yaml', 'member', [
    ['order: 1\norder: 2', 'broken YAML: this field stands twice'],
    ['title: Moats: five', 'broken YAML: the value contains a colon'],
    ['title: *Principal', 'broken YAML: a value that begins with * must stand in quotation marks (*Principal)'],
    ['name: "Anjali Nair”', 'the straight quotation mark here is never closed'],
    // The space behind the colon is one of Word, which does not break.
    ['name:\u00A0Anjali Nair', 'a plain space behind it'],
  ]),
  inField('date-future', 'accessibility', 'audit.findings.0.mended', '2026-09-19', '2026-09-19 lies in the'),
  inField('date-future', 'charter', 'date', '2026-02-01', '2026-02-01 lies in the future'),
  inField('month-future', 'factsheet', 'period', '2026-01', '2026-01 is not over'),
  inField('month-future', 'report', 'period', '2025-12 to 2026-01', '2025-12 to 2026-01 is not over'),
  ...inFields('field-type', 'firm', [
    ['minimumInvestmentInr', '₹50,00,000', 'must be a number without commas, ₹ or %: write 5000000'],
    ['firm.foundedYear', '“2014”', 'must be a number without commas, ₹ or %: write 2014'],
    ['contact.postalCode', 682_000, 'must be text: put it in quotation marks, postalCode: "682000"'],
  ]),
  ...inFields('field-type', 'fund', [
    ['allocation.0.percent', '60 %', 'must be a number without commas, ₹ or %: write 60'],
    ['exitLoadPercent.firstYear', '1,5', 'must be a number without commas, ₹ or %: write 1.5'],
    ['performance.percent', '–5', 'must be a number without commas, ₹ or %: write -5'],
  ]),
  inField('field-missing', 'fund', 'performance.asOf', undefined, 'is missing: add it'),
  inField('field-type', 'content/glossary/moat.yaml', 'also.0', 7, 'must be text: put it in quotation marks, - "7"'),
  inField('field-type', 'strategy', 'documents', 'insights-emerging-moat', 'must be a list'),
  inField('field-choice', 'menus', 'dropdowns.0.groups.0.0.link', 'clientLogon', 'must be one of'),
  inField('field-small', 'fund', 'minimumTicketInr', 500_000, 'is too small: at least 5000000'),
  inField('field-small', 'firm', 'minimumInvestmentInr', 2_500_000, 'is too small: at least 5000000'),
  inField('field-large', 'fund', 'exitLoadPercent.secondYear', 2.5, 'is too large: at most 2'),
  inField('field-large', 'fund', 'performance.percent', 2075, 'is too large: at most 100'),
  inField('entry-missing', 'page', 'buttons.0.document', 'emerging-factsheet', 'there is no document “emerging-'),
  inField('entry-missing', 'charter', 'replaces', 'charter', 'there is no document “charter”'),
  inField('brace', 'content/pages/Tax.mdx', 'title', 'Tax from {minimumInvestment}', 'curly brackets are for'),
  inField('picture-missing', 'member', 'image', './anjali.jpg', 'there is no picture ./anjali.jpg'),
  inField('link-dead', 'menus', 'main.0.path', '/Abouts', '/Abouts leads nowhere: did you mean “/AboutUs”?'),
  inField('word-stop', 'compounders', 'summary', "You'll earn.", '“You’ll earn”: Nobody can promise a return'),
  inField('word-stop', 'compounders', 'summary', 'Guaranteed growth.', '“Guaranteed”: Nobody can guarantee a return'),
  ...inFields('pdf-missing', 'charter', [
    ['file', 'files/investors-charter.pdf', `there is no public/files/investors-charter.pdf: ${meansCharter}`],
    ['file', 'files/Investor-Charter.pdf', `there is no public/files/Investor-Charter.pdf: ${meansCharter}`],
  ]),
  ...inFields('entry-missing', 'strategy', [
    ['managers.0.member', 'raghav-menin', 'there is no member “raghav-menin”: did you mean “raghav-menon”?'],
    ['standIn', 'jakob-thekkan', 'there is no member “jakob-thekkan”: did you mean “jacob-thekkan”?'],
    ['dealingPolicy', 'ConflictOfInterest', 'there is no legal text “ConflictOfInterest”: did you mean “Conflicts'],
    ['factsheet', 'emerging-moats-factsheet', 'there is no document “emerging-moats-factsheet”: did you mean “emerg'],
  ]),
  ...inFields('entry-missing', 'factsheet', [
    ['strategy', 'EmergingMoats', 'there is no strategy or fund “EmergingMoats”: did you mean “EmergingMoat”?'],
  ]),
  ...inFields('entry-missing', 'menus', [
    ['dropdowns.1.groups.0.0.document', 'investors-charter', 'there is no document “investors-charter”: did you'],
  ]),
  ...inTexts('article', [
    ['link-dead', 'See [us](/Aboutus).', '/Aboutus leads nowhere: did you mean “/AboutUs”?'],
    ['link-dead', 'See [us](/AboutUs.html).', '/AboutUs.html leads nowhere: did you mean “/AboutUs”?'],
    ['link-dead', '[Us](https://www.uppercrust.example/AboutUss)', '/AboutUss leads nowhere: did you mean “/AboutUs”?'],
    ['link-dead', 'See [who we are][us].\n\n[us]: /AbuotUs', '/AbuotUs leads nowhere: did you mean “/AboutUs”?'],
    ['link-dead', 'See [our papers](/NewsLetter-Papers-1999).', '/NewsLetter-Papers-1999 leads nowhere'],
    ['pdf-missing', '[It](/files/latest/investor-charters.pdf).', 'did you mean “/files/latest/investor-charter.pdf”?'],
    ['link-anchor', '[Signs](#signs-of-a-moat-that-is-emergin).', 'did you mean “#signs-of-a-moat-that-is-emerging”?'],
    ['link-relative', 'See [who we are]().', 'the link has no address'],
    ['link-relative', '[Write](desk@example.in).', 'desk@example.in does not say where it begins'],
    ['link-kind', '[Write](mailto:desk).', 'mailto:desk is no address that visitors can open: use https:// and the'],
    ['link-kind', '[Call](tel:office).', 'tel:office is no address that visitors can open'],
    ['link-program', '<Note title="java&#9;script:alert(1)">Words.</Note>', 'would run a program'],
    ['link-words', '[https://sebi.gov.in](https://sebi.gov.in)', 'words “https://sebi.gov.in” do not say'],
    ['link-words', 'See [](/AboutUs).', 'the link has no words'],
    ['attribute-missing', '<Fact of="EmergingMoat" />', 'Fact stands here, and nothing says which figure is meant'],
    ['figure-missing', '<Criteria of="ModerateCompounders" />', 'ModerateCompounders has no criteria among its fields'],
    ['html-tag', 'One<br>two', '<br> is HTML, which texts do without: write an empty line between two para'],
    ['html-tag', '<p>One\n\n<b>Two</p>', '<b> is HTML, which texts do without: write **words**', '<b>Two</p>'],
    ['word-stop', 'The return is guaranteed.', '“guaranteed”: Nobody can guarantee a return'],
    ['word-stop', 'You will earn 20% a year.', '“will earn”: Nobody can promise a return'],
    ['word-stop', 'A risk free investment.', '“risk free”: Every investment in the securities market'],
    ['word-stop', 'It is 100% safe.', '“100% safe”: Every investment in the securities market'],
    ['word-stop', 'Your money will double.', '“money will double”: It promises a return'],
    ['word-stop', 'A SEBI-approved manager.', '“SEBI-approved”: SEBI registers portfolio managers'],
    ['word-stop', 'Recommended by SEBI itself.', '“Recommended by SEBI”: SEBI registers portfolio managers'],
    ['word-stop', "India's best PMS.", '“best PMS”: Nobody can check a superlative'],
    ['word-stop', 'Better than mutual funds.', '“Better than mutual funds”: A portfolio manager is compared neither'],
    ['word-stop', 'What our clients say', '“What our clients say”: No page of the firm may carry a testimonial'],
    ['word-warn', 'An unrivalled team.', '“unrivalled”'],
    ['word-warn', 'It asks for Rs.50 lakh.', '“Rs”'],
    ['word-warn', 'It asks for ₹50 lacs.', '“lacs” – is this meant? The site writes money in one way'],
    ['word-warn', "India's largest lender.", '“India’s largest”'],
    ['word-warn', 'It holds fewer stocks than a mutual fund.', '“than a mutual fund”'],
    ['word-stop', 'A line.\\\nA guaranteed return.', '“guaranteed”', 'A guaranteed return.'],
    ['paper-fault', 'It is.[^9]\n\n[^9]: So.[^9]', 'the footnote [^9] refers to itself; take this mark out', 'So.'],
    ['paper-fault', '2. Moats\n\n- [x] Done.', 'a list to tick off has no form in a PDF', '- [x]'],
    ['tag-inside', '[A <Term id="moat">moat</Term>](/FAQ) lasts.', '<Term> opens something'],
    ['module', '## Moats\nexport const home = 1', 'a text cannot begin a line with “export”', 'export const home'],
    ['firm-value', '<Firm name="founded" />', 'there is no value {founded} of the firm'],
    ['list-mark', 'a) The moat\nb) The price', '“a)” begins no list here'],
    ['list-mark', 'In turn:\n(i) The moat\n(ii) The price', '“(i)” begins no list here', '(i) The moat'],
    ['list-mark', '– The moat\n– The price', '“–” begins no list here'],
    ['list-mark', '- The moat\no\u00A0\u00A0 The price', '“o” begins no list here', 'o\u00A0'],
    ['link-broken', '![The moat]', '“![The moat]” shows no picture, and would show as it stands'],
    ['link-broken', '![The moat](./my moat.jpg)', 'shows no picture, and would show as it stands: write ![what it'],
    ['note-lost', 'So.[^9]\n\n[^9]: A.\n\n[^9]: B.', 'no page would show the note [^9]', '[^9]: B.'],
    ['heading-skip', '### Moats', 'begin it with ## instead of ###'],
    ['mark-unknown', 'Some say so.[^9]', 'put “[^9]: ” and the note below the text'],
    [
      'performance-bare',
      'We returned 21% in 2024, the benchmark 19%.\n\n## Next',
      'add its basis (TWRR or back-test, net or gross of',
    ],
  ]),
  ...inTexts('content/pages/AboutUs.mdx', [
    ['attribute-missing', '<Section id="castle">\n\nWater.\n\n</Section>', 'Section stands here without heading'],
  ]),
  ...inTexts('paperText', [
    [
      'figure-missing',
      '<Figure name="moving-average" of="ModerateCompounders" alt="A." caption="A." />',
      'has no movingAverageDays',
    ],
    ['no-paper-form', '![A moat](./moat.jpg)', 'and a picture has no form there'],
    ['link-anchor', 'See [the end](#end).', 'no such place on the page (#end)'],
  ]),
  ...inTexts('page', [
    ['component-place', '<Section heading="A">\n\n</Section>', 'no place in this text: use it in content/pages/About'],
  ]),
  ...inTexts('content/pages/ComplaintsData.mdx', [['heading-taken', '## Months', 'on the page is called “months”']]),
];
