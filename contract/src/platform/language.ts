/** Languages the shop can speak. A setting says which of them it offers; the first offered is its default. */
export const languages = ['it', 'en', 'sk'] as const;
export type Language = (typeof languages)[number];
