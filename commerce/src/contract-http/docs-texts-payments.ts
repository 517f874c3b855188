/** What each call about payments does, for the page of the calls. */
export const paymentCallTexts: Readonly<Record<string, string>> = {
  'payments.payAgain':
    'Un nuovo tentativo di pagamento per un ordine non ancora pagato, con lo stesso metodo o un altro.',
  'payments.return':
    'Il ritorno dalla banca: l’esito è quello che la banca dice in quel momento, non quello dell’indirizzo.',
  'payments.gestpayResult': 'L’esito di un pagamento Axerve, chiesto ad Axerve.',
  'payments.gestpayCheck': 'Come sta un pagamento Axerve secondo i libri del negozio.',
  'payments.stripeWebhook': 'Un evento firmato di Stripe; quelli senza firma valida non contano.',
};

/** What each of their parameters means. */
export const paymentParameterTexts: Readonly<Record<string, string>> = {
  query: 'La parte dell’indirizzo di ritorno dopo «?», così com’è: la legge il gateway',
  gateway: 'axerve o stripe, al posto di query',
  reference: 'paymentID di Axerve o payment_intent di Stripe',
  secret: 'paymentToken di Axerve o payment_intent_client_secret di Stripe',
  a: 'shopLogin, come lo aggiunge Axerve',
  b: 'paymentToken o paymentID',
  Status: 'Esito secondo l’indirizzo: non conta',
  paymentID: 'paymentID di Axerve, al posto di b',
  paymentToken: 'paymentToken di Axerve, al posto di b',
};
