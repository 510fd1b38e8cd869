import { counted, formatList, inWords } from '../../lib/format.ts';
import { inMarkdown } from './html-in-markdown.ts';

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

/** “content/strategies, content/funds or content/papers”. */
const either = (names: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);

/** Path of a collection’s folder or of a single text, such as `pages/AboutUs`. */
const pathOf = (place: string) => `content/${place}${place.includes('/') ? '.mdx' : ''}`;

/** A mark with backslashes, so that it is shown literally. */
const escaped = (mark: string) => mark.replace(/./g, '\\$&');

/** The name of a heading level in the list above a text at the desk. */
const atDesk = (level: string) => `at the desk: Heading ${String(level.length)}`;

const entries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** Mistakes that prevent pages from being drawn. */
const mistakes = {
  // Files
  'not-utf8': () =>
    'the file is not saved as UTF-8, the encoding that has the letters of every language: choose “UTF-8” where your editor asks for the encoding, and save it again',
  'too-large': ({ kilobytes }: { kilobytes: number }) =>
    `the file has ${kilobytes} KB, which is more than any text of this site: has something been pasted by mistake?`,
  'line-too-long': ({ length }: { length: number }) =>
    `this line has ${length} characters, which is longer than any paragraph: has something been pasted by mistake?`,
  'too-deep': () => 'brackets or marks stand within each other too many times to be read: take most of them out',
  'file-stray': ({ near }: Near) =>
    `no page reads this file: ${meant(near, 'move it to the folder of its kind, or take it out')}`,
  'file-name': ({ name }: { name: string }) =>
    `the file’s name is part of its address: use only the letters A to Z, digits and hyphens, not “${name}”`,
  'id-twice': ({ other }: { other: string }) =>
    `${other} has the same name but for its capital letters, and some computers cannot tell the two apart: rename one`,
  'address-taken': ({ address, other }: { address: string; other: string }) =>
    `the address ${address} already belongs to ${other}: rename this file`,
  'place-taken': ({ address, name }: { address: string; name: string }) =>
    `something else on ${address}, where this is shown, is called “${name}”, and links could not tell the two apart: rename this file`,
  'page-unknown': ({ near }: Near) =>
    `a file in this folder makes no page of its own: ${meant(near, 'for a new text use content/communiques or content/legal')}`,
  'page-missing': ({ address }: { address: string }) =>
    `the file is missing, and the page ${address} needs it: put it back`,
  'file-missing': () => 'the file is missing, and every page needs it: put it back',
  'folder-empty': () => 'the folder has no file, so a part of the site would be empty: put at least one there',

  // Front matter
  'front-matter-none': ({ fields }: { fields: readonly string[] }) =>
    `there is no front matter: begin the file with a line ---, then the fields (${fields.join(', ')}), then another line ---`,
  'front-matter-late': () => 'the front matter has to begin the file: take out what stands above its first line ---',
  'front-matter-unclosed': () =>
    'the front matter is never closed: put a line with --- and nothing else below its last field',
  yaml: ({ reason }: { reason: string }) => `broken YAML: ${reason}`,
  'field-missing': ({ form }: { form: string }) => `is missing: add it (${form})`,
  'choice-missing': ({ choices }: { choices: readonly string[] }) => `is missing: add one of ${quoted(choices)}`,
  'field-unknown': ({ name, near }: { name: string } & Near) =>
    `unknown field “${name}”: ${meant(near, 'check the spelling, or take it out')}`,
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
  'field-email': () => 'must be a mailbox, for instance desk@example.in',
  'field-url': () => 'must be an address that begins with https://',
  'field-start': ({ start }: { start: string }) => `must begin with ${start}`,
  'field-rule': ({ rule }: { rule: string }) => rule,
  'field-group': () => 'fits none of the forms that may stand here: compare it with its neighbours',
  'date-future': ({ day, today }: { day: string; today: string }) =>
    `${day} lies in the future: write a day that has come, ${today} at the latest`,
  'date-ahead': ({ day }: { day: string }) =>
    `${day} lies in the future: until then keep it back as a draft (draft: true), or with this day as its publish date (publishDate: ${day})`,
  'date-early': ({ day, founded }: { day: string; founded: number }) =>
    `${day} lies before ${founded}, when the firm was founded: correct it`,
  'month-future': ({ month }: { month: string }) => `${month} is not over: report on the month before`,
  'order-twice': ({ order, other }: { order: number; other: string }) =>
    `is ${order}, and so is that of ${other}, so which comes first would be chance: give each a number of its own`,
  'term-twice': ({ term, other }: { term: string; other: string }) =>
    `“${term}” is explained in ${other} already: keep one of the two files`,
  'name-twice': ({ name, other }: { name: string; other: string }) =>
    `“${name}” stands in ${other} already: keep one of the two files, or add what tells the two people apart`,
  'specimen-field': ({ name, near }: { name: string } & Near) =>
    `names “${name}”, which is no field of this file: ${meant(near, 'take it off the list')}`,
  'placeholder-left': ({ name }: { name: string }) => `still says “${name}”: write it before it is published`,
  registration: ({ number }: { number: string }) =>
    `${number} is not the firm’s registration number: correct it, or write <Firm name="registration" /> in a text`,
  'section-unknown': ({ name, near }: { name: string } & Near) =>
    `the page has no place for a section “${name}”: ${meant(near, 'take it out')}`,
  'section-missing': ({ name }: { name: string }) =>
    `has no section “${name}”, and the page needs it: add it with this id, a heading and a text`,
  'firm-value': ({ name, near, names }: { name: string; names: readonly string[] } & Near) =>
    `there is no value {${name}} of the firm: ${meant(near, `use one of ${quoted(names)}`)}`,

  // References
  'entry-missing': ({ kind, name, near }: { kind: string; name: string } & Near) =>
    `there is no ${kind} “${name}”: ${meant(near, 'check the spelling of its file name')}`,
  'entry-held': ({ kind, name }: { kind: string; name: string }) =>
    `the ${kind} “${name}” is a draft or is dated in the future, so no visitor would find it: publish it first`,
  'officer-missing': ({ name, near }: { name: string } & Near) =>
    `there is no “${name}” in content/team: ${meant(near, 'add the person there, or name somebody else')}`,
  'group-missing': ({ page, name, near }: { page: string; name: string } & Near) =>
    `content/pages/${page}.mdx has no group “${name}”: ${meant(near, 'add it to its groups')}`,
  'group-points': (group: { page: string; name: string; count: number; least: number; most: number }) =>
    `the group “${group.name}” in content/pages/${group.page}.mdx has ${counted(group.count, 'point')}, and this drawing has places for ${group.least === group.most ? group.most : `${group.least} to ${group.most}`}: add points or take some out`,
  'fact-unknown': ({ name, near, names }: { name: string; names: readonly string[] } & Near) =>
    `there is no figure “${name}”: ${meant(near, `use one of ${quoted(names)}`)}`,
  'figure-missing': ({ of, field }: { of: string; field: string }) =>
    `${of} has no ${field} among its fields: add it there, or take this out`,
  'source-missing': ({ file, near }: { file: string } & Near) =>
    `there is no ${file}: ${meant(near, 'write that file, or take this line out for a PDF of the firm’s own')}`,
  'source-strategy': ({ file, name }: { file: string; name: string }) =>
    `names ${file}, and strategy does not: write strategy: ${name} here, or name the file of its strategy`,
  'source-notice': ({ file }: { file: string }) =>
    `names ${file}, whose cover has to say what is invented in a specimen: add the field notice there`,
  'pdf-missing': ({ file, near, isMade }: { file: string; isMade?: boolean } & Near) =>
    `there is no ${file}: ${meant(near, isMade ? 'npm run documents makes it once nothing else is wrong' : 'put the PDF there, or correct its name')}`,

  // Documents and their PDFs
  'pdf-fault': ({ file, fault }: { file: string; fault: string }) => `names ${file}, which ${fault}`,
  'pdf-twice': ({ file, other }: { file: string; other: string }) =>
    `names ${file}, and so does ${other}: one entry a PDF`,
  'pdf-unlisted': () => 'no entry names this PDF: add an entry to content/documents, or delete the PDF',
  'pdf-replaced': () =>
    'somebody has put this PDF over the one that was made from its text: delete it, and it is made again; to keep it, take the line madeFrom out of its entry in content/documents (an article’s PDF is always made)',
  'document-rival': ({ other, id, isOfOne }: { other: string; id: string; isOfOne: boolean }) =>
    `is that of a current document, and ${other} is current too: ${isOfOne ? `write “replaces: ${id}” into the newer one, or delete the older` : 'rename one of the two files in content/documents'}`,
  'replaces-other': ({ name }: { name: string }) =>
    `names “${name}”, which is of another kind or strategy: name the version before this one`,
  'replaces-later': ({ name }: { name: string }) =>
    `names “${name}”, which is not older than this document: name the version before, or correct the day of one`,
  'replaces-twice': ({ name }: { name: string }) =>
    `names “${name}”, which another entry replaces too: name the latest before`,
  'replaced-made': ({ other }: { other: string }) =>
    `would have this PDF made again with later figures, and ${other} has taken its place: take this line out`,
  'complaints-month': ({ month }: { month: string }) =>
    `is not ${month}, the month of content/complaints.yaml: bring both up to date`,

  // Records
  'record-unreadable': ({ reason }: { reason: string }) =>
    `the table cannot be read: ${reason}. Export it again as CSV, with commas between the cells`,
  'record-empty': ({ columns }: Columns) =>
    `there is no row: put one for each ${columns[0]} below the first line, ${columns.join(',')}`,
  'record-header': ({ columns, found }: { found: string } & Columns) =>
    found.includes(';')
      ? 'the cells are divided by semicolons: export the table with commas between the cells and points in the numbers'
      : `the first line must be ${columns.join(',')} and is “${found}”: put the columns in this order and name them so`,
  'record-cells': ({ columns, cells }: { cells: number } & Columns) =>
    `this row has ${counted(cells, 'cell')} instead of ${inWords(columns.length)}: ${formatList(columns)}. A number has a point, not a comma: 1.8`,
  'record-month': ({ value }: { value: string }) => `“${value}” is no month: write the year and the month, 2025-09`,
  'record-number': ({ column, value, remedy }: { column: string; value: string; remedy: string }) =>
    `${column} “${value}” is no number: ${remedy}`,
  'record-low': ({ column, value }: { column: string; value: number }) =>
    `${column} ${value} says that more than everything was lost: a return is −100 at the least`,
  'record-twice': ({ name }: { name: string }) => `${name} stands here for the second time: keep one of the rows`,
  'record-order': ({ month, before }: { month: string; before: string }) =>
    `${month} stands below ${before}: put the rows in order, the oldest month first`,
  'record-gap': ({ month, missing }: { month: string; missing: string }) =>
    `${missing} is missing before ${month}: add its row, as no month may be left out`,
  'record-future': ({ month }: { month: string }) => `${month} is not over: take the row out until it is`,
  'record-early': ({ month, inception }: { month: string; inception: string }) =>
    `${month} lies before the first whole month of the approach (inception: ${inception}): take the row out, or correct inception`,
  'record-late': ({ month, field, begin }: { month: string; field: 'inception' | 'recordChanges'; begin: string }) =>
    field === 'inception'
      ? `the record begins with ${month}, and the approach began on ${begin}: add the months between, or correct inception; a record that is shown as one since inception begins with the first whole month`
      : `the record goes on with ${month} after the change on ${begin} (recordChanges): add the months between, or correct from`,
  'change-of-nothing': ({ what, before }: { what: string; before: string }) =>
    `is “${before}”, which ${what} still is: write what stood there before the change, or what stands there now in ${what}`,
  'correction-month': ({ month }: { month: string }) =>
    `the record has no month ${month}: name the month whose figures were corrected, or add it to the record`,
  'record-behind': ({ last, latest, other }: { last: string; latest: string; other: string }) =>
    `the record ends with ${last}, and ${other} ends with ${latest}: all approaches are shown as on one day, so add the months in between`,
  'record-index': (said: { index: string; month: string; percent: number; other: string; otherPercent: number }) =>
    `benchmark ${said.percent} for ${said.month} is not what ${said.other} has for it, ${said.otherPercent}: both stand beside ${said.index}, which has one return a month, so correct the wrong one`,
  'record-stray': ({ name, near }: { name: string } & Near) =>
    `there is no strategy or fund “${name}”: ${meant(near, 'name the file like the one in content/strategies or content/funds')}`,
  'record-field': ({ field, record }: { field: string; record: string }) =>
    `${field} is missing, and ${record} may not be shown without it: add it`,
  'benchmark-unknown': ({ name, near }: { name: string } & Near) =>
    `there is no benchmark “${name}” in content/benchmarks.yaml: ${meant(near, 'add it there with its source, or name one of those')}`,
  'benchmark-strategy': ({ name, tag }: { name: string; tag: string }) =>
    `${name} is no benchmark for the Strategy ${tag} in content/benchmarks.yaml: name one that is`,

  // MDX
  'tag-unclosed': ({ tag }: { tag: string }) =>
    `<${tag}> is never closed: write </${tag}> where it ends, or /> if nothing stands in it`,
  'tag-unopened': ({ tag }: { tag: string }) => `</${tag}> closes something that was never opened: take it out`,
  'tag-crossed': ({ tag, open }: { tag: string; open: string }) =>
    `</${tag}> stands where </${open}> should: what opens last closes first`,
  'angle-bracket': () =>
    'an angle bracket here begins no component: write “below” or “less than”, for an address [words](https://…), or look for a quotation mark that is missing, or is not straight (")',
  comment: () =>
    'a remark between <!-- and --> cannot stand in a text: write it between {/* and */}, which no page shows, or take it out',
  brace: () => 'curly brackets are for programs: take them out, or use round ones',
  module: ({ word }: { word: string }) =>
    `a text cannot begin a line with “${word}”, which is a command of programs: use the components of the guide, or another first word`,
  script: ({ tag }: { tag: string }) => `<${tag}> cannot stand in a text: take it out`,
  'html-tag': ({ tag }: { tag: string }) =>
    `<${tag}> is HTML, which texts do without: ${inMarkdown.has(tag) ? `write ${inMarkdown.get(tag) ?? ''}` : 'take it out'}`,
  'component-unknown': ({ tag, near }: { tag: string } & Near) =>
    `there is no component <${tag}>: ${meant(near, 'content/README.md lists those that there are')}`,
  'component-place': ({ tag, places }: { tag: string; places: readonly string[] }) =>
    `<${tag}> has no place in this text: use it in ${either(places.map(pathOf))}, or take it out`,
  'event-handler': ({ name }: { name: string }) => `${name} would run a program when a visitor acts: take it out`,
  'attribute-unknown': ({ tag, name, near }: { tag: string; name: string } & Near) =>
    `<${tag}> takes no ${name}: ${meant(near, 'take it out')}`,
  'attribute-missing': ({ tag, name, words, wanted }: Record<'tag' | 'name' | 'words' | 'wanted', string>) => {
    const [what, orElse] =
      words === '' ? [`${tag} stands here`, 'take it out'] : [`“${words}” is marked as ${tag}`, 'take the mark off'];
    const lacks = wanted === '' ? ` without ${name}` : `, and nothing says which ${wanted} is meant`;
    return `${what}${lacks}: at the desk click it, then the pencil, and choose, or the bin to ${orElse}; in the file write ${name}="…" into its tag`;
  },
  'attribute-number': ({ value }: { value: string }) =>
    `“${value}” must be a number without commas and signs, for instance 5000000`,
  'attribute-bounds': ({ value, least, most }: { value: string; least: number; most: number }) =>
    `“${value}” must lie between ${least} and ${most}`,
  'drawing-wrong': ({ name, reason }: { name: string; reason: string }) => `the drawing “${name}” ${reason}`,
  'drawing-unknown': ({ name, near, names }: { name: string; names: readonly string[] } & Near) =>
    `there is no drawing “${name}”: ${meant(near, `use one of ${quoted(names)}`)}`,
  'no-paper-form': ({ what }: { what: string }) =>
    `a PDF is made of this text, and ${what} has no form there: take it out`,
  'paper-fault': ({ reason }: { reason: string }) => `no PDF can be made of this text: ${reason}`,

  // Links, pictures and figures
  'link-program': ({ address }: { address: string }) => `${address} would run a program: a link leads to a page`,
  'picture-missing': ({ file, near }: { file: string } & Near) =>
    `there is no picture ${file}: ${meant(near, 'put it beside this file')}`,
  'picture-kind': ({ file }: { file: string }) =>
    `${file} is of a kind that no page shows: save the picture as JPG, PNG or WebP, and put it beside this file`,
  'picture-bytes': ({ file }: { file: string }) =>
    `${file} is not what its name says, perhaps a HEIC of a telephone: open it and save it again as JPG, PNG or WebP, as another name alone changes nothing`,
  'picture-name': ({ file }: { file: string }) =>
    `the picture’s address ${file} has a %, # or ?, which means something else there: give the picture a name of letters, digits and hyphens`,
  'picture-outside': ({ file }: { file: string }) =>
    `${file} lies on ${/^([a-z]|file):/i.test(file) ? 'your own computer, where no visitor sees it' : 'another site'}: put the picture beside this file, and write ./ and its name`,
  'performance-benchmark': () => 'stands without a benchmark: add the field benchmark',
};

/** Mistakes in words, links and headings: pages can still be drawn, because nothing that they need is missing. */
export const mistakesInWords = {
  // Markdown
  'text-missing': () =>
    'no text stands below the front matter, and the page would be empty here: write it, or keep the file back (draft: true)',
  'field-mark': ({ mark, isFilledIn }: { mark: string; isFilledIn: boolean }) =>
    `“${mark}” would show as it stands, as a field is plain text: write the words alone${isFilledIn ? ', or a value of the firm as {foundedYear}' : ''}`,
  'field-cut': ({ remark }: { remark: string }) =>
    `no page would show “${remark}”, as a space and # begin a remark: put the whole value in quotation marks, or the remark on a line of its own`,
  'mark-unknown': ({ mark }: { mark: string }) =>
    `“${mark}” refers to nothing, and would show as it stands: put ${mark.startsWith('[^') ? `“${mark}: ” and the note` : 'its address'} below the text, or take the brackets out`,
  'note-lost': ({ mark }: { mark: string }) =>
    `no page would show the note ${mark}: write ${mark} where it belongs, each mark once below the text, or take the note out`,
  'mark-shown': ({ mark }: { mark: string }) =>
    `“${mark}” makes nothing here, and would show as it stands: put it right before and right behind the words that it is for, or write ${escaped(mark)}`,
  'heading-space': ({ level }: { level: string }) =>
    `a heading has a space behind its marks, and this would show them: write “${level} ” and the words, on a line of its own`,
  'list-mark': ({ mark }: { mark: string }) =>
    `“${mark}” begins no list here, and its lines would run on in one paragraph: begin each with “- ” or “1. ”, a space behind it, and write an empty line above the first`,
  'link-broken': ({ mark }: { mark: string }) =>
    mark.startsWith('!')
      ? `“${mark}” shows no picture, and would show as it stands: write ![what it shows](./picture.jpg); a picture’s name has no spaces`
      : `“${mark}” makes no link, and would show as it stands: write [words](/address), without a space between the brackets or in the address, and close both`,
  'table-row': () =>
    'this row belongs to no table, and would show as it stands: a table begins with a row of names, below it stands a row of hyphens with as many columns (| --- | --- |), and no line between its rows is empty',
  'table-cells': ({ columns, cells }: { columns: number; cells: number }) =>
    `this row has ${counted(cells, 'cell')} and the table ${counted(columns, 'column')}, so the page would leave words out: name the further columns in the first row, and write \\| for a line within a cell`,
  'table-below': () => 'this line has no | and would be a row of the table above: put an empty line between the two',
  'table-head': () => 'a column of this table has no name: write one into each cell of its first row',
  'tag-inside': ({ tag, outer }: { tag: string; outer: 'heading' | 'link' }) =>
    outer === 'link'
      ? `<${tag}> opens something of its own and stands within a link: write it before or behind the link`
      : `<${tag}> stands within a heading, whose list of contents would not show it: write plain words, and use it in the text below`,

  // Links
  'link-dead': ({ address, near }: { address: string } & Near) =>
    `${address} leads nowhere: ${meant(near, 'correct the address, or take the link out')}`,
  'link-anchor': ({ address, near }: { address: string } & Near) =>
    `there is no such place on the page (${address}): ${meant(near, 'leave out the # and what follows')}`,
  'link-relative': ({ address }: { address: string }) =>
    `${address === '' ? 'the link has no address' : `${address} does not say where it begins`}: write / and the page, # and the place, https:// and the site, or mailto: and the mailbox`,
  'link-kind': ({ address, near }: { address: string } & Near) =>
    `${address} is no address that visitors can open: ${meant(near, 'use https:// and the site, mailto:desk@example.in or tel:+914840000100')}`,
  'link-words': ({ words }: { words: string }) =>
    words === ''
      ? 'the link has no words: say where it leads'
      : `the link’s words “${words}” do not say where it leads: name the page or paper`,

  // Pictures
  'picture-alt': ({ file }: { file: string }) =>
    `the picture ${file} has no words: say what it shows (at the desk click it, then the pencil; in the file between the square brackets)`,
  'picture-words': ({ file, words }: { file: string; words: string }) =>
    `“${words}” says nothing of the picture ${file} to somebody who cannot see it: what does it show?`,
  'picture-large': ({ file, megabytes }: { file: string; megabytes: string }) =>
    `the picture ${file} has ${megabytes} MB: make it smaller than 4 MB`,
  'picture-program': ({ found }: { found: string }) =>
    `“${found}” in this drawing can run a program, or lead to another site: export the drawing anew without it, or as PNG`,

  // Headings
  'heading-first': ({ level }: { level: string }) =>
    `the page makes its main heading from the fields: begin this one with ${level} (${atDesk(level)})`,
  'heading-empty': () =>
    'a heading here has no words, and would be a gap on the page: write them, or take it out (at the desk click it and press Backspace)',
  'heading-skip': ({ level, should }: { level: string; should: string }) =>
    `the heading skips a level: begin it with ${should} instead of ${level} (${atDesk(should)})`,
  'heading-taken': ({ id }: { id: string }) =>
    `something else on the page is called “${id}”, and links could not tell the two apart: choose other words`,
  'answer-heading': ({ id }: { id: string }) =>
    `another answer, or a heading in one, is called “${id}”, and all of them stand on one page: choose other words`,

  // Words and figures
  character: ({ character, code, instead }: { character: string; code: string; instead?: string | undefined }) =>
    `${character} (${code}) is not in the site’s fonts: ${instead === undefined ? 'write it in another way' : instead}`,
  'other-script': ({ words }: { words: string }) =>
    `“${words}” has letters that are not in the site’s fonts: write it in letters A to Z`,
  'performance-bare': ({ missing }: { missing: readonly string[] }) =>
    `a performance figure never stands alone: add ${missing.join(', ')} to this part of the text`,
  'word-stop': ({ word, reason, instead }: { word: string; reason: string; instead: string }) =>
    `“${word}”: ${reason} ${instead}`,
};

/** Findings that do not stop the build. */
export const warnings = {
  'public-stray': () =>
    'no page leads to this file, and the build publishes it all the same – is this meant? If not, take it out of the folder public.',
  'field-quotes': () =>
    'shows the quotation marks around it – is this meant? If not, take them out, or type straight ones, which belong to no text.',
  'question-mark': () => 'has no question mark – is this meant? Write it as an investor would ask it.',
  'pdf-hard': ({ file, lacks }: { file: string; lacks: readonly string[] }) =>
    `names ${file}, which has no ${lacks.join(' and no ')} and so is hard to use with a screen reader: in the program that makes it choose “tagged” or “accessible”, and give it a title`,
  'record-large': ({ column, value }: { column: string; value: number }) =>
    `${column} ${value} is more than 40% in one month – is this meant? If not, look for a missing point.`,
  'record-restarts': ({ begin, last }: { begin: string; last: string }) =>
    `names a change on ${begin}, after the last month of the record, ${last}: the page shows no performance until a month from then on is added`,
  'mark-alone': ({ mark }: { mark: string }) =>
    `“${mark}” makes nothing here, and shows as it stands – is this meant? If so, write ${escaped(mark)}. If not, see the guide for headings, and for marks around words.`,
  underlined: () =>
    'the hyphens below make this paragraph a heading – is this meant? If so, write ## before it instead. For a line across the page put an empty line above the hyphens.',
  'list-start': ({ start }: { start: number }) =>
    `a line that begins with “${start}.” begins a numbered list – is this meant? If not, write ${start}\\. or begin with another word. A list begins with 1.`,
  'word-warn': ({ word, reason, instead }: { word: string; reason: string; instead: string }) =>
    `“${word}” – is this meant? ${reason} ${instead}`,
};

export const messages = { ...mistakes, ...mistakesInWords, ...warnings };

export type MessageCode = keyof typeof messages;
