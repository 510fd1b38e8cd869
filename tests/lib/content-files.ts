import { readTree } from '../../src/collections/loader/content-tree.ts';
import { readContent } from '../../src/collections/loader/read-collection.ts';
import { entryOf } from '../../src/lib/entry-of.ts';
import { formatNumber } from '../../src/lib/format.ts';
import { root } from '../../tools/lib/run.mjs';

/** The files of content/ and public/. */
export const tree = readTree(root);

/** All of content/ as the build reads it, with dates parsed and defaults filled in. */
export const content = readContent(root);

/** content/settings.yaml. */
export const settings = entryOf(content.settings, 'settings').data;

/** content/navigation.yaml. */
export const navigation = entryOf(content.navigation, 'navigation').data;

/** The place that a new question of the FAQ gets, below all others. */
export const nextQuestion = Math.max(...content.faq.map(({ data }) => data.order)) + 1;

/** The counters of the home page at rest. */
export const counters = settings.counters.map(({ prefix, value, suffix }) =>
  `${prefix}${formatNumber(value)}${suffix}`.replaceAll(' ', '\u00A0'),
);
