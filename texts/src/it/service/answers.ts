/** Messages in successful and unsuccessful answers of calls. */
export const answers = {
  blogTitle: (shop: string) => `Il blog di ${shop}`,
  blogDescription: (shop: string) =>
    `Guide per la casa e il fai da te, con quantità, tabelle e disegni, scritte da ${shop}.`,
  passwordChanged: 'La password è cambiata. Gli altri dispositivi dovranno accedere di nuovo.',
  passwordSaved: 'La password è cambiata.',
  passwordSet: 'La password è cambiata: ora puoi accedere.',
  checkMail: 'Controlla la posta',
  passwordLinkSent:
    'Se l’indirizzo ha un account, tra poco riceverai il collegamento per scegliere una nuova password. Vale un’ora.',
  passwordLinkSentElsewhere:
    'Se l’indirizzo ha un account, tra poco arriva una mail con il link per scegliere la password.',
  loginLinkSent:
    'Se l’indirizzo ha un account, tra poco riceverai il collegamento per accedere. Vale 15 minuti.',
  profileSaved: 'I tuoi dati sono aggiornati.',
  emailLinkSent: 'Ti abbiamo scritto al nuovo indirizzo: apri il collegamento per confermarlo. Vale un’ora.',
  emailConfirmed: 'Il nuovo indirizzo e-mail è confermato.',
  accountDeleted: 'Il tuo account è stato eliminato.',
  addressRemoved: 'L’indirizzo è stato rimosso.',
  articleGone: 'Questo articolo non c’è più.',
  wishlistMissing: 'Questo articolo non è nella tua lista.',
  reviewRemoved: 'Recensione eliminata.',
  reviewMissing: 'Non hai scritto recensioni su questo articolo.',
  noticeNotSold: 'Questo articolo non è in vendita.',
  noticeKnown: 'Hai già chiesto di essere avvisato per questo articolo.',
  noneSold: 'Nessuno di questi articoli è in vendita.',
  quotationUnknown: 'Questo preventivo non c’è: potrebbe essere scaduto.',
  quotationClosed: 'Il preventivo non si può più cambiare: creane uno nuovo.',
  paymentUnknown: 'Non troviamo questo pagamento.',
  pageUnknown: 'Pagina non trovata',
  orderChanged:
    'Qualcosa è cambiato da quando hai guardato il riepilogo: controlla e conferma di nuovo. Non è stato ordinato nulla.',
  unknownDevice: 'Dispositivo sconosciuto',
  browserOn: (browser: string, system: string) => `${browser} su ${system}`,
  webhookForged: 'La firma non è valida.',
  webhookIgnored: 'L’evento non riguarda un pagamento.',
  webhookKnown: 'L’evento era già noto.',
  webhookTaken: 'L’evento è stato preso in carico.',
  transferHolder: 'Intestatario',
  transferBank: 'Banca',
  transferAmount: 'Importo',
  transferReference: 'Causale',
  orderSubject: (number: string) => `Ordine ${number}`,
  linkEnded: 'Il link non vale più: riaprilo dai tuoi ordini.',
  invoiceOf: (order: string) => `Fattura ${order}`,
  pageRouteMissing: 'Manca l’indirizzo della pagina: aggiungi «route».',
  previewOver: 'Questo link di anteprima non vale più: creane uno nuovo con npm run content -- preview.',
  previewShown: (moment: string) =>
    `Anteprima: il negozio come sarà il ${moment}, bozze comprese. I prezzi sono quelli previsti per quel giorno, e chi sarà uscito di vendita non c’è; chi entrerà si vede nella sua pagina. Elenchi, filtri, ricerca e carrello contano i prodotti di adesso.`,
  noticeLabel: 'Avviso',
  previewOfDraft: 'Anteprima della tua bozza: nel negozio non si vede ancora nulla.',
  previewOfMoment: (moment: string) =>
    `Anteprima: il negozio com’è pubblicato per il ${moment}. I prezzi sono quelli previsti per quel giorno, e chi sarà uscito di vendita non c’è; chi entrerà si vede nella sua pagina. Elenchi, filtri, ricerca e carrello contano i prodotti di adesso.`,
  previewOff: 'Nell’anteprima non si compra, non si invia nulla e non si esce dal negozio.',
  previewLeave: 'Esci dall’anteprima',
  pageMissing: 'Questa pagina non c’è.',
  wishlistFull: (most: number) =>
    `La lista dei desideri tiene ${most} articoli: togline qualcuno prima di aggiungerne altri.`,
  noticesFull: (most: number) => `Per un indirizzo teniamo al massimo ${most} richieste.`,
  orderUnknown: (number: string) => `Non c’è un tuo ordine ${number}.`,
  listsUneven: (most: number) =>
    `Servono «item_codes» e «quantity_list» con altrettante voci, al massimo ${most}.`,
};

export type AnswerTexts = typeof answers;
