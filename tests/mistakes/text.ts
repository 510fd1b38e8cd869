import { below, type Example, inLine, inPart, inText, told } from './example.ts';

const fifty = 'capital="5000000"';
const fees = 'content/pages/FeeCalculation.mdx';

/** A mistake in the text of a paper. */
const inPaper = below('paperText');

/** A mistake in the text of the investment philosophy, which has groups of points to draw. */
const inPhilosophy = below('content/pages/InvestmentPhilosophy.mdx');

/** Mistakes in the text: tags, references, headings. */
export const textExamples: Example[] = [
  inText('tag-unclosed', 'a note that is never closed', '<Note>Past performance says little.'),
  inText('tag-crossed', 'a closing tag that is misspelt', '<Note>Past performance says little.</Noet>'),
  inText('tag-unopened', 'a closing tag without an opening one', 'Past performance says little.</Note>'),
  inText('angle-bracket', 'an angle bracket for “below”', 'A margin <5 says little.'),
  inText('comment', 'an HTML comment', '<!-- ask Suresh -->'),
  inText('component-unknown', 'a component that does not exist', '<Fcat of="EmergingMoat" name="holdings" />'),
  inText('html-tag', 'HTML in a text', 'This is <b>important</b>.'),
  inText('script', 'a script', '<script>alert(1)</script>'),
  inText('event-handler', 'a program that runs on a click', '<Note onclick="alert(1)">Words.</Note>'),
  inText('module', 'an import', "import Chart from './chart.js'"),
  inText('brace', 'a word in curly brackets', 'Founded in {foundedYear}.'),
  inText('attribute-unknown', 'a misspelt name in a tag', '<Fact off="EmergingMoat" name="holdings" />'),
  inText('attribute-missing', 'a term without its word of the glossary', 'Mind the <Term>fair *price*</Term>.'),
  inText('entry-missing', 'a strategy that does not exist', '<Fact of="EmergingMote" name="holdings" />'),
  inText('fact-unknown', 'a figure that does not exist', '<Fact of="EmergingMoat" name="stocks" />'),
  inText('figure-missing', 'a figure that the strategy does not have', '<Fact of="EmergingMoat" name="exitLoad" />'),
  inPhilosophy('group-missing', 'a group that does not exist', '<Cards of="InvestmentPhilosophy" group="pilars" />'),
  inPhilosophy(
    'group-points',
    'a group with the wrong number of points for its drawing',
    '<PorterForces of="InvestmentPhilosophy" group="points" />',
  ),
  inPart('attribute-number', 'a figure with commas in a tag', fees, [fifty, 'capital="50,00,000"']),
  inPart('attribute-bounds', 'fees on a capital of 0', fees, [fifty, 'capital="0"']),
  inPart('attribute-bounds', 'a fee of 200%', fees, ['"2"', '"200"'], '“200” must be between 0 and 100'),
  inPaper('drawing-unknown', 'a drawing that does not exist', '<Figure name="fades" alt="A." caption="A." />'),
  inPaper('drawing-wrong', 'a drawing that lacks a number', '<Figure name="recovery" alt="A." caption="A." />'),
  inPaper(
    'drawing-wrong',
    'a drawing with what another one takes',
    '<Figure name="fade" rates="8" alt="A." caption="A." />',
    { says: 'has no attribute “rates”' },
  ),
  inPaper('word-stop', 'a promise in a caption', '<Figure name="fade" alt="A line." caption="A guaranteed return." />'),
  inLine('word-stop', 'a folded field', 'member', 'info: >\n  She\n  is here.\n  A guaranteed return.', '“guaranteed”'),
  inText('component-place', 'a drawing of strategies and funds in an article', '<Allocation of="EmergingMoat" />'),
  below('content/pages/ComplaintsData.mdx')('no-paper-form', 'a component that a PDF cannot show', '<OneYearFees />'),
  inText('paper-fault', 'a drawing within a sentence', 'The limits <Limits of="EmergingMoat" /> hold in any case.'),
  inText('heading-first', 'a second main heading', '# Moats'),
  inText('heading-empty', 'a heading without words', '##'),
  inText('heading-skip', 'a heading that skips a level', '## Moats\n\n#### Of water', { at: '#### Of water' }),
  inText('heading-taken', 'a heading with the same name as a part of the page', '## Contents'),
  inPart(
    'heading-taken',
    'two sections of one name',
    'content/pages/AboutUs.mdx',
    ['<Section id="vision"', '<Section id="mission"'],
    'else on the page is also called “mission”',
    '<Section id="mission" heading="Our Vision"',
  ),
  below('question')(
    'answer-heading',
    'a heading in an answer with the same name as another answer',
    '### How to start',
  ),
  told('text-missing', 'a question without an answer', {
    file: 'content/faq/lock-in.mdx',
    change: '---\nquestion: Is there a lock-in?\norder: 90\n---\n',
  }),
  inLine('field-mark', 'bold words in a field', 'member', 'title: The **founder**'),
  inLine('field-mark', 'a sign in the words of HTML', 'member', 'title: Founder &amp; CIO'),
  inLine('field-cut', 'a number with # in a field', 'article', 'title: Reason #1 for a moat'),
  inLine(
    'field-mark',
    'a component in a field',
    'article',
    'summary: It holds <Fact of="EmergingMoat" name="core" />.',
  ),
  inPart(
    'field-mark',
    'a component where the home page fills in',
    'content/pages/Home.mdx',
    ['{foundedYear}\n', '<Firm name="foundedYear" />\n'],
    'write the words alone, or a value of the firm, such as {foundedYear}',
  ),
  inText('mark-unknown', 'a link without its address', 'See [our paper][paper].'),
  inText('note-lost', 'a note that the text does not refer to', '[^9]: It is counted on the whole portfolio.'),
  inLine('field-quotes', 'a field in curly quotation marks', 'member', 'title: “Principal officer”'),
  inText('mark-shown', 'bold words that are never closed', 'The moat is **never closed.'),
  inText('mark-alone', 'a star before a word', 'The *moat holds.'),
  inText('heading-space', 'a heading without a space', '##Moats'),
  inText('list-mark', 'a list pasted from Word', '•\tThe moat\n•\tThe price'),
  inText('link-broken', 'a link with a space between its brackets', 'See [the questions] (/FAQ).'),
  inText('table-row', 'a table with too few columns of hyphens', '| Part | Writer |\n| --- |\n| Moat | Analyst |'),
  inText('table-cells', 'a cell beyond the columns of a table', '| A | B |\n| - | - |\n| 1 | 2 | 3 |', { at: '| 3 |' }),
  inText('table-head', 'a column of a table without a name', '| Part |  |\n| --- | --- |\n| Moat | Analyst |'),
  inText('table-below', 'a sentence right below a table', '| A | B |\n| - | - |\n| 1 | 2 |\nNext.', { at: 'Next.' }),
  inText('tag-inside', 'a figure in a heading', '## It holds <Fact of="EmergingMoat" name="holdings" />'),
  inText('underlined', 'a rule without an empty line above it', 'Only a paragraph.\n---'),
  inText('list-start', 'a year that begins a line', '2013. That was the year.'),
  inText('character', 'a character that is not in the fonts', 'Bought ✓ and held.'),
  inLine('character', 'a character in a field', 'member', 'name: Anjali Nair ✓', 'the character “✓” (U+2713)'),
  inLine('other-script', 'a name in another script', 'member', 'name: അഞ്ജലി Nair'),
  inText('word-warn', 'a word with another legal meaning', 'Our scheme buys few stocks.'),
  inText('performance-bare', 'a performance figure on its own', 'Emerging Moat returned 41% last year.'),
];
