/** Pages around mails: the mailbox of a trial shop, and where invitations and notices are declined. */
export const mailPages = {
  mailbox: {
    title: 'Posta',
    trial: 'Ambiente di prova: queste e-mail non sono state spedite a nessuno.',
    none: 'Non c’è ancora nessuna e-mail.',
    subject: 'Oggetto',
    recipient: 'A',
    moment: 'Quando',
    to: (recipient: string) => `A: ${recipient}`,
    waiting: (kind: string) => `${kind} – in attesa`,
    failing: (kind: string, error: string) => `${kind} – in attesa: ${error}`,
    notNeeded: (kind: string) => `${kind} – non partita: non serviva più`,
    all: 'Tutte le e-mail',
    plain: 'Solo testo',
    download: 'Scarica .eml',
    examples: 'Esempi di ogni e-mail',
    examplesText: 'Una per ogni tipo, con dati inventati, fatta come quelle che partono davvero.',
    kind: 'Tipo',
    wide: 'Larga',
    narrow: 'Stretta, come su un telefono',
    unknown: 'Questa e-mail non c’è.',
  },
  notice: {
    title: 'Avviso di disponibilità',
    asked:
      'Ti abbiamo scritto: apri il collegamento nell’e-mail e conferma. Poi ti avviseremo una volta sola, appena torna.',
    question: (article: string, address: string) =>
      `Vuoi che scriviamo a ${address} quando ${article} torna disponibile?`,
    button: 'Sì, avvisatemi',
    done: 'Fatto',
    doneText: (article: string, address: string) =>
      `Scriveremo una volta sola a ${address}, appena ${article} torna disponibile.`,
    goneText:
      'Questa richiesta non c’è più: forse l’avviso è già partito, o sono passati più di tre giorni. Puoi farne un’altra dalla pagina del prodotto.',
  },
  question: {
    title: 'Domande sul prodotto',
    asked:
      'Grazie! Rispondiamo di solito entro due giorni lavorativi: la risposta appare nella pagina del prodotto.',
    askedMailed:
      'Grazie! Ti abbiamo scritto: apri il collegamento nell’e-mail e conferma, così ti mandiamo la risposta. Appare anche nella pagina del prodotto, di solito entro due giorni lavorativi.',
    confirm: (article: string) => `Vuoi ricevere per e-mail la risposta alla tua domanda su ${article}?`,
    button: 'Sì, mandatemi la risposta',
    done: (article: string) =>
      `Fatto: appena rispondiamo alla tua domanda su ${article} ti scriviamo, una volta sola.`,
    gone: 'Questa domanda non c’è più. Puoi farne un’altra dalla pagina del prodotto.',
  },
  review: {
    title: 'La tua recensione',
    sent: 'Grazie! La leggiamo e la pubblichiamo con le foto, di solito entro due giorni lavorativi.',
  },
  decline: {
    toShop: 'Vai al negozio',
    wrongLink: 'Collegamento non valido',
    wrongLinkText: 'Apri il collegamento dall’e-mail che hai ricevuto.',
    title: 'Inviti e avvisi',
    question: (address: string) =>
      `Vuoi smettere di ricevere inviti a recensire, avvisi di disponibilità e di prezzo e promemoria del carrello a ${address}? Le e-mail sui tuoi ordini continuano ad arrivare.`,
    button: 'Non voglio più riceverli',
    done: 'Fatto',
    doneText: (address: string) =>
      `Non manderemo più inviti a recensire, avvisi di disponibilità e di prezzo né promemoria del carrello a ${address}.`,
  },
};

export type MailPageTexts = typeof mailPages;
