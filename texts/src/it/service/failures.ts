export const failures = {
  /** Title of a message in a client of the Frappe API. */
  messageTitle: 'Messaggio',
  defect: 'Si è verificato un errore imprevisto. Riprova tra poco.',
  page: { title: 'Richiesta non riuscita', toShop: 'Vai al negozio' },
};

export type FailureTexts = typeof failures;
