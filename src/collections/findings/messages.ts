import { counted, formatList, inWords } from '../../lib/format.ts';
import { inMarkdown } from '../../lib/texts/html-in-markdown.ts';

/**
 * Every message to writers: what is wrong and what to do. Rules of a single field are in its schema instead, and faults
 * of a PDF in src/pdf/library. `near` is the closest valid name, if there is one. tests/mistakes has examples.
 */

type Near = { near?: string | undefined };

/** The columns that the first line of a table must name. */
type Columns = { columns: readonly string[] };

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

/** “did you mean “Summary”?”, or what to do otherwise. */
const meant = (near: string | undefined, otherwise: string) =>
  near === undefined ? otherwise : `did you mean “${near}”?`;

/** “content/strategies, content/papers or content/pages/AboutUs.mdx”: folders of collections and single texts. */
const eitherOf = (places: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    places.map((place) => `content/${place}${place.includes('/') ? '.mdx' : ''}`),
  );

/** A mark with backslashes, so that it is shown literally. */
const escaped = (mark: string) => mark.replace(/./g, '\\$&');

/** The name of a heading level in the list above a text at the desk. */
const atDesk = (level: string) => `at the desk: Heading ${level.length}`;

const entries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** Mistakes that prevent pages from being drawn. */
const mistakes = {
  // Files
  'not-utf8': () =>
    'the file is not saved as UTF-8: choose “UTF-8” as the encoding in your editor, and save it again; what else is wrong in the content is reported afterwards',
  conflict: () =>
    'two versions of this file were joined without choosing between them: keep the right lines, and remove those that begin with <<<<<<<, ======= or >>>>>>>',
  'file-kind': () =>
    'no page can use this kind of file: paste the words of a document into a text, export figures as CSV, save a picture as JPG, PNG or WebP, or put a PDF in public/files',
  'too-large': ({ kilobytes }: { kilobytes: number }) =>
    `the file is ${kilobytes} KB, larger than any text on this site: was something pasted by mistake?`,
  'line-too-long': ({ length }: { length: number }) =>
    `this line has ${length} characters, more than any paragraph: was something pasted by mistake?`,
  'quotes-many': () =>
    'this paragraph has more than 1,000 quotation marks: put empty lines between paragraphs, or write figures from a spreadsheet as a table',
  'too-deep': () => 'brackets or marks are nested too deeply to be read: remove most of them',
  'file-stray': ({ near }: Near) =>
    `no page uses this file: ${meant(near, 'move it to the right folder, or delete it')}`,
  'file-name': ({ name }: { name: string }) =>
    `the file’s name is part of its address: use only the letters A to Z, digits and hyphens, not “${name}”`,
  'id-twice': ({ other }: { other: string }) =>
    `${other} has the same name except for capital letters, and some computers cannot tell the two apart: rename one`,
  'address-taken': ({ address, other }: { address: string; other: string }) =>
    `the address ${address} already belongs to ${other}: rename this file`,
  'place-taken': ({ address, name }: { address: string; name: string }) =>
    `something else on ${address}, where this is shown, is also called “${name}”, so links could not tell them apart: rename this file`,
  'page-unknown': ({ near }: Near) =>
    `a new file in this folder does not become a page: ${meant(near, 'put a new text in content/communiques or content/legal')}`,
  'page-missing': ({ address }: { address: string }) =>
    `the file is missing, and the page ${address} needs it: add it, or put it back`,
  'file-missing': () => 'the file is missing, and every page needs it: add it, or put it back',
  'folder-empty': () => 'the folder is empty, so part of the site would be empty too: add at least one file',

  // Front matter
  'front-matter-none': ({ fields }: { fields: readonly string[] }) =>
    `there is no front matter: begin the file with a line ---, then the fields (${fields.join(', ')}), then another line ---`,
  'front-matter-late': () =>
    'the front matter must come first in the file, and begin with a line of exactly three hyphens (---): write that as line 1, and remove any other text above the first field',
  'front-matter-unclosed': () => 'the front matter is never closed: below its last field, add a line with only ---',
  yaml: ({ reason }: { reason: string }) => `broken YAML: ${reason}`,
  'field-missing': ({ form }: { form: string }) => `is missing: add it (${form})`,
  'choice-missing': ({ choices }: { choices: readonly string[] }) => `is missing: add one of ${quoted(choices)}`,
  'field-unknown': ({ name, near }: { name: string } & Near) =>
    `unknown field “${name}”: ${meant(near, 'check the spelling, or remove it')}`,
  'field-type': ({ form, near, number }: { form: string; number?: string | undefined } & Near) =>
    `must be ${form}${number === undefined ? '' : `: write ${number}`}${near === undefined ? '' : `: put it in quotation marks, ${near}`}`,
  'field-choice': ({ choices, near }: { choices: readonly string[] } & Near) =>
    `must be one of ${quoted(choices)}${near === undefined ? '' : `; did you mean “${near}”?`}`,
  'field-exact': ({ words }: { words: string }) => `must be exactly “${words}”`,
  'field-short': ({ least }: { least: number }) => `is too short: at least ${counted(least, 'character')}`,
  'field-long': ({ most, length }: { most: number; length: number }) =>
    `is too long: at most ${counted(most, 'character')}, and this has ${length}`,
  'field-few': ({ least }: { least: number }) => `has too few entries: at least ${entries(least)}`,
  'field-many': ({ most }: { most: number }) => `has too many entries: at most ${entries(most)}`,
  'field-small': ({ least }: { least: number }) => `is too small: at least ${least}`,
  'field-large': ({ most }: { most: number }) => `is too large: at most ${most}`,
  'field-email': () => 'must be an email address, for instance desk@example.in',
  'field-url': () => 'must be an address that begins with https://',
  'field-start': ({ start }: { start: string }) => `must begin with ${start}`,
  'field-rule': ({ rule }: { rule: string }) => rule,
  'field-group': () => 'matches none of the forms allowed here: compare it with the entries around it',
  'date-future': ({ day, today }: { day: string; today: string }) =>
    `${day} is in the future: write a date no later than ${today}`,
  'date-ahead': ({ day }: { day: string }) =>
    `${day} is in the future: until then, keep it as a draft (draft: true), or set its publish date (publishDate: ${day})`,
  'date-early': ({ day, founded }: { day: string; founded: number }) =>
    `${day} is before ${founded}, when the firm was founded: correct it`,
  'month-future': ({ month }: { month: string }) => `${month} is not over yet: report on the month before it`,
  'order-twice': ({ name, other }: { name: string; other: string }) =>
    `is ${name}, the same as in ${other}, so their order would be random: give each its own number`,
  'term-twice': ({ name, other }: { name: string; other: string }) =>
    `“${name}” is already explained in ${other}: keep one of the two files`,
  'name-twice': ({ name, other }: { name: string; other: string }) =>
    `“${name}” is already in ${other}: keep one of the two files, or add something that tells the two apart`,
  'specimen-field': ({ name, near }: { name: string } & Near) =>
    `names “${name}”, which is not a field of this file: ${meant(near, 'remove it from the list')}`,
  'placeholder-left': ({ name }: { name: string }) => `still says “${name}”: replace it before publishing`,
  registration: ({ number }: { number: string }) =>
    `${number} is not the firm’s registration number: correct it, or write <Firm name="registration" /> in a text`,
  'section-unknown': ({ name, near }: { name: string } & Near) =>
    `the page has no place for a section “${name}”: ${meant(near, 'remove it')}`,
  'button-unshown': () => 'the page has no place for this button: remove it, or link to the page in a text',
  'section-missing': ({ name }: { name: string }) =>
    `has no section “${name}”, which the page needs: add one with this id, a heading and a text`,
  'firm-value': ({ name, near, names }: { name: string; names: readonly string[] } & Near) =>
    `the firm has no value {${name}}: ${meant(near, `use one of ${quoted(names)}`)}`,

  // References
  'entry-missing': ({ kind, name, near }: { kind: string; name: string } & Near) =>
    `there is no ${kind} “${name}”: ${meant(near, 'check the spelling of its file name')}${kind === 'member' ? '; for somebody who has left, see “Common tasks” in content/README.md' : ''}`,
  'entry-hidden': ({ kind, name }: { kind: string; name: string }) =>
    `the ${kind} “${name}” is a draft or is dated in the future, so visitors would not find it: publish it first`,
  'officer-missing': ({ name, near }: { name: string } & Near) =>
    `there is no “${name}” in content/team: ${meant(near, 'add the person there, or enter somebody else')}`,
  'outside-link': ({ name }: { name: string }) =>
    `content/settings.yaml has no address “${name}” under links: add it there, or remove this item`,
  'group-missing': ({ page, name, near }: { page: string; name: string } & Near) =>
    `content/pages/${page}.mdx has no group “${name}”: ${meant(near, 'add it to the groups of that page')}`,
  'group-points': (group: { page: string; name: string; count: number; least: number; most: number }) =>
    `the group “${group.name}” in content/pages/${group.page}.mdx has ${counted(group.count, 'point')}, but this drawing needs ${group.least === group.most ? group.most : `${group.least} to ${group.most}`}: add or remove points`,
  'fact-unknown': ({ name, near, names }: { name: string; names: readonly string[] } & Near) =>
    `there is no figure “${name}”: ${meant(near, `use one of ${quoted(names)}`)}`,
  'figure-missing': ({ of, field }: { of: string; field: string }) =>
    `${of} has no ${field} among its fields: add it there, or remove this`,
  'source-missing': ({ file, near }: { file: string } & Near) =>
    `there is no ${file}: ${meant(near, 'create that file, or remove this line if you supply the PDF yourself')}`,
  'source-strategy': ({ file, name }: { file: string; name: string }) =>
    `names ${file}, but strategy is not ${name}: write strategy: ${name} here, or name the file of the right strategy`,
  'source-notice': ({ file }: { file: string }) =>
    `names ${file}, whose cover must say which parts of a specimen are invented: add the field notice there`,
  'pdf-missing': ({ file, near, isMade }: { file: string; isMade?: boolean } & Near) =>
    `there is no ${file}: ${meant(near, isMade ? 'npm run documents makes it once everything else is correct' : 'put the PDF there, or correct its name')}`,

  // Documents and their PDFs
  'pdf-fault': ({ file, fault }: { file: string; fault: string }) => `names ${file}, which ${fault}`,
  'public-page': () =>
    'is a page that was not made from content/, without the site’s header, menus and security: remove it, and write its text in content/; to prove to a service that the domain is the firm’s, add the DNS record that it offers instead',
  'pdf-twice': ({ file, other }: { file: string; other: string }) =>
    `names ${file}, and so does ${other}: keep only one entry for each PDF`,
  'pdf-replaced': () =>
    'somebody has replaced the PDF that was made from its text: delete it, and it is made again; to keep it, remove the line madeFrom from its entry in content/documents (an article’s PDF is always made from its text)',
  'made-list-damaged': () =>
    'this list of the PDFs that are made from texts is damaged: restore it with Git, or delete it, and npm run documents writes it again',
  'document-rival': ({ other, id, isOfOne }: { other: string; id: string; isOfOne: boolean }) =>
    `makes this a current document, but ${other} is current too: ${isOfOne ? `write “replaces: ${id}” in the newer one, or delete the older one` : 'rename one of the two files in content/documents'}`,
  'document-other': ({ id, kind, of }: { id: string; kind: string; of: string }) =>
    `names “${id}”, which is no ${kind} of ${of}: name another document, or correct kind and strategy in its entry`,
  'replaces-other': ({ name }: { name: string }) =>
    `names “${name}”, which has another kind or strategy: name the previous version of this document`,
  'published-early': ({ day }: { day: string }) => `is before ${day}, the day that the document is of: correct it`,
  'replaces-later': ({ name }: { name: string }) =>
    `names “${name}”, which is not older than this document: name the previous version, or correct one of the two dates`,
  'replaces-twice': ({ name }: { name: string }) =>
    `names “${name}”, which another entry also replaces: name the latest version before this one`,
  'replaced-made': ({ other }: { other: string }) =>
    `would make this PDF again with later figures, but ${other} has replaced it: remove this line`,
  'complaints-month': ({ month }: { month: string }) =>
    `is not ${month}, the month of content/complaints.yaml: update both`,
  'figures-month': ({ month, file }: { month: string; file: string }) =>
    `is not ${month}, the last month of ${file}, whose figures this PDF would show: write that month, or undo the new row and add it with “npm run month” (at the desk: A new month of performance), which keeps this version beside the new one`,

  // Records
  'record-unreadable': ({ reason }: { reason: string }) =>
    `the table cannot be read: ${reason}. Export it again as CSV, with commas between the cells`,
  'record-empty': ({ columns }: Columns) =>
    `there are no rows: add one for each ${columns[0]} below the first line, ${columns.join(',')}`,
  'record-header': ({ columns, found }: { found: string } & Columns) =>
    /[;\t]/.test(found)
      ? `the cells are separated by ${found.includes(';') ? 'semicolons' : 'tabs'}: export the table with commas between the cells and decimal points in the numbers`
      : `the first line must be ${columns.join(',')}, but it is “${found}”: use these column names in this order`,
  'record-cells': ({ columns, cells }: { cells: number } & Columns) =>
    `this row has ${counted(cells, 'cell')} instead of ${inWords(columns.length)}: ${formatList(columns)}. Write numbers with a point, not a comma: 1.8`,
  'record-month': ({ value }: { value: string }) =>
    `“${value}” is not a month: write the year and the month, for example 2025-09`,
  'record-number': ({ column, value, remedy }: { column: string; value: string; remedy: string }) =>
    `${column} “${value}” is not a number: ${remedy}`,
  'record-low': ({ column, value }: { column: string; value: number }) =>
    `${column} ${value} means that more than everything was lost: a return cannot be below −100`,
  'record-twice': ({ name }: { name: string }) => `${name} appears twice: keep one of the rows`,
  'record-order': ({ month, before }: { month: string; before: string }) =>
    `${month} comes after ${before}: put the rows in order, the oldest month first`,
  'record-gap': ({ month, missing }: { month: string; missing: string }) =>
    `${missing} is missing before ${month}: add its row, because no month may be left out`,
  'record-future': ({ month }: { month: string }) => `${month} is not over yet: remove the row until it is`,
  'record-early': ({ month, inception }: { month: string; inception: string }) =>
    `${month} is before the first whole month of the approach (inception: ${inception}): remove the row, or correct inception`,
  'record-late': ({ month, field, begin }: { month: string; field: 'inception' | 'recordChanges'; begin: string }) =>
    field === 'inception'
      ? `the record begins with ${month}, but the approach began on ${begin}: add the months in between, or correct inception (a record since inception begins with the first whole month)`
      : `the record continues with ${month} after the change on ${begin} (recordChanges): add the months in between, or correct from`,
  'change-of-nothing': ({ what, before }: { what: string; before: string }) =>
    `is “${before}”, the same as ${what} now: write the value from before the change here, or the new value in ${what}`,
  'correction-month': ({ month }: { month: string }) =>
    `the record has no month ${month}: name the month whose figures were corrected, or add it to the record`,
  'record-behind': ({ last, latest, other }: { last: string; latest: string; other: string }) =>
    `the record ends with ${last}, but ${other} ends with ${latest}: all approaches are shown as of the same day, so add the missing months`,
  'record-index': (said: { index: string; month: string; percent: number; other: string; otherPercent: number }) =>
    `benchmark ${said.percent} for ${said.month} differs from ${said.other}, which has ${said.otherPercent}: both compare with ${said.index}, which has one return a month, so correct the wrong one`,
  'record-stray': ({ name, near }: { name: string } & Near) =>
    `there is no strategy or fund “${name}”: ${meant(near, 'give this file the same name as the one in content/strategies or content/funds')}`,
  'record-field': ({ field, record }: { field: string; record: string }) =>
    `${field} is missing, and ${record} may not be shown without it: add it`,
  'benchmark-unknown': ({ name, near }: { name: string } & Near) =>
    `there is no benchmark “${name}” in content/benchmarks.yaml: ${meant(near, 'add it there with its source, or use one of those listed')}`,
  'benchmark-strategy': ({ name, tag }: { name: string; tag: string }) =>
    `${name} is not a benchmark for the Strategy ${tag} in content/benchmarks.yaml: use one that is`,

  // MDX
  'tag-unclosed': ({ tag }: { tag: string }) =>
    `<${tag}> is never closed: write </${tag}> where it ends, or end the tag with /> if it contains nothing`,
  'tag-unopened': ({ tag }: { tag: string }) => `</${tag}> closes something that was never opened: remove it`,
  'tag-crossed': ({ tag, open }: { tag: string; open: string }) =>
    `</${tag}> is where </${open}> should be: the tag opened last must be closed first`,
  'angle-bracket': () =>
    'an angle bracket here does not begin a component: write “below” or “less than”, for a link [words](https://…), or look for a quotation mark that is missing or not straight (")',
  comment: () =>
    'a text cannot contain a comment between <!-- and -->: write it between {/* and */}, which no page shows, or remove it',
  brace: () => 'curly brackets are for programs: remove them, or use round ones',
  module: ({ word }: { word: string }) =>
    `a line of text cannot begin with “${word}”, which is a programming command: use a component from the guide, or another first word`,
  script: ({ tag }: { tag: string }) => `<${tag}> is not allowed in a text: remove it`,
  'html-tag': ({ tag }: { tag: string }) =>
    `<${tag}> is HTML, which is not allowed in a text: ${inMarkdown.has(tag) ? `write ${inMarkdown.get(tag) ?? ''}` : 'remove it'}`,
  'component-unknown': ({ tag, near }: { tag: string } & Near) =>
    `there is no component <${tag}>: ${meant(near, 'see “Components and drawings” in content/README.md')}`,
  'component-place': ({ tag, places }: { tag: string; places: readonly string[] }) =>
    `<${tag}> cannot be used in this text: use it in ${eitherOf(places)}, or remove it`,
  'event-handler': ({ name }: { name: string }) => `${name} would run a program in the visitor’s browser: remove it`,
  'attribute-unknown': ({ tag, name, near }: { tag: string; name: string } & Near) =>
    `<${tag}> has no attribute “${name}”: ${meant(near, 'remove it')}`,
  'attribute-missing': ({ tag, name, words, wanted }: Record<'tag' | 'name' | 'words' | 'wanted', string>) => {
    const [what, orElse] =
      words === '' ? [`${tag} is used here`, 'remove it'] : [`“${words}” is marked as ${tag}`, 'remove the mark'];
    const lacks = wanted === '' ? ` without ${name}` : `, but it does not say which ${wanted} is meant`;
    return `${what}${lacks}: at the desk, click it, then the pencil to choose, or the bin to ${orElse}; in the file, add ${name}="…" to its tag`;
  },
  'tag-empty': ({ tag }: { tag: string }) =>
    `<${tag}> has nothing to show: write its words between <${tag} …> and </${tag}>, or remove it`,
  'tag-words': ({ tag }: { tag: string }) =>
    `<${tag}> shows no words of the text: remove those between <${tag} …> and </${tag}>, or put them before or after it`,
  'attribute-number': ({ value }: { value: string }) =>
    `“${value}” must be a number without commas or signs, for instance 5000000`,
  'attribute-bounds': ({ value, least, most }: { value: string; least: number; most: number }) =>
    `“${value}” must be between ${least} and ${most}`,
  'attribute-anchor': ({ value }: { value: string }) =>
    `“${value}” becomes part of an address: write one word of the letters A to Z, digits and hyphens`,
  'drawing-wrong': ({ name, reason }: { name: string; reason: string }) => `the drawing “${name}” ${reason}`,
  'drawing-unknown': ({ name, near, names }: { name: string; names: readonly string[] } & Near) =>
    `there is no drawing “${name}”: ${meant(near, `use one of ${quoted(names)}`)}`,
  'no-paper-form': ({ what }: { what: string }) =>
    `this text is also made into a PDF, which cannot show ${what}: remove it`,
  'paper-fault': ({ reason }: { reason: string }) => `no PDF can be made from this text: ${reason}`,

  // Links, pictures and figures
  'link-program': ({ address }: { address: string }) => `${address} would run a program: link to a page instead`,
  'picture-missing': ({ file, near }: { file: string } & Near) =>
    `there is no picture ${file}: ${meant(near, 'put it next to this file')}`,
  'picture-kind': ({ file }: { file: string }) =>
    `${file} is in a format that pages cannot show: save the picture as JPG, PNG or WebP, and put it next to this file`,
  'picture-bytes': ({ file }: { file: string }) =>
    `${file} is not in the format that its name says, perhaps HEIC from a phone: open it and save it as JPG, PNG or WebP, because renaming it is not enough`,
  'picture-name': ({ file }: { file: string }) =>
    `the picture’s address ${file} contains %, # or ?, which has another meaning in an address: rename the picture, using only letters, digits and hyphens`,
  'picture-outside': ({ file }: { file: string }) =>
    `${file} is ${/^data:/i.test(file) ? 'a picture within the text' : /^([a-z]|file):/i.test(file) ? 'on your own computer, where visitors cannot see it' : 'on another site'}: put the picture next to this file, and write ./ and its name`,
  'performance-benchmark': () => 'has no benchmark: add the field benchmark',
};

/** Mistakes with which pages can still be drawn, because nothing that they need is missing: in words, links, headings. */
export const mistakesWithPages = {
  // Files
  'pdf-unlisted': () =>
    'no entry names this PDF: add an entry to content/documents, or delete the PDF (at the desk: Hand over, Take back)',
  // Markdown
  'text-missing': () =>
    'there is no text below the front matter, so the page would be empty here: write it, or make the file a draft (draft: true)',
  'field-mark': ({ mark, isFilledIn }: { mark: string; isFilledIn: boolean }) =>
    `“${mark}” would be shown as typed, because a field is plain text: write the words alone${isFilledIn ? ', or a value of the firm, such as {foundedYear}' : ''}`,
  'field-cut': ({ remark }: { remark: string }) =>
    `“${remark}” would not be shown, because a space and # begin a comment: put the whole value in quotation marks, or the comment on its own line`,
  'mark-unknown': ({ mark }: { mark: string }) =>
    `“${mark}” refers to nothing, and would be shown as typed: ${/^\[\d/.test(mark) ? `write [^${mark.slice(1)} here, and put “[^${mark.slice(1)}: ” and the note below the text` : `put ${mark.startsWith('[^') ? `“${mark}: ” and the note` : 'its address'} below the text, or remove the brackets`}`,
  'note-lost': ({ mark }: { mark: string }) =>
    `the note ${mark} would not be shown: write ${mark} in the text where it belongs, define each note only once, or remove this one`,
  'mark-shown': ({ mark }: { mark: string }) =>
    `“${mark}” has no effect here, and would be shown as typed: put it directly before and after the words it applies to, or write ${escaped(mark)} to show it`,
  'answer-note': () =>
    'several answers are on one page, where a note would lead to that of another answer: write it in the answer itself',
  'mark-foreign': ({ mark }: { mark: string }) =>
    `“${mark}” is from another kind of Markdown, and would be shown as typed: remove it; the guide lists what a text can contain`,
  'struck-out': () =>
    '“~” strikes out the words up to the next one: write – for a range (10–12), \\~ to show the sign, or ~~ before and after words to strike them out',
  'heading-space': ({ level }: { level: string }) =>
    `a heading needs a space after its marks, or they would be shown: write “${level} ” and the words, on their own line`,
  'list-mark': ({ mark }: { mark: string }) =>
    `“${mark}” does not begin a list here, so its lines would run together: begin each with “- ” or “1. ”, including the space, and put an empty line above the first`,
  'link-broken': ({ mark }: { mark: string }) =>
    mark.startsWith('!')
      ? `“${mark}” does not show a picture, and would be shown as typed: write ![what it shows](./picture.jpg); a picture’s name has no spaces`
      : `“${mark}” does not make a link, and would be shown as typed: write [words](/address), without a space between the brackets or in the address, and close both`,
  'table-row': () =>
    'this row is not part of a table, and would be shown as typed: a table begins with a row of names, then a row of hyphens with as many columns (| --- | --- |), with no empty lines between its rows',
  'table-cells': ({ columns, cells }: { columns: number; cells: number }) =>
    `this row has ${counted(cells, 'cell')} but the table has ${counted(columns, 'column')}, so some words would not be shown: name the extra columns in the first row, or write \\| to show a | in a cell`,
  'table-below': () =>
    'this line has no | and would become a row of the table above: put an empty line between the two',
  'table-head': () => 'a column of this table has no name: write one in each cell of its first row',
  'tag-alone': ({ tag }: { tag: string }) =>
    `<${tag}> is in a paragraph with other words or a picture: give it a paragraph of its own`,
  'tag-inside': ({ tag, outer }: { tag: string; outer: 'heading' | 'link' }) =>
    outer === 'link'
      ? `<${tag}> opens something itself, so it cannot be in a link: put it before or after the link`
      : `<${tag}> is in a heading, and the list of contents would not show it: write plain words, and use it in the text below`,
  'mark-inside': ({ mark, isInTerm }: { mark: string; isInTerm: boolean }) =>
    isInTerm
      ? `“${mark}” is in a <Term>, whose words already open their meaning: put it before <Term …> or after </Term>`
      : `“${mark}” is in a heading, and its number would become part of the list of contents: put it in the text below`,

  // Links
  'link-dead': ({ address, near }: { address: string } & Near) =>
    `${address} does not exist: ${meant(near, 'correct the address, or remove the link')}`,
  'address-there': ({ address }: { address: string }) =>
    `the site still has ${address}, and its visitors would be sent away from it: remove this item`,
  'link-anchor': ({ address, near }: { address: string } & Near) =>
    `there is no such place on the page (${address}): ${meant(near, 'remove the # and everything after it')}`,
  'link-relative': ({ address }: { address: string }) =>
    `${address === '' ? 'the link has no address' : `${address} is not a complete address`}: write / and the page, # and the place, https:// and the site, or mailto: and the email address`,
  'link-kind': ({ address, near }: { address: string } & Near) =>
    `${address} is not an address that visitors can open: ${meant(near, 'use https:// and the site, mailto:desk@example.in or tel:+914840000100')}`,
  'link-words': ({ words }: { words: string }) =>
    words === ''
      ? 'the link has no words: say where it leads'
      : `the link’s words “${words}” do not say where it leads: name the page or paper${/^https?:/i.test(words) ? `, as in [the regulator](${words})` : ''}`,

  // Pictures
  'picture-alt': ({ file }: { file: string }) =>
    `the picture ${file} has no alt text: say what it shows (at the desk, click it, then the pencil; in the file, between the square brackets)`,
  'picture-words': ({ file, words }: { file: string; words: string }) =>
    `“${words}” does not describe the picture ${file} to somebody who cannot see it: say what it shows`,
  'picture-large': ({ file, megabytes }: { file: string; megabytes: string }) =>
    `the picture ${file} is ${megabytes} MB: make it smaller than 4 MB`,
  'picture-program': ({ found }: { found: string }) =>
    `“${found}” in this drawing can run a program, or lead to another site: export the drawing again without it, or as PNG`,

  // Headings
  'heading-first': ({ level }: { level: string }) =>
    `the page’s main heading comes from its fields: begin this one with ${level} (${atDesk(level)})`,
  'heading-empty': () =>
    'a heading here has no words, and would leave a gap on the page: write them, or remove it (at the desk, click it and press Backspace)',
  'heading-skip': ({ level, should }: { level: string; should: string }) =>
    `the heading skips a level: begin it with ${should} instead of ${level} (${atDesk(should)})`,
  'heading-taken': ({ id }: { id: string }) =>
    `something else on the page is also called “${id}”, so links could not tell them apart: choose other words`,
  'answer-heading': ({ id }: { id: string }) =>
    `another answer, or a heading in one, is also called “${id}”, and all answers are on one page: choose other words`,

  // Words and figures
  character: ({ character, code, instead }: { character: string; code: string; instead?: string | undefined }) =>
    `${character} (${code}) is not in the site’s fonts: ${instead === undefined ? 'write it in another way' : instead}`,
  'other-script': ({ words }: { words: string }) =>
    `“${words}” has letters that are not in the site’s fonts: write it in letters A to Z`,
  'performance-bare': ({ missing }: { missing: readonly string[] }) =>
    `a performance figure must not be shown alone: add ${missing.join(', ')} to this part of the text`,
  'word-stop': ({ word, reason, instead }: { word: string; reason: string; instead: string }) =>
    `“${word}”: ${reason} ${instead}`,
};

/** Findings that do not stop the build. */
export const warnings = {
  'public-stray': () =>
    'no page links to this file, but the build publishes it anyway – is this intended? If not, remove it from the folder public.',
  'field-quotes': () =>
    'shows the quotation marks around it – is this intended? If not, remove them, or type straight ones, which are not shown.',
  'paper-unused': ({ id }: { id: string }) =>
    `no document is made from this paper, so nobody can read it: write “madeFrom: papers/${id}.mdx” in its entry in content/documents (see “Replace a document” in content/README.md), or delete this file`,
  'link-shared': ({ host }: { host: string }) =>
    `a document on ${host} may open only for your colleagues – is this intended? Open the link in a private window. If it asks you to sign in, put the document on this site as a PDF instead.`,
  'link-earlier': ({ address, latest }: Record<'address' | 'latest', string>) =>
    `${address} is an earlier version of the document – is this intended? ${latest} always opens the current one.`,
  'question-mark': () => 'has no question mark – is this intended? Write it as an investor would ask it.',
  'pdf-hard': ({ file, lacks }: { file: string; lacks: readonly string[] }) =>
    `names ${file}, which has no ${lacks.join(' and no ')} and is hard to use with a screen reader: in the program that makes it, choose “tagged” or “accessible”, and give it a title`,
  'record-large': ({ column, value, most }: { column: string; value: number; most: number }) =>
    `${column} ${value} is more than ${most}% in one month – is this intended? If not, look for a missing decimal point.`,
  'record-apart': ({ net, benchmark, most }: Record<'net' | 'benchmark' | 'most', number>) =>
    `net ${net} and benchmark ${benchmark} are more than ${most} percentage points apart – is this intended? If not, look for a missing minus sign or decimal point.`,
  'record-doubt': ({ month, doubt }: { month: string; doubt: string }) =>
    `the returns of ${month} are ${doubt} – is this intended? If not, correct the figures of this month.`,
  'record-restarts': ({ begin, last }: { begin: string; last: string }) =>
    `names a change on ${begin}, after the last month of the record, ${last}: the page shows no performance until a month after the change is added`,
  'mark-alone': ({ mark }: { mark: string }) =>
    `“${mark}” has no effect here, and is shown as typed – is this intended? If so, write ${escaped(mark)}. If not, see “Write an article” in content/README.md.`,
  underlined: () =>
    'the hyphens below make this paragraph a heading – is this intended? If so, write ## before it instead. For a line across the page, put an empty line above the hyphens.',
  'quote-number': () =>
    'begins with > and a number, and becomes a quotation without the > – is this intended? If not, write “more than”.',
  'list-start': ({ start }: { start: number }) =>
    `a line that begins with “${start}.” begins a numbered list – is this intended? If not, write ${start}\\. or begin with another word. A list begins with 1.`,
  'word-warn': ({ word, reason, instead }: { word: string; reason: string; instead: string }) =>
    `“${word}” – is this intended? ${reason} ${instead}`,
};

export const messages = { ...mistakes, ...mistakesWithPages, ...warnings };

export type MessageCode = keyof typeof messages;
