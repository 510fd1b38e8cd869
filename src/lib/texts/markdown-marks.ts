/*
 * The patterns look ahead for a sign before they look behind for the beginning of its line: otherwise each of thousands of
 * spaces in a row would be measured from there, which takes minutes.
 */

/** Marks that enclose words, and a * or # right before a word. */
export const marks =
  /(?<![\\*~`])(?:\*{2,}|~~|`+)(?![*~`])|(?<![\\*\p{L}\p{N}])\*(?=\p{L})|(?=#)(?<=^[ \t>]*)#(?=\p{L})/gmu;

/** Heading marks without a space after them; a non-breaking one (Option+Space on a Mac) before or after does not do. */
export const headings =
  /(?<![\\#\p{L}\p{N}/])#{2,6}(?=[\p{L}\p{N}\u{a0}])|(?=#)(?<=^[ \t]*\u{a0}[ \t\u{a0}]*)#{1,6}(?= )/gmu;

/**
 * List bullets pasted from Word, marks after a non-breaking space, and a hyphen or number without the space after it.
 * Letters, Roman numerals and dashes count only if a second item follows, because a single one may not be a list.
 */
export const items =
  /(?=\S)(?:(?<=^[ \t]*\u{a0}[ \t\u{a0}]*)(?:[-*+]|\d{1,3}[.)])(?= )|(?<=^[ \t>]*)(?:[•·]|o(?=[ \t\u{a0}])|(?:-|\d{1,3}[.)])(?=[\p{L}\u{a0}])|(?:[–—]|\(?[aAiI][.)]|\(1\))(?=[ \t\u{a0}].*[^\s\\] ?\n[ \t>]*(?:[–—]|\(?(?:b|B|ii|II)[.)]|\(2\))[ \t\u{a0}])))/gmu;

/**
 * Square brackets before round ones (after a space, only if an address follows), the two swapped, or a picture without
 * an address. Escaped ones, `\[like this](…)`, are matched whole, so that the caller can drop them.
 */
export const links =
  /(?<!\\)(?:\\?!?\[[^[\]\n]*)?\](?:\(|[ \t]+\((?=\/|#|\.\/|https?:|mailto:|tel:))[^()\n]{0,60}\)?|\([^()\n]*\)\[(?=\/|#|https?:|mailto:|tel:)[^\]\n]*\]|(?<!\\)!\[[^[\]\n]*\](?![(:])/g;

/** Marks of other kinds of Markdown: for remarks, links between notes, highlights, superscripts, emoji and contents. */
export const foreign =
  /\[!\w+\]|(?=[:#])(?<=^[ \t>]*)(?::{3,}|#{7,}|: (?=\S))|!?\[\[[^[\]\n]+\]\]|==(?=\S)[^=\n]*\S==|(?<=\w)\^\w+\^|\^\[|\[TOC\]|(?<![\w:]):[a-z+-][\w+-]*:(?![\w:])/gm;

/** A row of cells, divided by | or by a spreadsheet’s tabs, or the row of hyphens below the column names. */
export const rows =
  /(?=\S)(?<=^[ \t>]*)(?:[^\s|][^\t|\n]{3,}\t.*|\|[^|\n]*\|.*\|[ \t]*|(?=[^|\n]*\|)(?=[^-\n]*-)[|:-][-:| \t]*)$/gm;

/**
 * Markdown and HTML in a field. A mark around words needs a space or bracket outside, and none inside, so that sums,
 * footnotes’ asterisks and names with low lines are no marks. A single * or number may begin a line, two in a row are a
 * list.
 */
const inFields = [
  /\*\*[^*\n]+\*\*/,
  /(?<=^|[\s(“‘"'])\*(?=[\p{L}\p{N}“‘₹])[^*\n]*(?<=\S)\*(?![*\p{L}\p{N}])/u,
  /(?<=^|[\s(“‘"'])__?(?=[\p{L}\p{N}“‘₹])[^_\n]*(?<=\S)__?(?![_\p{L}\p{N}])/u,
  /(?<!`)`[^`\n]+`/,
  /~~[^~\n]+~~/,
  /\[\^[^\]\s]+\]/,
  /\[[^[\]\n]*\]\([^)\n]*\)/,
  /<\/?[a-z]+(?:[ \t/][^<>\n]*)?>/,
  /&#?\w+;/,
  /(?=[-#])(?<=^[ \t]*)(?:#{1,6}|-)[ \t]+(?=\p{L})/u,
  /(?=\S)(?<=^[ \t]*)(?:\*|\d{1,2}[.)])[ \t]+(?=\S.*\n[ \t]*(?:\*|\d{1,2}[.)])[ \t]+\S)/,
];

/** Markdown and HTML, which a field would show literally. */
export const markdown = new RegExp(inFields.map(({ source }) => source).join('|'), 'imu');

/** A value in curly quotation marks, which YAML keeps as part of it. */
export const inQuotes = /^[ -]*(?:\w+: +)?(?:“[^“”]*”|‘[^‘’]*’)\s*$/;
