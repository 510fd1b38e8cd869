import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { checkContent, checkProject } from '../collections/checks/check-content.ts';
import { ContentError, findingLine } from '../collections/findings/finding.ts';
import { readTree } from '../collections/loader/content-tree.ts';
import { entriesOf, filesIn } from '../collections/loader/read-collection.ts';
import { forgetReadings } from '../collections/loader/read-file.ts';
import { buildDate } from '../lib/build-date.ts';
import { formatDate } from '../lib/format.ts';
import { makeDocuments } from '../pdf/typeset/make.ts';

/**
 * Makes the PDFs from the content, so that a page and its PDF never show different figures, and checks the content. The
 * Disclosure Document is named when it is made again: once published, a version must not change.
 *
 * @throws a ContentError that lists all mistakes
 */
async function prepare(root: string, logger: AstroIntegrationLogger): Promise<void> {
  const tree = readTree(root);
  // No PDFs are made from content with mistakes; those in existing PDFs are still reported below.
  if (checkContent(tree, { now: buildDate() }).mistakes.length === 0) {
    const { count, made } = await makeDocuments(root);
    logger.info(`${count} PDFs from the content, ${made.length} of them newly made.`);
    for (const { file, data } of entriesOf(filesIn(tree), 'documents'))
      if (data.kind === 'disclosure-document' && made.includes(data.file))
        logger.info(
          `Please look at this: ${file}:1  The PDF was made again, dated ${formatDate(data.date)}. If that version has been published, see “Replace a document” in content/README.md.`,
        );
  }
  const { mistakes, warnings } = await checkProject(root);
  for (const warning of warnings) logger.info(`Please look at this: ${findingLine(warning)}`);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  forgetReadings();
}

/** Runs before a build reads the content and public/, and stops it if there are mistakes. */
export function checkAndMake(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        if (command !== 'build') return;
        await prepare(fileURLToPath(config.root), logger).catch((error: unknown) => {
          if (!(error instanceof ContentError)) throw error;
          // If it were thrown, Astro would write “An unhandled error occurred” above the list.
          logger.error(error.message);
          process.exit(1);
        });
      },
    },
  };
}
