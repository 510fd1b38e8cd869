import type { Preview } from '@storybook/react-vite';
import { commands } from 'vitest/browser';

/** In tests, stories with the parameter `forcedColors: true` are drawn in the few colours of the system. */
export const beforeEach: Preview['beforeEach'] = async ({ parameters }) => {
  if (parameters['forcedColors'] !== true) return undefined;
  await commands.forceColors(true);
  return () => commands.forceColors(false);
};
