import type { AddressFault, AddressProblem } from '@casamaestra/rules/checkout/address-problem.ts';
import type { InvoiceProblem } from '@casamaestra/rules/checkout/invoice-problem.ts';
import { postcodeExample } from '@casamaestra/rules/checkout/postcode.ts';

/** What is said about a field whose value has no usable form, by the last name of its path. */
const fieldMessages: Readonly<Record<string, string>> = {
  idempotency_key: 'La richiesta non ha una chiave valida: ricarica la pagina e riprova.',
  lines: 'Il carrello dev’essere di 1–100 articoli.',
  sku: 'Un articolo del carrello non ha un codice valido.',
  qty: 'La quantità dev’essere un numero intero da 1 a 9999.',
  seen_price: 'Il prezzo visto di un articolo non è un importo valido.',
  email: 'Scrivi un indirizzo e-mail valido, per esempio nome@esempio.it.',
  phone: 'Scrivi un numero di telefono valido, per esempio 333 1234567.',
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
};

/** A name that carries something else than a name. */
export const noPersonName = 'Nel nome possono esserci solo lettere, spazi, apostrofi, trattini e punti.';

/** Message for a path such as ["lines", 0, "qty"]: of its last name that has one. */
export function fieldMessage(path: readonly PropertyKey[]): string {
  for (const part of path.toReversed()) {
    const message = typeof part === 'string' ? fieldMessages[part] : undefined;
    if (message !== undefined) return message;
  }
  return 'La richiesta non è valida.';
}

const addressMessages: Readonly<Record<Exclude<AddressProblem, 'postcode_malformed'>, string>> = {
  first_name_missing: 'Scrivi il nome.',
  last_name_missing: 'Scrivi il cognome.',
  street_missing: 'Scrivi via e numero civico.',
  city_missing: 'Scrivi il comune.',
  postcode_missing: 'Scrivi il CAP.',
  province_missing: 'Scegli la provincia.',
  province_unknown: 'La provincia è di due lettere, per esempio BO.',
  postcode_of_other_province: 'Questo CAP non è della provincia indicata: controlla CAP e provincia.',
};

export function addressMessage({ problem }: AddressFault, country: string): string {
  if (problem !== 'postcode_malformed') return addressMessages[problem];
  if (country === 'IT') return 'Il CAP è di 5 cifre, per esempio 40121: controllalo.';
  const example = postcodeExample(country);
  return example === ''
    ? 'Il codice postale non è valido: controllalo.'
    : `Il codice postale non è valido in questo Paese: si scrive come ${example}.`;
}

export const invoiceMessages: Readonly<Record<InvoiceProblem, string>> = {
  tax_code_wrong: 'Il codice fiscale non è valido: controlla i 16 caratteri.',
  company_tax_code_wrong: 'Il codice fiscale dell’azienda non è valido: di solito è uguale alla partita IVA.',
  vat_number_wrong: 'La partita IVA non è valida: controlla le 11 cifre.',
  recipient_code_wrong: 'Il codice destinatario non è valido: sono 7 lettere e cifre.',
  pec_wrong: 'L’indirizzo PEC non è valido.',
  recipient_missing: 'Indica il codice destinatario oppure la PEC a cui inviare la fattura.',
};
