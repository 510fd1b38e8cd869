import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { factsAddress } from './names.ts';
import { checksInWords, pageChecks } from './page-checks.ts';
import { pageFacts } from './page-facts.ts';

/** Shows writers, on each page of the dev server, the file behind it and what the checks say of it. Nothing of it is in a build. */
export function writersBar(): AstroIntegration {
  return {
    name: 'writers-bar',
    hooks: {
      'astro:config:setup': ({ command, config, injectScript, updateConfig }) => {
        if (command !== 'dev') return;
        injectScript('page', "import '/src/integrations/writers-bar/bar.ts';");
        updateConfig({ vite: { plugins: [tellFacts(fileURLToPath(config.root))] } });
      },
    },
  };
}

/** What the bar is told of a page; its lists of findings have what the words sum up. */
export type BarFacts = NonNullable<ReturnType<typeof barFacts>>;

function barFacts(root: string, address: string) {
  const facts = pageFacts(root, address);
  if (facts === undefined) return undefined;
  const checks = pageChecks(root, facts.file);
  return { ...facts, checks: checksInWords(checks), findings: [...checks.mistakes, ...checks.warnings] };
}

function tellFacts(root: string): Plugin {
  return {
    name: 'writers-bar-facts',
    configureServer: ({ middlewares }) => {
      middlewares.use(factsAddress, (request, response) => {
        const address = new URL(request.url ?? '/', 'http://localhost').searchParams.get('page') ?? '/';
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(barFacts(root, address) ?? null));
      });
    },
  };
}
