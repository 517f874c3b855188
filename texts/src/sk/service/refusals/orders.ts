import type {
  ordersRefusals,
  paymentsRefusals,
  staffRefusals,
  withdrawalsRefusals,
} from '@casamaestra/contract/orders/orders.refusals.ts';
import { longDay } from '../../../format/date.ts';
import { money } from '../../../format/money.ts';
import { slovakForm } from '../../../format/plural.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';

export const orders: RefusalTexts<typeof ordersRefusals> = {
  order_unknown: 'Objednávku s týmito údajmi sme nenašli. Skontrolujte číslo a e-mail.',
  own_order_unknown: ({ number }) => `Objednávku ${number} nemáte.`,
  searches_exceeded: 'Priveľa hľadaní za krátky čas. Skúste to znova o pár minút.',
  order_awaits_no_proof: 'Táto objednávka na potvrdenie nečaká.',
  order_email_incomplete: 'Napíšte celú e-mailovú adresu, napríklad meno@priklad.sk.',
  order_email_unchanged: 'Je to rovnaký e-mail ako predtým: skontrolujte, čo treba opraviť.',
  order_email_fixed: 'E-mail tejto objednávky sa tu už nedá opraviť: napíšte nám a zmeníme ho.',
  order_cancelled: 'Táto objednávka je už zrušená.',
  order_under_way: ({ days }) =>
    `Táto objednávka sa už pripravuje alebo bola odoslaná: tu sa už zrušiť nedá. Od zmluvy môžete odstúpiť do ${days} dní od doručenia.`,
};

const tooMany = 'Priveľa požiadaviek: počkajte minútu a obnovte stránku.';

export const payments: RefusalTexts<typeof paymentsRefusals> = {
  order_of_payment_unknown: 'Túto objednávku sme nenašli.',
  payment_unknown: 'Túto platbu sme nenašli. Otvorte objednávku odkazom v e-maile.',
  payment_not_offered: 'Tento spôsob platby nie je dostupný.',
  payment_name_required: 'Chýba „b“ alebo „paymentToken“.',
  payment_tries_exceeded: 'Priveľa pokusov: počkajte pár minút a skúste to znova.',
  returns_exceeded: tooMany,
  order_not_payable: 'Túto objednávku už nemožno zaplatiť.',
  payment_pending: 'Platba tejto objednávky už v banke prebieha. Výsledok vám pošleme e-mailom.',
};

const ask = (address: string) => `S akoukoľvek otázkou napíšte na ${address}.`;

export const withdrawals: RefusalTexts<typeof withdrawalsRefusals> = {
  order_number_required: 'Napíšte číslo objednávky.',
  order_email_required: 'Napíšte e-mail z objednávky.',
  withdrawal_ended: ({ last_day, write_to }) =>
    `Lehota na odstúpenie od tejto objednávky sa skončila ${longDay(last_day, 'sk')}. ${ask(write_to)}`,
  withdrawal_excluded: ({ write_to }) =>
    `Všetok tovar tejto objednávky je vyrobený na mieru: právo na odstúpenie je vylúčené (taliansky spotrebiteľský zákonník, čl. 59). ${ask(write_to)}`,
  withdrawal_complete: ({ write_to }) => `Od všetkého, čo sa dalo vrátiť, ste už odstúpili. ${ask(write_to)}`,
  withdrawal_closed: ({ state, write_to }) =>
    `Táto objednávka už bola ${state === 'returned' ? 'vrátená' : 'zrušená'}: nie je od čoho odstúpiť. ${ask(write_to)}`,
  withdrawal_article_excluded: ({ article }) =>
    `„${article}“ je vyrobené na mieru: právo na odstúpenie je vylúčené (taliansky spotrebiteľský zákonník, čl. 59).`,
  withdrawal_pieces_exceeded: ({ article, left }) =>
    `Z „${article}“ ${slovakForm(left, 'zostáva', 'zostávajú', 'zostáva')} ${left} ${slovakForm(left, 'kus', 'kusy', 'kusov')}, od ${slovakForm(left, 'ktorého', 'ktorých', 'ktorých')} možno odstúpiť.`,
  withdrawal_article_unknown: 'Jeden z produktov do tejto objednávky nepatrí.',
  withdrawal_nothing_chosen: 'Vyberte aspoň jeden produkt, od ktorého chcete odstúpiť.',
  withdrawal_name_missing: 'Napíšte svoje meno a priezvisko.',
  withdrawal_name_invalid: 'Meno môže obsahovať len písmená, medzery, apostrofy a spojovníky.',
  withdrawals_exceeded: ({ declared, write_to }) =>
    `Od tejto objednávky ste už poslali ${declared} ${slovakForm(declared, 'odstúpenie', 'odstúpenia', 'odstúpení')}. O ostatných produktoch napíšte na ${write_to}.`,
  withdrawals_unpaid_exceeded: ({ write_to }) =>
    `Táto objednávka ešte nie je zaplatená a odstúpenie ste už poslali: ak už nič nechcete, zrušte ju. ${ask(write_to)}`,
};

const actions = {
  prepare: 'pripraviť',
  ship: 'odoslať',
  deliver: 'označiť ako doručenú',
  return: 'označiť ako vrátenú',
  cancel: 'zrušiť',
  correct: 'opraviť',
};

export const staff: RefusalTexts<typeof staffRefusals> = {
  answer_unknown: 'Táto odpoveď už neexistuje.',
  comment_unknown: 'Taký komentár neexistuje.',
  recall_article_unknown: ({ article }) => `Výrobok ani položka ${article} neexistuje.`,
  recall_belittled: ({ word }) =>
    `Oznámenie hovorí „${word}“: stiahnutie nesmie zľahčovať nebezpečenstvo (nariadenie (EÚ) 2023/988, čl. 36).`,
  recall_unfinished: ({ part }) =>
    `Doplňte oznámenie: stále obsahuje „${part}“, text patrí na miesto zátvoriek.`,
  recall_unknown: 'Toto stiahnutie neexistuje.',
  recall_ended: ({ who }) => `Toto stiahnutie sa už skončilo: uzavrel ho ${who}.`,
  recall_still_held: 'Platí iné stiahnutie toho istého výrobku: kusy zostávajú mimo predaja.',
  staff_order_unknown: ({ number }) => `Objednávka ${number} neexistuje.`,
  staff_order_state: ({ number, state, action }) =>
    `Objednávka ${number} je v stave „${state}“: nedá sa ${actions[action]}.`,
  order_address_not_reached: ({ delivery }) =>
    `„${delivery}“ na túto adresu za rovnakú cenu nejde: objednávku zruš a prijmi novú so správnym doručením.`,
  order_invoiced: ({ invoice }) =>
    `Faktúra ${invoice} už existuje: fakturačná adresa sa opraví dobropisom a novou faktúrou.`,
  order_line_unknown: 'Tento riadok v objednávke nie je.',
  order_line_more: ({ sku, ordered }) =>
    `Objednaných kusov ${sku}: ${ordered}. Tu sa dajú iba ubrať. Na viac kusov alebo iný tovar prijmite novú telefonickú objednávku.`,
  order_line_shipped: ({ sku }) => `Niečo z ${sku} už odišlo: čo sa vráti, je odstúpenie alebo vrátenie.`,
  order_lines_same: 'Žiadny riadok sa nezmenil: napíšte, koľko kusov zostáva.',
  order_lines_last: 'Nič by nezostalo: ak chcete ubrať všetko, zrušte objednávku.',
  order_lines_invoiced: ({ invoice }) =>
    `Faktúra ${invoice} už existuje: riadky zostávajú. Vráťte rozdiel: dobropis sa robí vo Faktúrach.`,
  order_lines_withdrawn: ({ withdrawal }) =>
    `Zákazník už oznámil odstúpenie ${withdrawal}: kusy sa uberajú a vracajú tam.`,
  order_lines_takings_locked: ({ day }) =>
    `Tržby z ${longDay(day, 'sk')} sú uzavreté s pôvodnou sumou: riadky zostávajú. Vráťte rozdiel a odošlite iba zvyšné kusy.`,
  order_lines_cost_more: ({ total }) =>
    `S menej kusmi by objednávka stála viac (${money(total, 'sk')}), lebo sa stratí hranica. Ak chýbajú vinou obchodu, nechajte doručenie a zľavy, ako boli dohodnuté.`,
  staff_mail_unknown: 'Tento e-mail nepatrí k tejto objednávke, alebo už bol vymazaný.',
  staff_mail_pointless: 'Tento e-mail už nemá dôvod: čo oznamoval, neplatí.',
  parcel_pieces_exceeded: ({ sku, left }) => `Kusov ${sku}, ktoré treba ešte odoslať: ${left}.`,
  return_pieces_exceeded: ({ sku, left }) =>
    `Z ${sku} sa ešte môže vrátiť kusov: ${left}. Ostatné neodišli alebo sa už vrátili.`,
  parcel_empty: 'Balík by bol prázdny.',
  parcel_withdrawn: ({ sku, pieces }) =>
    `Zákazník odstúpil od ${pieces} × ${sku}: zvyšok odošlite s --only, alebo pridajte --despite-withdrawal.`,
  order_collected: ({ number }) => `Objednávka ${number} sa vyzdvihuje v predajni: použite „orders ready“.`,
  order_shipped: ({ number }) => `Objednávka ${number} sa odosiela: použite „orders ship“.`,
  nothing_to_refund: ({ number }) => `Pri objednávke ${number} nie je čo vrátiť.`,
  refund_exceeds: ({ most }) => `Vrátiť možno najviac ${money(most, 'sk')}.`,
  staff_withdrawal_unknown: ({ number }) => `Odstúpenie ${number} neexistuje.`,
  withdrawal_goods_not_sent: ({ number }) =>
    `Tovar z odstúpenia ${number} nikdy neodišiel, nemôže sa teda vrátiť. Peniaze môžeš vrátiť hneď.`,
  withdrawal_goods_awaited: ({ number }) =>
    `Tovar z odstúpenia ${number} ešte neprišiel: najprv ho označ ako prijatý.`,
  withdrawal_deduction_exceeds: ({ most }) =>
    `Strhnúť možno najviac ${money(most, 'sk')}: koľko sa za tovar zaplatilo.`,
  withdrawal_goods_back: ({ number, who }) =>
    who === ''
      ? `Tovar z odstúpenia ${number} je už označený ako prijatý.`
      : `Tovar z odstúpenia ${number} už ako prijatý označil(a) ${who}.`,
  withdrawal_photos_full: ({ most }) =>
    `Odstúpenie môže mať najviac ${most} fotiek: odstráň jednu, aby si mohol pridať ďalšiu.`,
  withdrawal_photo_unknown: 'Táto fotka tu už nie je.',
  staff_mention_unknown:
    'Niektorý z ľudí označených @ tu už nepracuje alebo nevidí objednávky: odstráň ho z poznámky alebo vyber iného.',
  staff_note_file_unreadable: ({ name }) =>
    `„${name}“ nie je celý súbor JPEG, PNG, WebP ani PDF: ulož ho v jednom z týchto formátov a skús to znova.`,
  staff_note_file_too_large: ({ name, most_megabytes: most }) =>
    `„${name}“ je väčší ako ${most} MB: zmenši ho alebo rozdeľ na viac súborov a skús to znova.`,
  staff_note_files_too_many: ({ most }) =>
    `Poznámka má najviac ${most} príloh: niektoré odstráň alebo napíš druhú poznámku.`,
  staff_note_file_unknown: 'Jedna príloha tu už nie je: odstráň ju a nahraj znova.',
  staff_review_unknown: ({ id }) => `Recenzia ${id} neexistuje.`,
  staff_photo_unknown: ({ id, position }) => `Recenzia ${id} nemá fotku ${position}.`,
  review_reason_required: 'Napíšte, prečo ju odmietate: autor to uvidí.',
};
