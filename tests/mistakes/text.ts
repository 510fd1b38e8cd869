import { below, type Example, inLine, inPart, inText, member, paperText, question, told } from './example.ts';

const fees = 'content/pages/FeeCalculation.mdx';

/** In the text of a paper. */
const inPaper = below(paperText);

/** In the text of the investment philosophy, which has groups of points to draw. */
const inPhilosophy = below('content/pages/InvestmentPhilosophy.mdx');

const oneYearFees = '<OneYearFees capital="5000000" brokerage="2" management="2" hurdle="10" performance="20" />';

/** Slips in the text: tags, references, headings. */
export const textExamples: Example[] = [
  told('tag-unclosed', 'a note that is never closed', inText('<Note>Past performance says little.')),
  told('tag-crossed', 'a closing tag that is misspelt', inText('<Note>Past performance says little.</Noet>')),
  told('tag-unopened', 'a closing tag without an opening one', inText('Past performance says little.</Note>')),
  told('angle-bracket', 'an angle bracket for “below”', inText('A margin <5 says little.')),
  told('component-unknown', 'a component that does not exist', inText('<Fcat of="EmergingMoat" name="holdings" />')),
  told('html-tag', 'HTML in a text', inText('This is <b>important</b>.')),
  told('script', 'a script', inText('<script>alert(1)</script>')),
  told('event-handler', 'a program that runs at a click', inText('<Note onclick="alert(1)">Words.</Note>')),
  told('module', 'an import', inText("import Chart from './chart.js'")),
  told(
    'module',
    'an export right below a heading',
    inText(
      '## Moats\nexport const home = console.log(process.env.HOME)\n\n<Note>Words.</Note>',
      'a text cannot begin a line with “export”',
      { at: 'export const home' },
    ),
  ),
  told('brace', 'a word in curly brackets', inText('Founded in {foundedYear}.')),
  told('attribute-unknown', 'a misspelt name in a tag', inText('<Fact off="EmergingMoat" name="holdings" />')),
  told('attribute-missing', 'a term that names no word of the glossary', inText('Mind the <Term>fair *price*</Term>.')),
  told('entry-missing', 'a strategy that does not exist', inText('<Fact of="EmergingMote" name="holdings" />')),
  told('fact-unknown', 'a figure that does not exist', inText('<Fact of="EmergingMoat" name="stocks" />')),
  told(
    'figure-missing',
    'a figure that the strategy does not have',
    inText('<Fact of="EmergingMoat" name="exitLoad" />'),
  ),
  told(
    'group-missing',
    'a group that does not exist',
    inPhilosophy('<Cards of="InvestmentPhilosophy" group="pilars" />'),
  ),
  told(
    'group-points',
    'a group of too few points for its drawing',
    inPhilosophy('<PorterForces of="InvestmentPhilosophy" group="points" />'),
  ),
  told(
    'firm-value',
    'a value of the firm that does not exist',
    inText('<Firm name="founded" />', 'there is no value {founded} of the firm'),
  ),
  told('attribute-number', 'a figure with commas in a tag', inPart(fees, 'capital="5000000"', 'capital="50,00,000"')),
  told('attribute-bounds', 'fees of no capital', inPart(fees, 'capital="5000000"', 'capital="0"')),
  told(
    'attribute-bounds',
    'a fee of more than all',
    inPart(fees, 'brokerage="2"', 'brokerage="200"', '“200” must lie between 0 and 100'),
  ),
  told(
    'drawing-unknown',
    'a drawing that does not exist',
    inPaper('<Figure name="fades" alt="A line that falls." caption="A return that falls." />'),
  ),
  told(
    'drawing-wrong',
    'a drawing that lacks a number',
    inPaper('<Figure name="recovery" alt="Falls and rises." caption="The rise that makes up for a fall." />'),
  ),
  told(
    'word-stop',
    'a promise in a caption',
    inPaper('<Figure name="fade" alt="A line that falls." caption="A guaranteed return." />'),
  ),
  told(
    'word-stop',
    'a promise behind a hard break',
    inText('A line.\\\nA guaranteed return.', '“guaranteed”', { at: 'A guaranteed return.' }),
  ),
  told(
    'word-stop',
    'a promise in a folded field',
    inPart(member, 'info: |\n', 'info: >\n  She is here\n  since long ago.\n  A guaranteed return.\n', '“guaranteed”'),
  ),
  told(
    'component-place',
    'a drawing of strategies and funds in an article',
    inText('<Allocation of="UpperCrustWealthFund" />'),
  ),
  told(
    'no-paper-form',
    'a component without a form on paper in a text of which a PDF is made',
    below('content/pages/ComplaintsData.mdx')(oneYearFees),
  ),
  told(
    'paper-fault',
    'a drawing within a sentence',
    inText('The limits <Limits of="EmergingMoat" /> hold in any case.'),
  ),
  told(
    'paper-fault',
    'a note that refers to itself',
    inText(
      'Some say so.[^9]\n\n[^9]: As they said before.[^9]',
      'the footnote [^9] refers to itself; take this mark out',
      { at: '[^9]: As they' },
    ),
  ),
  told('heading-first', 'a second main heading', inText('# Moats')),
  told('heading-empty', 'a heading without words', inText('##')),
  told(
    'heading-skip',
    'a heading that skips a level',
    inText('## Moats\n\n#### Of water', '', {
      at: '#### Of water',
    }),
  ),
  told('heading-skip', 'a first heading that is too small', inText('### Moats', 'begin it with ## instead of ###')),
  told('heading-taken', 'a heading with the name of a part of the page', inText('## Contents')),
  told(
    'heading-taken',
    'two sections of one name',
    inPart(
      'content/pages/AboutUs.mdx',
      '<Section id="vision"',
      '<Section id="mission"',
      'else on the page is called “mission”',
      { at: '<Section id="mission" heading="Our Vision"' },
    ),
  ),
  told('answer-heading', 'a heading in an answer with the name of another answer', below(question)('### How to start')),
  told('mark-unknown', 'a link whose address is nowhere', inText('See [our paper][paper].')),
  told('mark-shown', 'bold words that are never closed', inText('The moat is **never closed.')),
  told('mark-alone', 'a star before a word', inText('The *moat holds.')),
  told('heading-space', 'a heading without its space', inText('##Moats')),
  told('link-broken', 'a link with a space between its brackets', inText('See [the questions] (/FAQ).')),
  told(
    'table-row',
    'a table with too few columns of hyphens',
    inText('| Part | Writer |\n| --- |\n| Moat | Analyst |'),
  ),
  told(
    'table-cells',
    'a cell beyond the columns of a table',
    inText('| Part | Writer |\n| --- | --- |\n| Moat | Analyst | Monthly |', '', {
      at: '| Moat | Analyst | Monthly |',
    }),
  ),
  told('underlined', 'a rule without an empty line above it', inText('Only a paragraph.\n---')),
  told('list-start', 'a year that begins a line', inText('2013. That was the year.')),
  told('character', 'a character that the fonts lack', inText('Bought ✓ and held.')),
  told('character', 'a character in a field', inLine(member, 'name: Anjali Nair ✓', 'the character “✓” (U+2713)')),
  told('other-script', 'a name in another script', inLine(member, 'name: അഞ്ജലി Nair')),
  told('word-warn', 'a word that means something else in law', inText('Our scheme buys few stocks.')),
  told('performance-bare', 'a performance figure that stands alone', inText('Emerging Moat returned 41% last year.')),
];
