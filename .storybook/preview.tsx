import type { Preview } from '@storybook/react-vite';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { mocked, spyOn } from 'storybook/test';
import { accessibilityRules } from '../tests/lib/accessibility-rules.ts';
import './stories.css';
import '../src/styles/site.css';

interface SettingsProps {
  scheme: string;
  textSize: string;
  children: ReactNode;
}

/**
 * Sets the scheme on the frame: in Chromium and Firefox a framed page's `prefers-color-scheme` follows it. Sets the text
 * size on the page, as a visitor's browser does.
 */
function Settings({ scheme, textSize, children }: SettingsProps) {
  useEffect(() => {
    const frame = window.frameElement as HTMLElement | null;
    const page = document.documentElement;
    frame?.style.setProperty('color-scheme', scheme);
    page.style.setProperty('font-size', textSize === 'twice' ? '200%' : '100%');
    return () => {
      frame?.style.removeProperty('color-scheme');
      page.style.removeProperty('font-size');
    };
  }, [scheme, textSize]);
  return children;
}

/** Throws if a picture cannot be loaded, even a lazy one that is not scrolled into view. */
async function expectPictures(canvas: HTMLElement): Promise<void> {
  for (const picture of canvas.querySelectorAll('img')) {
    picture.loading = 'eager';
    const isThere = await picture.decode().then(
      () => true,
      () => false,
    );
    if (!isThere) throw new Error(`There is no picture at ${picture.src}`);
  }
}

const preview: Preview = {
  // Generates a page for each component from its doc comments and stories.
  tags: ['autodocs'],
  beforeEach: () => {
    spyOn(console, 'error');
  },
  afterEach: async ({ canvasElement }) => {
    // React logs errors for invalid nesting of elements, missing keys and so on.
    const [complaint] = mocked(console.error).mock.calls;
    if (complaint) throw new Error(`On the console: ${complaint.map(String).join(' ')}`);
    await expectPictures(canvasElement);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) throw new Error(`It is ${scrollWidth - clientWidth} px wider than its window.`);
  },
  initialGlobals: { scheme: '', textSize: 'ordinary' },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: '', title: 'As the device' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'ordinary', title: 'Text 100%' },
          { value: 'twice', title: 'Text 200%' },
        ],
      },
    },
  },
  decorators: [
    // A docs page shows many stories in one frame, among texts with colours of their own.
    (Story, { viewMode, globals: { scheme, textSize } }) => (
      <StrictMode>
        <Settings scheme={viewMode === 'docs' ? '' : String(scheme)} textSize={String(textSize)}>
          {Story()}
        </Settings>
      </StrictMode>
    ),
  ],
  parameters: {
    options: {
      storySort: {
        order: [
          'Overview',
          'Basics',
          'Page',
          'Lists',
          'Tables',
          'Charts and drawings',
          'Strategies and funds',
          'Fees',
          'Guides and tax',
          'Firm and contact',
          'Reading and search',
          'Islands',
          'Writers’ desk',
        ],
      },
    },
    a11y: { test: 'error', options: { runOnly: [...accessibilityRules] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrow phone', styles: { width: '320px', height: '568px' }, type: 'mobile' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
