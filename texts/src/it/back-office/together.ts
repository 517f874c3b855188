/** Two people at one record, and what was left unsaved. */
export const together = {
  here: (who: string) => `Anche ${who} ha aperto questa scheda.`,
  changing: (who: string, fields: string) => `${who} sta cambiando: ${fields}. Aspetta, o lavora su altro.`,
  left: (at: string) => `Ecco quello che avevi scritto e non salvato (${at}).`,
  discard: 'Butta via',
  unsaved: (count: number, sections: string) =>
    count === 1 ? `1 sezione non salvata: ${sections}` : `${count} sezioni non salvate: ${sections}`,
  saveAll: 'Salva tutto',
  discardAll: 'Annulla modifiche',
  discardTitle: 'Vuoi annullare le modifiche?',
  discardText: (sections: string) => `Torna com’era quello che hai cambiato in: ${sections}.`,
  discardNow: 'Sì, annulla tutto',
  goOn: 'Resta qui',
  leaveTitle: 'Vuoi uscire senza salvare?',
  leaveText: (sections: string) => `Non hai ancora salvato: ${sections}.`,
  saveAndLeave: 'Salva ed esci',
  leave: 'Esci senza salvare',
};
