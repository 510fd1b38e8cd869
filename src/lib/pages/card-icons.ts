/** Names of the drawn icons that a titled point may have. */
export const cardIcons = ['value', 'discipline', 'growth', 'opportunity'] as const;

export type CardIcon = (typeof cardIcons)[number];
