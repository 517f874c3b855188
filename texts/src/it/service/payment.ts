/** Why a payment failed, in plain words; never the gateway's own. */
export const payment = {
  failed: {
    funds:
      'La banca ha rifiutato il pagamento per disponibilità insufficiente. Prova con un’altra carta o paga con bonifico.',
    expired: 'La carta risulta scaduta. Controlla la data o usa un’altra carta.',
    cvv: 'Il codice di sicurezza (CVV) non è corretto. Controlla le cifre sul retro della carta e riprova.',
    authentication:
      'La tua banca non ha confermato la tua identità. Riprova e approva il pagamento nell’app della banca o con il codice che ti manda.',
    abandoned: 'Hai interrotto il pagamento. L’ordine ti aspetta: puoi riprovare quando vuoi.',
    denied:
      'La banca ha rifiutato il pagamento. Non dice perché: prova con un’altra carta o chiedi alla tua banca.',
    blocked: 'Questa carta non può essere usata. Prova con un’altra o chiedi alla tua banca.',
    amount: 'L’importo supera il limite della carta. Prova con un’altra carta o paga con bonifico.',
    generic: 'Il pagamento non è riuscito. Non ti è stato addebitato nulla: puoi riprovare.',
  },
  mismatch:
    'Il pagamento registrato dalla banca non corrisponde all’ordine: se ti è stato addebitato qualcosa, te lo restituiamo. Puoi pagare di nuovo.',
  unreachable:
    'In questo momento la banca non risponde. L’ordine è salvo e non ti è stato addebitato nulla: riprova tra poco.',
};

export type PaymentTexts = typeof payment;
