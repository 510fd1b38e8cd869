/**
 * Colours of figures and documents that are separate files and cannot read the page’s tokens. The same values are in
 * src/styles/tokens.css; a test compares the two.
 */
export const palette = {
  abyss: '#0a2629',
  deep: '#0f4449',
  lagoon: '#185e60',
  shoal: '#2e7e7a',
  shallow: '#5faea4',
  foam: '#cfe1de',
  laterite: '#c8432b',
  'laterite-deep': '#b93a23',
  ink: '#12292b',
  slate: '#4a6466',
  mist: '#f1f6f5',
} as const;

/** Colours of words on dark images. They are not in `palette`, because each change there makes every PDF anew. */
export const nightPalette = {
  'night-text': '#eaf3f1',
  'night-muted': '#9dbab6',
} as const;
