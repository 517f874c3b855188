export const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** "Bolzano/Bozen" → "bolzanobozen" */
export const letters = (name: string) => withoutAccents(name).replaceAll(/[^a-z]/g, '');
