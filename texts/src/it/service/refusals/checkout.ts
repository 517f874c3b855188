import type {
  addressRefusals,
  couponRefusals,
  invoiceRefusals,
  openOrderRefusals,
  OrderField,
  orderRequestRefusals,
  placingRefusals,
  quotationRefusals,
} from '@casamaestra/contract/checkout/checkout.refusals.ts';
import { money } from '../../../format/money.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';
import { sentencesOf } from '../../../service/sentence.ts';
import { quote } from '../quote.ts';

export const address: RefusalTexts<typeof addressRefusals> = {
  first_name_missing: 'Scrivi il nome.',
  last_name_missing: 'Scrivi il cognome.',
  street_missing: 'Scrivi via e numero civico.',
  city_missing: 'Scrivi il comune.',
  postcode_missing: 'Scrivi il CAP.',
  postcode_malformed: ({ country, example }) => {
    if (country === 'IT') return 'Il CAP è di 5 cifre, per esempio 40121: controllalo.';
    return example === ''
      ? 'Il codice postale non è valido: controllalo.'
      : `Il codice postale non è valido in questo Paese: si scrive come ${example}.`;
  },
  postcode_of_other_province: 'Questo CAP non è della provincia indicata: controlla CAP e provincia.',
  province_missing: 'Scegli la provincia.',
  province_unknown: 'La provincia è di due lettere, per esempio BO.',
  email_invalid: 'Scrivi un indirizzo e-mail valido, per esempio nome@esempio.it.',
  phone_invalid: 'Scrivi un numero di telefono valido, per esempio 333 1234567.',
};

export const invoice: RefusalTexts<typeof invoiceRefusals> = {
  tax_code_wrong: 'Il codice fiscale non è valido: controlla i 16 caratteri.',
  company_tax_code_wrong: 'Il codice fiscale dell’azienda non è valido: di solito è uguale alla partita IVA.',
  vat_number_wrong: 'La partita IVA non è valida: controlla le 11 cifre.',
  recipient_code_wrong: 'Il codice destinatario non è valido: sono 7 lettere e cifre.',
  pec_wrong: 'L’indirizzo PEC non è valido.',
  recipient_missing: 'Indica il codice destinatario oppure la PEC a cui inviare la fattura.',
};

const fields: Readonly<Record<OrderField, string>> = {
  idempotency_key: 'La richiesta non ha una chiave valida: ricarica la pagina e riprova.',
  lines: 'Il carrello dev’essere di 1–100 articoli.',
  sku: 'Un articolo del carrello non ha un codice valido.',
  qty: 'La quantità dev’essere un numero intero da 1 a 9999.',
  seen_price: 'Il prezzo visto di un articolo non è un importo valido.',
  email: address.email_invalid,
  phone: address.phone_invalid,
  shipping_address: 'Manca l’indirizzo di consegna.',
  billing_address: 'L’indirizzo di fatturazione non è completo.',
  first_name: 'Scrivi il nome (al massimo 80 caratteri).',
  last_name: 'Scrivi il cognome (al massimo 80 caratteri).',
  company_name: 'Scrivi il nome dell’azienda (al massimo 120 caratteri).',
  address_line1: 'Scrivi via e numero civico (al massimo 140 caratteri).',
  address_line2: 'Interno, scala o presso: al massimo 140 caratteri.',
  city: 'Scrivi il comune (al massimo 100 caratteri).',
  state: 'Scegli la provincia.',
  pincode: 'Scrivi il CAP.',
  country: 'Scegli il Paese.',
  invoice: 'I dati della fattura non sono completi.',
  customer_type: 'Scegli se la fattura è per un privato o per un’azienda.',
  tax_code: 'Scrivi il codice fiscale: 16 caratteri, come sulla tessera sanitaria.',
  vat_number: 'Scrivi la partita IVA: 11 cifre.',
  recipient_code: 'Il codice destinatario è di 7 lettere e cifre.',
  pec: 'Scrivi un indirizzo PEC valido.',
  shipping_rule: 'Scegli come ricevere l’ordine.',
  coupon_codes: 'Al massimo 5 buoni, ognuno di 40 caratteri.',
  payment_method: 'Scegli come pagare.',
  payment_gateway: 'Scegli come pagare.',
  seen_total: 'Il totale visto non è un importo valido.',
  note: 'La nota può avere al massimo 500 caratteri.',
  language: 'La lingua non è tra quelle del negozio.',
  order: 'La richiesta non è valida.',
};

export const orderRequest: RefusalTexts<typeof orderRequestRefusals> = {
  order_field_invalid: ({ field }) => fields[field],
  name_invalid: 'Nel nome possono esserci solo lettere, spazi, apostrofi, trattini e punti.',
  link_in_text: 'Qui non si possono scrivere indirizzi di siti web.',
};

export const coupons: RefusalTexts<typeof couponRefusals> = {
  coupon_tries_exceeded: 'Hai provato molti codici sconto: riprova tra dieci minuti.',
};

export const openOrders: RefusalTexts<typeof openOrderRefusals> = {
  orders_of_address_exceeded:
    'Per questa e-mail oggi ci sono già molti ordini: riprova domani, o scrivici e ci pensiamo noi.',
  unpaid_orders_exceeded: ({ open }) =>
    `Hai già ${open} ordini che aspettano il pagamento: pagane o annullane uno dal collegamento nelle e-mail, poi riprova.`,
  unpaid_orders_of_network_exceeded:
    'Da questa rete ci sono già molti ordini che aspettano il pagamento: pagane o annullane uno, oppure riprova tra un’ora.',
  unpaid_value_exceeded: ({ most }) =>
    `Senza pagamento teniamo da parte prodotti fino a ${money(most, 'it')}: paga prima gli altri ordini, o scrivici e ci pensiamo noi.`,
  unpaid_articles_exceeded: ({ most }) =>
    `Senza pagamento teniamo da parte al massimo ${most} articoli diversi: ordinane meno, paga prima gli altri ordini, o scrivici e ci pensiamo noi.`,
  unpaid_pieces_exceeded: ({ article }) =>
    `Di «${article}» senza pagamento possiamo tenerti da parte al massimo metà dei pezzi: ordinane meno, oppure paga con carta.`,
  transfers_exceeded:
    'In questo momento non possiamo tenere da parte altri prodotti in attesa di un bonifico: paga con un altro metodo, o riprova tra qualche ora.',
};

export const placing: RefusalTexts<typeof placingRefusals> = {
  payment_method_unavailable: 'Questo modo di pagare non è disponibile: scegline un altro.',
  key_of_other_order: 'Con questa richiesta è già stato fatto un altro ordine: ricarica la pagina.',
  orders_queue_full: 'C’è molta richiesta: riprova tra qualche secondo.',
};

export const quotations: RefusalTexts<typeof quotationRefusals> = {
  quotation_unknown: 'Questo preventivo non c’è: potrebbe essere scaduto.',
  quotation_ended: 'Il preventivo è scaduto: creane uno nuovo.',
  quotation_changed: ({ changes }) =>
    `Qualcosa è cambiato da quando hai guardato il riepilogo: controlla e conferma di nuovo. Non è stato ordinato nulla. ${sentencesOf(quote, changes)}`,
  cart_not_orderable: ({ changes }) =>
    changes.length > 0 ? sentencesOf(quote, changes) : 'Questo carrello non può essere ordinato così com’è.',
  payment_method_of: ({ offered }) =>
    `Questo modo di pagare non è disponibile. Puoi scegliere tra: ${offered.join(', ')}.`,
  document_type_unknown: 'Di questo tipo non ci sono documenti: prova con Quotation.',
  free_payment_refused: 'Qui non si pagano importi liberi: si paga un ordine, con payment_request.',
  order_number_unknown: ({ number }) => `L’ordine ${number} non c’è.`,
  order_no_draft: ({ number }) => `L’ordine ${number} è già confermato: non è una bozza.`,
};
