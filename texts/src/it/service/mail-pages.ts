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
    unknown: 'Questa e-mail non c’è.',
  },
  decline: {
    toShop: 'Vai al negozio',
    wrongLink: 'Collegamento non valido',
    wrongLinkText: 'Apri il collegamento dall’e-mail che hai ricevuto.',
    title: 'Inviti e avvisi',
    question: (address: string) =>
      `Vuoi smettere di ricevere inviti a recensire e avvisi di disponibilità a ${address}? Le e-mail sui tuoi ordini continuano ad arrivare.`,
    button: 'Non voglio più riceverli',
    done: 'Fatto',
    doneText: (address: string) =>
      `Non manderemo più inviti a recensire né avvisi di disponibilità a ${address}.`,
  },
};

export type MailPageTexts = typeof mailPages;
