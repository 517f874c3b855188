import type { Reason } from '../outcome.ts';

/** A refused call: Axerve's code and description, and the HTTP status. */
export interface AxerveError {
  readonly code: string;
  readonly description: string;
  readonly status: 400 | 403 | 500;
}

const bad = (code: string, description: string): AxerveError => ({ code, description, status: 400 });
const denied = (code: string, description: string): AxerveError => ({ code, description, status: 403 });

/** Codes of the gateway's documentation; the descriptions are the bank's own words. */
export const axerveErrors = {
  amountMissing: bad('1113', 'Importo mancante o non numerico'),
  amountFormat: bad('1114', 'Formato dell’importo non valido'),
  shopUnknown: bad('1131', 'Negozio sconosciuto'),
  alreadyProcessed: bad('1137', 'Transazione già elaborata'),
  cancelled: bad('1140', 'Transazione annullata'),
  amountSmall: bad('1146', 'Importo inferiore al minimo'),
  amountLarge: bad('1147', 'Importo superiore al massimo'),
  keyWrong: denied('1166', 'API key non valida'),
  keyOfAnotherShop: denied('1169', 'API key non abilitata per questo negozio'),
  tokenWrong: denied('1170', 'Token di pagamento non valido'),
  headerMissing: denied('1171', 'Intestazione di autorizzazione mancante o non valida'),
  notFound: bad('2011', 'Transazione non trovata'),
  refundExcess: bad('2014', 'Importo da rimborsare superiore a quello contabilizzato'),
  notDeletable: bad('2017', 'Transazione non cancellabile'),
  refundImpossible: bad('2018', 'Transazione non rimborsabile'),
  notSettleable: bad('2019', 'Transazione non contabilizzabile'),
  shopTransactionId: bad('4801', 'Identificativo dell’ordine non valido'),
  amountMismatch: bad('4802', 'Importo o divisa non corrispondenti'),
  settleExcess: bad('8014', 'Importo superiore a quello autorizzato'),
  refundOverBalance: bad('8015', 'Importo superiore al residuo rimborsabile'),
  badRequest: bad('9999', 'Richiesta non valida'),
} as const satisfies Record<string, AxerveError>;

/** Why a card was declined, as the error of a payment. */
export const refusals: Readonly<Record<Reason, { readonly code: string; readonly description: string }>> = {
  funds: { code: '251', description: 'Disponibilità insufficiente' },
  expired: { code: '433', description: 'Carta scaduta' },
  cvv: { code: '1149', description: 'Codice di sicurezza (CVV) errato' },
  generic: { code: '74', description: 'Autorizzazione negata' },
  authentication: { code: '8027', description: 'Autenticazione del titolare non riuscita' },
};
