/** The Markdown for HTML that a writer may know. */
export const inMarkdown: ReadonlyMap<string, string> = new Map([
  ['a', '[words](/address)'],
  ['b', '**words**'],
  ['strong', '**words**'],
  ['i', '*words*'],
  ['em', '*words*'],
  ['img', '![what it shows](./picture.jpg)'],
  ['br', 'an empty line between two paragraphs'],
  ['p', 'an empty line between two paragraphs'],
  ['h1', '## and the words'],
  ['h2', '## and the words'],
  ['h3', '### and the words'],
  ['li', '- and the words'],
  ['ul', '- before each line'],
  ['ol', '1. before each line'],
  ['hr', '* * * on a line of its own'],
]);
