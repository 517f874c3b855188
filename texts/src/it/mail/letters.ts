/** Mails that are no part of an order: newsletter, prices of the wishlist, what was left in the cart. */
export const letters = {
  confirm: (shop: string) => ({
    subject: `Conferma l’iscrizione alla newsletter di ${shop}`,
    preview: 'Manca solo un clic; altrimenti non ti scriviamo più.',
    title: 'Vuoi ricevere la newsletter?',
  }),
  confirmText:
    'Ciao, qualcuno ha chiesto la newsletter per questo indirizzo. Se sei tu, conferma entro tre giorni.',
  confirmButton: 'Sì, iscrivimi',
  confirmReason:
    'Ricevi questa e-mail perché qualcuno ha scritto questo indirizzo per iscriverlo alla newsletter.',
  welcome: (shop: string) => ({
    subject: `Benvenuto nella newsletter di ${shop}`,
    preview: 'Iscrizione confermata.',
    title: 'Grazie, ci sei',
  }),
  welcomeText: 'L’iscrizione è confermata: ti scriveremo ogni tanto, quando c’è qualcosa che vale la pena.',
  welcomeCoupon: (code: string) =>
    `Per il tuo primo ordine c’è uno sconto: scrivi ${code} nel carrello. Condizioni e scadenza le leggi lì.`,
  toShop: 'Vai al negozio',
  newsletterReason:
    'Ricevi questa e-mail perché ti sei iscritto alla newsletter e hai confermato l’indirizzo.',
  leave: 'Disiscriviti',
  priceDrop: (count: number) => ({
    subject: count === 1 ? 'Un articolo che volevi costa meno' : `${count} articoli che volevi costano meno`,
    preview: 'I prezzi sono quelli di adesso.',
    title: 'Dalla tua lista dei desideri, a meno',
  }),
  priceDropText:
    'I prezzi valgono in questo momento e possono cambiare: quello giusto è sempre nel carrello.',
  priceBefore: (price: string) => `quando l’hai salvato ${price}`,
  toWishlist: 'Apri la lista dei desideri',
  priceDropReason:
    'Ricevi questa e-mail perché nel tuo account hai chiesto di sapere quando i prezzi scendono.',
  cart: {
    subject: 'Hai lasciato qualcosa nel carrello',
    preview: 'Te lo ricordiamo una volta sola.',
    title: 'Il tuo carrello ti aspetta',
  },
  cartText:
    'Questo è quello che avevi scelto, con i prezzi di adesso. Non possiamo metterlo da parte: chi ordina prima lo trova.',
  toCart: 'Riapri il carrello',
  cartReason:
    'Ricevi questa e-mail perché nel tuo account hai chiesto di ricordarti il carrello. È una sola.',
  stop: 'Non voglio più queste e-mail',
};

export type LetterTexts = typeof letters;
