import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Connect, Plugin } from 'vite';
import type { LatestFindings } from '../content-checks/latest-findings.ts';
import { checksAddress, factsAddress } from './names.ts';
import { pageChecks } from './page-checks.ts';
import { pageFacts } from './page-facts.ts';

/**
 * Shows writers, on each page of the dev server, the file behind it and what the checks say of it. Nothing of it is in a
 * build.
 *
 * @param findings of the content checks, which run once for all pages
 */
export function writersBar(findings: LatestFindings): AstroIntegration {
  return {
    name: 'writers-bar',
    hooks: {
      'astro:config:setup': ({ command, config, injectScript, updateConfig }) => {
        if (command !== 'dev') return;
        injectScript('page', "import '/src/integrations/writers-bar/bar.ts';");
        updateConfig({ vite: { plugins: [tellBar(fileURLToPath(config.root), findings)] } });
      },
    },
  };
}

/** Answers a request with what is known of the value of one parameter in its address. */
const tell =
  (parameter: string, answerTo: (value: string) => unknown): Connect.NextHandleFunction =>
  async (request, response, next) => {
    try {
      const value = new URL(request.url ?? '/', 'http://localhost').searchParams.get(parameter) ?? '';
      const answer = JSON.stringify((await answerTo(value)) ?? null);
      response.setHeader('Content-Type', 'application/json');
      response.end(answer);
    } catch (error) {
      next(error);
    }
  };

function tellBar(root: string, findings: LatestFindings): Plugin {
  return {
    name: 'writers-bar-facts',
    configureServer: ({ middlewares }) => {
      middlewares.use(
        factsAddress,
        tell('page', (address) => pageFacts(root, address)),
      );
      middlewares.use(
        checksAddress,
        tell('file', async (file) => pageChecks(await findings.current(), file)),
      );
    },
  };
}
