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
import { slovakForm } from '../../../format/plural.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';
import { sentencesOf } from '../../../service/sentence.ts';
import { quote } from '../quote.ts';

export const address: RefusalTexts<typeof addressRefusals> = {
  first_name_missing: 'Napíšte meno.',
  last_name_missing: 'Napíšte priezvisko.',
  street_missing: 'Napíšte ulicu a číslo domu.',
  city_missing: 'Napíšte obec.',
  postcode_missing: 'Napíšte PSČ.',
  postcode_malformed: ({ country, example }) => {
    if (country === 'IT') return 'Talianske PSČ (CAP) má 5 číslic, napríklad 40121: skontrolujte ho.';
    return example === ''
      ? 'PSČ nie je platné: skontrolujte ho.'
      : `PSČ v tejto krajine nie je platné: píše sa ako ${example}.`;
  },
  postcode_of_other_province: 'Toto PSČ nepatrí do uvedenej provincie: skontrolujte PSČ a provinciu.',
  province_missing: 'Vyberte provinciu.',
  province_unknown: 'Provincia má dve písmená, napríklad BO.',
  email_invalid: 'Napíšte platnú e-mailovú adresu, napríklad meno@priklad.sk.',
  phone_invalid: 'Napíšte platné telefónne číslo, napríklad 0903 123 456.',
};

export const invoice: RefusalTexts<typeof invoiceRefusals> = {
  tax_code_wrong: 'Taliansky daňový kód (codice fiscale) nie je platný: skontrolujte 16 znakov.',
  company_tax_code_wrong: 'Daňový kód firmy nie je platný: zvyčajne je rovnaký ako IČ DPH.',
  vat_number_wrong: 'IČ DPH nie je platné: skontrolujte 11 číslic.',
  recipient_code_wrong: 'Kód príjemcu nie je platný: má 7 písmen a číslic.',
  pec_wrong: 'Adresa certifikovanej pošty (PEC) nie je platná.',
  recipient_missing: 'Uveďte kód príjemcu alebo certifikovanú poštu (PEC), kam poslať faktúru.',
};

const fields: Readonly<Record<OrderField, string>> = {
  idempotency_key: 'Požiadavka nemá platný kľúč: obnovte stránku a skúste to znova.',
  lines: 'Košík musí mať 1 až 100 položiek.',
  sku: 'Tovar v košíku nemá platný kód.',
  qty: 'Množstvo musí byť celé číslo od 1 do 9999.',
  seen_price: 'Zobrazená cena tovaru nie je platná suma.',
  email: address.email_invalid,
  phone: address.phone_invalid,
  shipping_address: 'Chýba adresa doručenia.',
  billing_address: 'Fakturačná adresa nie je úplná.',
  first_name: 'Napíšte meno (najviac 80 znakov).',
  last_name: 'Napíšte priezvisko (najviac 80 znakov).',
  company_name: 'Napíšte názov firmy (najviac 120 znakov).',
  address_line1: 'Napíšte ulicu a číslo domu (najviac 140 znakov).',
  address_line2: 'Byt, schodisko alebo u koho: najviac 140 znakov.',
  city: 'Napíšte obec (najviac 100 znakov).',
  state: 'Vyberte provinciu.',
  pincode: 'Napíšte PSČ.',
  country: 'Vyberte krajinu.',
  invoice: 'Údaje na faktúru nie sú úplné.',
  customer_type: 'Vyberte, či je faktúra pre osobu alebo pre firmu.',
  tax_code: 'Napíšte taliansky daňový kód (codice fiscale): 16 znakov, ako na zdravotnej karte.',
  vat_number: 'Napíšte IČ DPH: 11 číslic.',
  recipient_code: 'Kód príjemcu má 7 písmen a číslic.',
  pec: 'Napíšte platnú adresu certifikovanej pošty (PEC).',
  shipping_rule: 'Vyberte, ako chcete objednávku prevziať.',
  coupon_codes: 'Najviac 5 kupónov, každý do 40 znakov.',
  payment_method: 'Vyberte spôsob platby.',
  payment_gateway: 'Vyberte spôsob platby.',
  seen_total: 'Zobrazená celková suma nie je platná.',
  note: 'Poznámka môže mať najviac 500 znakov.',
  language: 'Tento jazyk obchod neponúka.',
  order: 'Požiadavka nie je platná.',
};

export const orderRequest: RefusalTexts<typeof orderRequestRefusals> = {
  order_field_invalid: ({ field }) => fields[field],
  name_invalid: 'V mene môžu byť len písmená, medzery, apostrofy, spojovníky a bodky.',
  link_in_text: 'Sem sa nedajú písať adresy webových stránok.',
};

export const coupons: RefusalTexts<typeof couponRefusals> = {
  coupon_tries_exceeded: 'Vyskúšali ste veľa zľavových kódov: skúste to znova o desať minút.',
};

export const openOrders: RefusalTexts<typeof openOrderRefusals> = {
  orders_of_address_exceeded:
    'Na túto e-mailovú adresu je dnes už veľa objednávok: skúste to zajtra, alebo nám napíšte a postaráme sa o to.',
  unpaid_orders_exceeded: ({ open }) =>
    `Na zaplatenie už ${slovakForm(open, 'čaká', 'čakajú', 'čaká')} ${open} ${slovakForm(open, 'vaša objednávka', 'vaše objednávky', 'vašich objednávok')}: jednu zaplaťte alebo zrušte odkazom v e-maile a skúste to znova.`,
  unpaid_orders_of_network_exceeded:
    'Z tejto siete už na zaplatenie čaká veľa objednávok: jednu zaplaťte alebo zrušte, alebo to skúste o hodinu.',
  unpaid_value_exceeded: ({ most }) =>
    `Bez platby odkladáme tovar najviac za ${money(most, 'sk')}: najprv zaplaťte ostatné objednávky, alebo nám napíšte a postaráme sa o to.`,
  unpaid_articles_exceeded: ({ most }) =>
    `Bez platby odkladáme najviac ${most} rôznych položiek: objednajte menej, najprv zaplaťte ostatné objednávky, alebo nám napíšte a postaráme sa o to.`,
  unpaid_pieces_exceeded: ({ article }) =>
    `Z „${article}“ vám bez platby môžeme odložiť najviac polovicu kusov: objednajte menej alebo zaplaťte kartou.`,
  transfers_exceeded:
    'Práve teraz nemôžeme odkladať ďalší tovar, kým čakáme na bankový prevod: zaplaťte iným spôsobom, alebo to skúste o pár hodín.',
};

export const placing: RefusalTexts<typeof placingRefusals> = {
  payment_method_unavailable: 'Tento spôsob platby nie je dostupný: vyberte iný.',
  key_of_other_order: 'S touto požiadavkou už bola zadaná iná objednávka: obnovte stránku.',
  orders_queue_full: 'Záujem je veľký: skúste to znova o pár sekúnd.',
};

export const quotations: RefusalTexts<typeof quotationRefusals> = {
  quotation_unknown: 'Táto ponuka neexistuje: možno jej platnosť vypršala.',
  quotation_ended: 'Platnosť ponuky vypršala: vytvorte novú.',
  quotation_changed: ({ changes }) =>
    `Od posledného zobrazenia sa niečo zmenilo: skontrolujte a potvrďte znova. Nič nebolo objednané. ${sentencesOf(quote, changes)}`,
  cart_not_orderable: ({ changes }) =>
    changes.length > 0 ? sentencesOf(quote, changes) : 'Tento košík sa v tomto stave objednať nedá.',
  payment_method_of: ({ offered }) =>
    `Tento spôsob platby nie je dostupný. Môžete si vybrať: ${offered.join(', ')}.`,
  document_type_unknown: 'Dokumenty tohto typu neexistujú: skúste Quotation.',
  free_payment_refused: 'Ľubovoľné sumy sa tu neplatia: platí sa objednávka, cez payment_request.',
  order_number_unknown: ({ number }) => `Objednávka ${number} neexistuje.`,
  order_no_draft: ({ number }) => `Objednávka ${number} je už potvrdená: nie je to koncept.`,
};
