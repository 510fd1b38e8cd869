import type { z } from 'astro/zod';
import { checkContent } from '../../src/collections/checks/check-content.ts';
import { readTree } from '../../src/collections/loader/content-tree.ts';
import { type ContentFile, readContentFile } from '../../src/collections/loader/read-file.ts';
import { libraryProblems } from '../../src/pdf/library/library-problems.ts';
import { readLibrary } from '../../src/pdf/library/read-library.ts';
import type { ContentProblem } from '../../src/collections/findings/content-problem.ts';
import type { EntrySource } from '../../src/collections/loader/entry-source.ts';
import { fundSchema, strategySchema } from '../../src/collections/schemas/approach.ts';
import type { CollectionName } from '../../src/collections/schemas/collections.ts';
import { complaintsSchema } from '../../src/collections/schemas/complaints.ts';
import { documentSchema } from '../../src/collections/schemas/document.ts';
import { legalSchema } from '../../src/collections/schemas/legal.ts';
import { navigationSchema } from '../../src/collections/schemas/navigation.ts';
import { settingsSchema } from '../../src/collections/schemas/settings.ts';
import { indianDay } from './dates.ts';
import type { Finding } from './finding.ts';

/** A file of content/ as its writer left it. */
export interface SourceFile extends EntrySource {
  /** Path from the project's root, for instance `content/faq/how-to-start.mdx`. */
  file: string;
}

/** A file whose facts keep their rules. */
export interface Checked<Schema extends z.ZodType> {
  file: string;
  id: string;
  data: z.output<Schema>;
  lineOf: SourceFile['lineOf'];
}

/** All that the rules look at; a file whose fields break their rules is left out and among the mistakes. */
export interface LaunchContent {
  files: SourceFile[];
  settings: Checked<typeof settingsSchema> | undefined;
  navigation: Checked<typeof navigationSchema> | undefined;
  complaints: Checked<typeof complaintsSchema> | undefined;
  documents: Checked<typeof documentSchema>[];
  /** Strategies and funds. */
  approaches: Checked<typeof strategySchema>[];
  legal: Checked<typeof legalSchema>[];
  /** What the checks of the texts find: mistakes stand in the way, warnings are for a person to look at. */
  mistakes: Finding[];
}

/**
 * Reads content/ below the project's root.
 *
 * @param now moment of the launch: what visitors do not see then is not linked either
 */
export function readContent(root: string, now: Date): LaunchContent {
  const tree = readTree(root);
  const { mistakes, warnings } = checkContent(tree, { now });
  const entries = [...tree.texts].flatMap(([file, bytes]) => readContentFile(file, bytes).entry ?? []);

  const checked = <Schema extends z.ZodType>(collection: CollectionName, schema: Schema): Checked<Schema>[] =>
    entries
      .filter((entry) => entry.collection === collection)
      .flatMap(({ file, id, source }) => {
        const { success, data } = schema.safeParse(source.data);
        return success ? [{ file, id, data, lineOf: source.lineOf }] : [];
      });

  return {
    files: entries.map(({ file, source }: ContentFile) => ({ file, ...source })),
    settings: checked('settings', settingsSchema)[0],
    navigation: checked('navigation', navigationSchema)[0],
    complaints: checked('complaints', complaintsSchema)[0],
    documents: checked('documents', documentSchema),
    approaches: [...checked('strategies', strategySchema), ...checked('funds', fundSchema)],
    legal: checked('legal', legalSchema),
    mistakes: asFindings([...mistakes, ...warnings]),
  };
}

/**
 * What a build finds wrong with the PDFs, and between them and content/documents.
 *
 * @param now moment of the launch
 */
export async function readPdfMistakes(root: string, now: Date): Promise<Finding[]> {
  const library = await readLibrary(root, { now });
  return asFindings(libraryProblems({ ...library, today: indianDay(now) }));
}

const asFindings = (problems: readonly ContentProblem[]): Finding[] =>
  problems.map(({ file, line, field, message, isWarning }) => ({
    concern: isWarning === true ? 'warnings about the content' : 'mistakes in the content',
    blocks: isWarning !== true,
    where: `${file}:${line}`,
    what: [field, message].filter(Boolean).join(' '),
    todo: isWarning === true ? 'Read the sentence and judge it.' : 'Mend it; npm run build stops at it.',
  }));
