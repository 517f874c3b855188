/** Texts of asking for a mail when an article is back. */
export const notice = {
  asked:
    'Ti abbiamo scritto: apri il collegamento nell’e-mail e conferma. Poi ti avviseremo una volta sola, appena torna.',
  failed: 'Non siamo riusciti a inviare la richiesta. Riprova tra poco.',
};
