import { expect, test } from 'vitest';
import { markdown } from '../../../../src/lib/texts/markdown-marks.ts';

test.each([
  ['Who *asks* gets an answer.', '*asks*'],
  ['(*Asks twice*)', '*Asks twice*'],
  ['For _each_ of them.', '_each_'],
  ['For __each one__.', '__each one__'],
  ['Write `x` here.', '`x`'],
  ['Not ~~that~~ this.', '~~that~~'],
  ['A claim.[^1]', '[^1]'],
  ['**Bold** words.', '**Bold**'],
  ['See [us](/AboutUs).', '[us](/AboutUs)'],
  ['See [the [firm](/AboutUs).', '[firm](/AboutUs)'],
  ['See [](/AboutUs).', '[](/AboutUs)'],
  ['A<br />B', '<br />'],
  ['R&amp;D', '&amp;'],
  ['Words.\n# Fees', '# '],
  ['Words.\n  ## Fees', '## '],
  ['Words.\n- one\n- two', '- '],
  ['- one', '- '],
  ['Words.\n1. one\n2. two', '1. '],
  ['* one\n* two', '* '],
])('%j has a mark that a field would show: %s', (text, mark) => {
  expect(markdown.exec(text)?.[0]).toBe(mark);
});

test.each([
  'The names snake_case, _private and a_b_c.',
  'Name: ____ Day: ____',
  'https://www.example.in/a_b_/_c_d?x=_y_',
  '2 * 3',
  '5 * 4 * 3 and 5*4*3',
  '*',
  'Fees* and taxes**',
  '* Net of fees',
  '*Net of fees',
  'Net of fees* (gross: 2%)*',
  'From ₹50 lakh – or more - to the end',
  '-5%',
  '- 5%',
  '+ GST of 18%',
  'We are #1.\n# 12, MG Road',
  '12. MG Road',
  'It began in\n2013. That was the year.',
  'About ~5%, ~~6%',
  'The firm’s ‘edge’ `',
  'As in [sic] and [the register]',
  'R&D, 3 < 4 > 2',
])('%j has no mark', (text) => {
  expect(markdown.exec(text)).toBeNull();
});

// A pattern that began again at every sign would take hours for these, and reach the time limit of the tests.
test.each([' ', '*a', ' _a', '\n1. ', '[a', '<a ', 'a`\n'])('a million times %j is read at once', (part) => {
  expect(markdown.exec(`a${part.repeat(1_000_000)}`)).toBeNull();
});
