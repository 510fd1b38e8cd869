import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { LatestFindings } from '../content-checks/latest-findings.ts';
import { pageChecks } from './page-checks.ts';
import { pageFacts } from './page-facts.ts';
import { APP, ASK, type PageReport, TELL } from './report.ts';

/**
 * Tells writers in Astro's dev toolbar, for each page, the file behind it and what the checks say of it. Nothing of it is
 * in a build.
 *
 * @param findings of the content checks, which run once for all pages
 */
export function writersToolbar(findings: LatestFindings): AstroIntegration {
  let root = '';
  return {
    name: 'writers-toolbar',
    hooks: {
      'astro:config:setup': ({ config, addDevToolbarApp }) => {
        root = fileURLToPath(config.root);
        addDevToolbarApp({ ...APP, icon: 'file-search', entrypoint: new URL('./app.ts', import.meta.url) });
      },
      'astro:server:setup': ({ toolbar }) => {
        toolbar.on<string>(ASK, (page) => {
          const facts = pageFacts(root, page);
          const tell = (report: Omit<PageReport, 'page' | 'facts'>) => {
            toolbar.send<PageReport>(TELL, { page, facts, ...report });
          };
          // What is in the file is known at once; the checks may take as long as all the rest of an edit.
          tell({});
          if (facts)
            void findings.current().then((found) => {
              tell({ checks: pageChecks(found, facts.file) });
            });
        });
      },
    },
  };
}
