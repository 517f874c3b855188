import type {
  commonRefusals,
  inputRefusals,
  serviceRefusals,
} from '@casamaestra/contract/platform/call.refusals.ts';
import { kilobytes } from '../../../format/size.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';

const units = { characters: 'caratteri', entries: 'voci' };
const types = {
  string: 'un testo',
  number: 'un numero',
  int: 'un numero intero',
  boolean: 'vero o falso',
  array: 'un elenco',
  object: 'un oggetto',
  record: 'un oggetto',
};

export const input: RefusalTexts<typeof inputRefusals> = {
  request_invalid: 'La richiesta non è valida.',
  field_required: ({ field }) => `Manca «${field}».`,
  field_empty: ({ field }) => `«${field}» non può essere vuoto.`,
  field_too_long: ({ field, most, unit }) =>
    field === 'lines'
      ? `Un ordine può avere al massimo ${most} articoli diversi: togline qualcuno e ordinalo a parte.`
      : `«${field}» può avere al massimo ${most} ${units[unit]}.`,
  field_too_short: ({ field, least, unit }) => `«${field}» deve avere almeno ${least} ${units[unit]}.`,
  field_too_big: ({ field, most }) => `«${field}» dev’essere al massimo ${most}.`,
  field_too_small: ({ field, least }) => `«${field}» dev’essere almeno ${least}.`,
  field_of_other_type: ({ field, type }) => `«${field}» dev’essere ${types[type]}.`,
  field_invalid: ({ field }) => `«${field}» non è valido.`,
  field_unreadable: ({ field }) => `«${field}» contiene caratteri non ammessi.`,
};

export const service: RefusalTexts<typeof serviceRefusals> = {
  application_key_required: 'Serve la chiave dell’applicazione: Authorization: token CHIAVE.',
  call_unknown: 'Questa chiamata non esiste.',
  call_not_forwarded: 'Questa chiamata non esiste, o non con questo verbo.',
  request_of_other_site: 'Questa richiesta arriva da un altro sito. Aprila dalle pagine del negozio.',
  verb_wrong: ({ verbs }) => `Questa chiamata si fa con ${verbs.join(' o ')}.`,
  body_not_json: 'Il corpo della richiesta non è JSON valido.',
  body_no_object: 'Il corpo JSON dev’essere un oggetto o un elenco.',
  body_too_deep: 'Il corpo JSON ha troppi livelli.',
  body_too_large: 'Il corpo JSON ha troppe voci.',
  body_of_other_type: 'Il corpo dev’essere JSON o un modulo: Content-Type application/json.',
  form_unreadable: 'Il modulo inviato non è leggibile.',
  form_too_large: ({ most }) => `Il modulo ha più di ${most} campi.`,
  address_unclear: 'L’indirizzo non si legge in un modo solo: controlla barre, punti e caratteri speciali.',
  address_too_long: ({ most }) =>
    `L’indirizzo supera ${most} kB. Accorcia la ricerca o togli qualche filtro.`,
  headers_too_long: ({ most }) => `Intestazioni troppo lunghe: al massimo ${kilobytes(most, 'it')}.`,
  request_too_large: ({ most }) => `Quello che hai inviato supera ${kilobytes(most, 'it')}.`,
  request_late: 'La richiesta non è arrivata in tempo.',
  request_malformed: 'La richiesta non è HTTP valido.',
  method_not_allowed: ({ method }) => `Qui il metodo ${method} non si usa.`,
  service_unavailable: 'Il servizio non è disponibile in questo momento. Riprova tra poco.',
  service_message: ({ message }) => message,
  service_forbids: 'Questa operazione non è permessa.',
  service_lacks: 'Quello che cerchi non c’è.',
  service_has: 'C’è già.',
  service_rejects: 'I dati inviati non sono validi. Controllali e riprova.',
  order_behind_login: 'Questo ordine non si trova. Se hai un account, accedi: è tra i tuoi ordini.',
  order_unconfirmed:
    'Il servizio non ha confermato in tempo: il tuo ordine potrebbe esserci già. Prima di riprovare guarda la posta e i tuoi ordini.',
  account_refused:
    'Con questi dati non si può creare un account. Se ne hai già uno, accedi o chiedi una nuova password.',
  coupon_not_for_cart: 'Questo codice non vale per questo carrello.',
};

const logins = {
  account: 'Accedi per continuare.',
  orders: 'Accedi per vedere i tuoi ordini.',
  wishlist: 'Accedi per usare la tua lista dei desideri.',
  wished_listing: 'Accedi per vedere la tua lista dei desideri.',
  review: 'Accedi per scrivere una recensione.',
  vote: 'Accedi per dire se una recensione è utile.',
  answer: 'Accedi per rispondere a una domanda.',
};
const ended = {
  account: 'Accedi di nuovo per continuare.',
  order: 'Il tuo accesso è scaduto: accedi di nuovo, poi ripeti l’ordine.',
  withdrawal: 'La sessione è scaduta: accedi di nuovo.',
};

/** "tra 5 minuti" */
function wait(seconds: number): string {
  if (seconds <= 60) return 'tra un minuto';
  return seconds <= 3600 ? `tra ${Math.ceil(seconds / 60)} minuti` : `tra ${Math.ceil(seconds / 3600)} ore`;
}

export const common: RefusalTexts<typeof commonRefusals> = {
  login_required: ({ purpose }) => logins[purpose],
  login_ended: ({ purpose }) => ended[purpose],
  tries_exceeded: ({ seconds }) => `Troppi tentativi: riprova ${wait(seconds)}.`,
  requests_exceeded: 'Troppe richieste: aspetta un minuto.',
  catalogue_loading: 'Il negozio sta aprendo: il catalogo sarà pronto tra pochi secondi.',
};
