import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { sitePictures } from './site-pictures.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  // PDFs and the icon, at the same addresses as on the site.
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // On a background other than the site's own, contrast would be wrong.
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  previewAnnotations: (files = []) => (process.env['VITEST'] ? [...files, './.storybook/in-tests.ts'] : files),
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), tailwindcss(), sitePictures()] }),
};

export default config;
