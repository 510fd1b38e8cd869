/** The rules of axe that pages and stories are held to: WCAG 2.2 at levels A and AA, and what its makers call best practice. */
export const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours: all that another scheme can change. */
export const colourRules = ['color-contrast', 'link-in-text-block'];
