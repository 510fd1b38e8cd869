import { type Example, exampleOf, inLine, inPart, inText, newFile, put, strayFile } from './example.ts';

const faq = 'content/pages/FAQ.mdx';
const otherStrategy = 'strategies/ModerateCompounders.mdx';
const words = 'Only words, and nothing that says what they are.\n';

/** Mistakes in a file as a whole: its front matter, its name, its folder. */
export const fileExamples: Example[] = [
  newFile('front-matter-none', 'no front matter', 'article', words),
  newFile('front-matter-none', 'a text that begins with a list, without fields', 'article', '- One\n- Two\n'),
  newFile('front-matter-none', 'an empty file', 'article', '', '(title, date, summary, description)'),
  inPart('front-matter-late', 'front matter below other text', 'article', ['---', `${words}\n---`], '', ''),
  inPart('front-matter-late', 'four hyphens for three above the fields', 'article', ['---\n', '----\n'], '', ''),
  inPart('front-matter-unclosed', 'front matter that is not closed', 'article', ['\n---\n\n', '\n\n'], '', ''),
  newFile(
    'front-matter-unclosed',
    'front matter that is not closed, above a text with a rule across the page',
    'content/communiques/Communique9.mdx',
    '---\ntitle: A\n\nWe write a note: always.\n\n## How\n\nBy hand.\n\n---\n\nOr not.\n',
  ),
  inLine('yaml', 'words after a closing quotation mark', 'article', 'date: "2025-06-23" or so'),
  exampleOf('not-utf8', 'a file saved in an old encoding', {
    file: 'content/faq/how-to-start.mdx',
    at: 'question: Caf',
    bytes: [...Buffer.from('---\nquestion: Caf'), 0xe9, ...Buffer.from('?\norder: 1\n---\n')],
  }),
  newFile('file-kind', 'a Word document', 'content/communiques/Communique9.docx', words),
  exampleOf('file-kind', 'a Word document with another ending', {
    file: 'content/communiques/Communique9.mdx',
    bytes: [0x50, 0x4b, 3, 4, 0, 0xff],
  }),
  newFile('file-kind', 'a table of figures as Excel saves it', 'content/performance/EmergingMoat.xlsx', words),
  inText('conflict', 'two versions of a file', '<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other'),
  inLine('conflict', 'what is left of two versions of fields', 'firm', '>>>>>>> origin/main'),
  inText('too-large', 'a book pasted into an article', 'A line of a book.\n'.repeat(30_000), { at: '' }),
  inLine('line-too-long', 'a very long line', 'member', `name: ${'Anjali '.repeat(10_000)}`),
  inText('quotes-many', 'a spreadsheet pasted as text', '"2024-01","1.2"\n'.repeat(500)),
  inText('too-deep', 'brackets within brackets', '('.repeat(200)),
  inText('too-deep', 'angle brackets beside each other', '<'.repeat(200)),
  inText('too-deep', 'lists within lists', `${'- '.repeat(3_000)}a`),
  inText('too-deep', 'lists within quotes within lists', `${'> - '.repeat(3_000)}a`, { at: '' }),
  inText('too-deep', 'lines of brackets alone', `${'{\n'.repeat(100)}{  `, { at: '{  ' }),
  inLine('too-deep', 'lists within lists of a field', 'member', `name: ${'\n- '.repeat(3)}${'- '.repeat(200)}a`),
  newFile('file-stray', 'an article with two file extensions', 'content/communiques/Communique9.mdx.txt', words),
  newFile('file-stray', 'an article in a folder', 'content/communiques/2025/A.mdx', words, 'no page uses this file'),
  strayFile('public-stray', 'a list of clients left among the PDFs', 'public/files/clients.xlsx'),
  strayFile('public-page', 'a page by which a service knows the domain', 'public/google1234567890abcdef.html'),
  newFile('file-name', 'a space in a file’s name', 'content/faq/how to start.mdx', words),
  exampleOf('id-twice', 'two names that differ only in capital letters', {
    file: 'content/faq/how-to-start.mdx',
    also: ['content/faq/How-to-start.mdx', 0],
  }),
  strayFile('address-taken', 'an article with a strategy’s name', 'strategy', 'content/communiques/EmergingMoat.mdx'),
  exampleOf('address-taken', 'an article with the name of the page for unknown addresses', {
    file: 'content/communiques/404.mdx',
    change: words,
    says: 'the address /404 already belongs to content/pages/NotFound.mdx: rename this file',
  }),
  exampleOf('address-taken', 'a legal text with the name of a part of the Reading Room', {
    file: 'content/legal/NewsLetter-2025.mdx',
    change: words,
    says: 'the address /NewsLetter-2025 already belongs to content/pages/NewsLetter.mdx',
  }),
  exampleOf('place-taken', 'a change with the name of a year of changes', {
    file: 'content/changes/year-2025.yaml',
    change: 'heading: A change.\nkind: site\nchanged: 2025-06-23\ntext: It is new.\n',
    says: 'something else on /WhatChanged, where this is shown, is also called “year-2025”',
  }),
  exampleOf('place-taken', 'a warning with the same name as a part of its page', {
    file: 'content/notices/identity.yaml',
    change: 'heading: A false app.\ndate: 2025-06-23\ntext: It is not ours.\n',
  }),
  exampleOf('place-taken', 'a question with the name of a field of the search', {
    file: 'content/faq/q.mdx',
    change: words,
    says: 'something else on /FAQ, where this is shown, is also called “q”',
  }),
  newFile('page-unknown', 'a new file among the pages', 'content/pages/AboutsUs.mdx', words),
  exampleOf('page-unknown', 'a file among the pages with a name that every object has', {
    file: 'content/pages/constructor.mdx',
    change: words,
    says: 'a new file in this folder does not become a page: put a new text',
  }),
  exampleOf('page-missing', 'a page whose file is missing', { file: faq, remove: faq }),
  ...['documents/complaints-data.yaml', 'documents/performance-report.yaml', 'legal/RiskFactors.mdx'].map((path) => {
    const file = `content/${path}`;
    return exampleOf('page-missing', `no ${path}, which pages need`, { file, remove: file });
  }),
  exampleOf('entry-hidden', 'a disclaimer that is a draft', { file: 'disclaimer', put: ['draft', true] }),
  exampleOf('file-missing', 'no menus', { file: 'menus', remove: 'content/navigation.yaml' }),
  exampleOf('folder-empty', 'a folder without files', { file: 'content/faq', remove: 'content/faq/' }),
  inLine('source-missing', 'a PDF made from a missing file', 'paper', 'madeFrom: papers/what-is-moat.mdx'),
  put('source-strategy', 'a factsheet made from another strategy', 'factsheet', 'madeFrom', otherStrategy),
  put('source-notice', 'a specimen made from a paper without a notice', 'paper', 'specimen', true, 'madeFrom'),
  {
    ...put('entry-hidden', 'a factsheet made from a draft', 'factsheet', 'madeFrom', 'strategies/Draft.mdx'),
    also: ['content/strategies/Draft.mdx', 0],
  },
];
