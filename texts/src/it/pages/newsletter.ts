/** Texts of the newsletter: its page, the confirmation, the popup, where it ends. */
export const newsletter = {
  title: 'Newsletter',
  intro: 'Un’e-mail ogni tanto, con novità, offerte e consigli per la casa e il fai da te.',
  /** What people agree to; kept as it was shown. */
  sentence: (shop: string) =>
    `Sì, voglio ricevere per e-mail la newsletter di ${shop} con novità, offerte e consigli. Posso disiscrivermi quando voglio, con un clic.`,
  privacyBefore: 'Come trattiamo il tuo indirizzo:',
  privacy: 'informativa privacy',
  email: 'Il tuo indirizzo e-mail',
  button: 'Iscrivimi',
  sentTitle: 'Controlla la posta',
  sent: 'Ti abbiamo scritto, se non eri già tra gli iscritti: apri il collegamento nell’e-mail entro tre giorni e l’iscrizione è fatta.',
  again: 'Usa un altro indirizzo',
  confirmTitle: 'Conferma l’iscrizione',
  confirmText: (email: string) => `Vuoi ricevere la newsletter all’indirizzo ${email}?`,
  confirmButton: 'Sì, confermo',
  confirmedTitle: 'Iscrizione confermata',
  confirmed: 'Grazie! La prossima newsletter arriva anche a te. In ogni e-mail trovi come disiscriverti.',
  invalidTitle: 'Il collegamento non vale più',
  invalid:
    'È già stato usato, sono passati più di tre giorni o ne hai chiesto uno più nuovo. Se non sei ancora tra gli iscritti, chiedilo di nuovo.',
  askAgain: 'Chiedi un nuovo collegamento',
  toShop: 'Vai al negozio',
  emailInvalid: 'Scrivi un indirizzo e-mail intero, per esempio nome@esempio.it.',
  failed: 'Non siamo riusciti a registrare la richiesta. Riprova tra un momento.',
  popupTitle: 'Prima di andare avanti…',
  popupText:
    'Vuoi novità, offerte e consigli per la casa nella tua posta? Una e-mail ogni tanto, niente di più.',
  popupNo: 'No, grazie',
  close: 'Chiudi',
  leaveTitle: 'Disiscriviti dalla newsletter',
  leaveQuestion: (email: string) => `Vuoi smettere di ricevere la newsletter a ${email}?`,
  leaveButton: 'Sì, disiscrivimi',
  leftTitle: 'Ti sei disiscritto',
  left: (email: string) =>
    `Non manderemo più la newsletter a ${email}. Se è stato un errore puoi tornare subito.`,
  backButton: 'Iscrivimi di nuovo',
  backTitle: 'Bentornato',
  back: (email: string) => `Mandiamo di nuovo la newsletter a ${email}.`,
  choicesTitle: 'E-mail che ricevi',
  choiceNewsletter: 'Newsletter con novità, offerte e consigli',
  choiceWaiting: 'Apri il collegamento nell’e-mail che ti abbiamo mandato: poi l’iscrizione vale.',
  choicePrices: 'Avvisami quando un articolo della mia lista dei desideri costa meno',
  choiceCarts: 'Ricordami una volta quello che ho lasciato nel carrello',
  choicesNote:
    'Sono tutte facoltative e si cambiano quando vuoi. Le e-mail sui tuoi ordini arrivano comunque.',
  choicesSave: 'Salva le scelte',
  saved: 'Salvato.',
};

export type NewsletterTexts = typeof newsletter;
