/** Texts of the newsletter's letters and readers. */
export const newsletter = {
  subscribers: 'Iscritti',
  subscribed: 'Iscritti in tutto',
  everybody: 'Tutti gli iscritti',
  languages: { it: 'Iscritti in italiano', en: 'Iscritti in inglese', sk: 'Iscritti in slovacco' },
  waiting: 'Non hanno ancora confermato',
  left: 'Se ne sono andati',
  export: 'Scarica gli iscritti',
  exportText:
    'Con il consenso di ognuno, parola per parola. Sono dati personali: chi li scarica resta nel registro.',
  exported: (count: string) => `Nel file: ${count}`,
  write: 'Nuova lettera',
  subject: 'Oggetto',
  preview: 'Anteprima',
  previewHint: 'Si legge accanto all’oggetto, nell’elenco delle e-mail.',
  readers: 'A chi',
  text: 'Testo',
  textHint:
    'Paragrafi separati da una riga vuota; «## » per un titolo, «- » per un elenco; un link da solo sulla riga, [così](/shop), diventa un pulsante; {{products SKU SKU}} mostra i prodotti con il prezzo del giorno.',
  look: 'Guarda la lettera',
  lookFirst:
    'Guarda la lettera: qui compare come si legge, con quante persone la ricevono. Poi la provi e la mandi.',
  asRead: 'Come si legge',
  reaches: (count: number, shown: string) =>
    count === 0
      ? 'Nessuno la riceverebbe: non ci sono iscritti.'
      : count === 1
        ? 'La riceverebbe 1 persona.'
        : `La riceverebbero ${shown} persone.`,
  people: (count: number, shown: string) => (count === 1 ? '1 persona' : `${shown} persone`),
  unknownSkus: (skus: string) => `Non sono in vendita, e non si vedranno: ${skus}.`,
  button: (label: string, url: string) => `Pulsante «${label}» → ${url}`,
  goods: (skus: string) => `Prodotti: ${skus}`,
  try: 'Mandala a me',
  tried: (email: string) => `In partenza verso ${email}.`,
  send: (count: number, shown: string) => (count === 1 ? 'Manda a 1 persona' : `Manda a ${shown} persone`),
  sure: 'Mandare la lettera?',
  sureText: 'Una lettera mandata non si riprende. Chi si disiscrive nel frattempo non la riceve.',
  untried: 'Non l’hai ancora provata sul tuo indirizzo.',
  sentTo: (count: number, shown: string) =>
    count === 1 ? 'La lettera parte per 1 persona.' : `La lettera parte per ${shown} persone, a gruppi.`,
  sent: 'Lettere mandate',
  none: 'Nessuna lettera, finora.',
  columns: { subject: 'Oggetto', to: 'A chi', at: 'Quando', state: 'A che punto' },
  leaving: 'in partenza',
  gone: 'partita',
};
