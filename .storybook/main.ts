import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { sitePictures } from './site-pictures.ts';

const isTest = Boolean(process.env['VITEST']);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // For the tables of props: the default reader does not understand `T | undefined` or intersections. Tests need none.
  typescript: {
    reactDocgen: isTest ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Not the hundreds of native props.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  stories: ['./Overview.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  // PDFs and the icon, at the same addresses as on the site.
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // On a background other than the site's own, contrast would be wrong.
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  previewAnnotations: (files = []) => (isTest ? [...files, './.storybook/in-tests.ts'] : files),
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), tailwindcss(), sitePictures()] }),
};

export default config;
