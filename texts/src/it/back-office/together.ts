/** Two people at one record, and what was left unsaved. */
export const together = {
  here: (who: string) => `Anche ${who} ha aperto questa scheda.`,
  changing: (who: string, fields: string) => `${who} sta cambiando: ${fields}. Aspetta, o lavora su altro.`,
  left: (at: string) => `Ecco quello che avevi scritto e non salvato (${at}).`,
  discard: 'Butta via',
};
