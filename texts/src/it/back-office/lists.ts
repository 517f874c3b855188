const selected = (count: string): string => (count === '1' ? '1 selezionato' : `${count} selezionati`);

/** Texts of every list: saved views, what is chosen, export, columns. */
export const lists = {
  settings: 'Vista',
  columnsLabel: 'Colonne',
  densityLabel: 'Righe',
  densities: { compact: 'Fitte', roomy: 'Comode' },
  selectLoaded: 'Seleziona le righe caricate',
  selectRow: (row: string) => `Seleziona ${row}`,
  chosen: (count: string, loaded: string, total: string | undefined) =>
    `${selected(count)} ${loaded === '1' ? 'su 1 caricato' : `dei ${loaded} caricati`}${total === undefined ? '' : `, su ${total} in tutto`}`,
  chosenWhole: (count: string, at: string) =>
    count === '1'
      ? `1 selezionato: l’unico che corrispondeva ai filtri (${at})`
      : `${count} selezionati: tutti quelli che corrispondevano ai filtri (${at})`,
  chooseWhole: (total: string) => `Seleziona tutti i ${total} che corrispondono`,
  tooMany: 'Sono troppi per selezionarli tutti insieme: restringi i filtri.',
  chooseNothing: 'Deseleziona',
  progress: (done: string, of: string) => `${done} di ${of}`,
  stop: 'Ferma',
  export: 'Esporta CSV',
  /** Titles of columns that only files have. */
  file: {
    order: 'Ordine',
    amount: 'Importo',
    reason: 'Motivo',
    state: 'Stato',
    method: 'Come',
    at: 'Quando',
    reference: 'Riferimento',
    payee: 'A chi',
    account: 'Conto',
    bookedOn: 'Data contabile',
    currency: 'Valuta',
    payer: 'Ordinante',
    text: 'Causale',
    product: 'Prodotto',
    author: 'Autore',
    stars: 'Stelle',
    title: 'Titolo',
    comment: 'Testo',
    verified: 'Acquisto verificato',
    reply: 'Risposta',
  },
  news: (written: string, count: number) =>
    count === 1
      ? '1 riga nuova da quando hai aperto l’elenco'
      : `${written} righe nuove da quando hai aperto l’elenco`,
  showNews: 'Mostra',
  exported: (count: string) => `${count} righe esportate`,
  range: {
    label: 'Periodo',
    backwards: 'La fine viene prima dell’inizio: scegli un giorno successivo.',
    zone: 'Ora italiana: il tuo dispositivo è su un altro fuso orario.',
    presets: { today: 'Oggi', week: 'Ultimi 7 giorni', month: 'Questo mese' },
  },
  saved: {
    label: 'Viste salvate',
    none: 'Nessuna vista salvata: filtra l’elenco, poi dalle un nome.',
    name: 'Nome',
    share: 'Chi la vede',
    onlyMe: 'Solo io',
    everybody: 'Tutti',
    save: 'Salva i filtri e le colonne di adesso',
    saved: 'Vista salvata',
    remove: (name: string) => `Togli la vista ${name}`,
    of: (who: string) => `di ${who}`,
  },
};
