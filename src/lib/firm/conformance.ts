/** Levels of conformance, in the terms of the W3C’s model for accessibility statements. */
export const conformances = ['full', 'partial', 'none'] as const;

export type Conformance = (typeof conformances)[number];
