import { countWords } from '../../../../src/lib/texts/words.ts';
import { cases } from '../../../lib/cases.ts';

cases('the text %j has %i words', countWords, [
  ['', 0],
  ['A **bold** word, and a [link to it](/EmergingMoat).', 8],
  ['| Part | Who |\n| --- | --- |\n| The moat | The analyst |', 6],
  ['Holds <Fact of="EmergingMoat" name="holdings" />, no more.', 3],
  ['A note.[^1]\n\n[^1]: Its text.', 4],
  ['A <Term id="moat">moat</Term> holds – for years.', 5],
  ['<Figure name="cash" title="a > b and c" />\n\nOne two', 2],
  ['The firm’s and the client\'s <Term id="moat">moat</Term> isn\'t one.', 8],
  ['Read by visitors.\n\n{/* Ask Anjali\nfor the figure. */}', 3],
]);
