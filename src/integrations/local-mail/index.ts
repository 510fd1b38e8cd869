import type { AstroIntegration } from 'astro';
import { localMail } from './plugin.ts';

/** Adds the local endpoint of the contact form to `npm run dev`. The preview server takes the plugin by itself. */
export function localMailInDev(): AstroIntegration {
  return {
    name: 'local-mail',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') updateConfig({ vite: { plugins: [localMail()] } });
      },
    },
  };
}
