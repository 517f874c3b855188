/** Texts of asking for a mail when an article is back or costs less. */
export const notice = {
  asked:
    'Ti abbiamo scritto: apri il collegamento nell’e-mail e conferma. Poi ti avviseremo una volta sola, appena torna.',
  login: 'Accedi',
  watchLogin: 'Per ricevere l’avviso sul prezzo, accedi o registrati: lo attiviamo appena entri.',
  watchStarted: 'Fatto: ti scriviamo se il prezzo scende.',
  watchEnded: 'Tolto dalla lista dei desideri: non ti scriviamo più per questo articolo.',
  watchListEnded: 'Fatto: non ti scriviamo più dei prezzi della lista.',
  watchList: 'Vai alla lista',
  failed: 'Non siamo riusciti a inviare la richiesta. Riprova tra poco.',
};
