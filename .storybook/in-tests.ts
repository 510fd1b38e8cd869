import type { Preview } from '@storybook/react-vite';
import axe from 'axe-core';
import { commands } from 'vitest/browser';
import { colourRules } from '../tests/lib/accessibility-rules.ts';
import { settled } from '../tests/lib/settled.ts';

/**
 * In tests, stories with the parameter `forcedColors: true` are rendered with forced colours. They have the tags `!dev`
 * and `!autodocs`, because a page cannot emulate these: Storybook would show ordinary colours.
 */
export const beforeEach: Preview['beforeEach'] = async ({ parameters }) => {
  if (parameters['forcedColors'] !== true) return undefined;
  await commands.emulate({ forcedColors: 'active' });
  if (!matchMedia('(forced-colors: active)').matches) throw new Error('The colours are not forced.');
  return () => commands.emulate({ forcedColors: 'none' });
};

/** The frame in which Vitest shows stories: changing its style takes no round trip to the browser driver. */
const frame = window.frameElement as HTMLElement | null;

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Checks that a story fits the narrowest phone, whatever its own window is. */
function expectFitOnNarrowPhone(): void {
  const before = frame?.style.width ?? '';
  frame?.style.setProperty('width', '320px');
  try {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (clientWidth > 320) throw new Error('The stories do not follow their frame to the width of a phone.');
    if (scrollWidth > clientWidth) throw new Error(`It is ${scrollWidth - clientWidth} px wider than a narrow phone.`);
  } finally {
    frame?.style.setProperty('width', before);
  }
}

/** The addon checks a story after its `play`, in light colours; this runs the colour rules again in dark ones. */
async function expectContrastInDark(): Promise<void> {
  const before = frame?.style.colorScheme ?? '';
  frame?.style.setProperty('color-scheme', 'dark');
  try {
    if (!dark.matches) throw new Error('The stories do not follow their frame into the dark.');
    await settled();
    const { violations } = await axe.run(document.body, { runOnly: colourRules, resultTypes: ['violations'] });
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${html} ${failureSummary}`),
    );
    if (found.length > 0) throw new Error(`In dark colours:\n${found.join('\n')}`);
  } finally {
    frame?.style.setProperty('color-scheme', before);
  }
}

export const afterEach: Preview['afterEach'] = async ({ parameters }) => {
  if (parameters['forcedColors'] !== true) await expectContrastInDark();
  expectFitOnNarrowPhone();
};
