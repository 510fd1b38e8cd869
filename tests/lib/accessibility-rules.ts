/** The axe rules for pages and stories: WCAG 2.2 at levels A and AA, and axe's best practices. */
export const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colours, the only ones whose result depends on the colour scheme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];
