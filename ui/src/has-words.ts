const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a label has every word that was typed, in any order and without regard to accents and capitals. */
export function hasWords(label: string, typed: string): boolean {
  const within = plain(label);
  return plain(typed)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
