import type { listingNotices } from '@casamaestra/contract/catalog/listing.notices.ts';
import { slovakForm } from '../../format/plural.ts';
import type { NoticeTexts } from '../../service/refusal-texts.ts';

const ranges = { price: 'Cena', saving: 'Úspora', discount: 'Zľava' };

/** Notices about a listing request, by code. */
export const listing: NoticeTexts<typeof listingNotices> = {
  order_unknown: ({ order }) => `Zoradenie „${order}“ nepoznáme: produkty sú zoradené podľa relevancie.`,
  range_swapped: ({ range }) => `${ranges[range]} od bola vyššia ako do: vymenili sme ich.`,
  family_unknown: ({ family }) => `Skupina produktov „${family}“ neexistuje.`,
  category_unknown: ({ category }) =>
    `Kategória „${category}“ neexistuje: pozrite si všetky oddelenia alebo skúste vyhľadávanie.`,
  wishlist_empty: 'Váš zoznam želaní je prázdny: produkt uložíte dotykom na srdiečko.',
  no_number: ({ value }) => `„${value}“ nie je číslo: tento filter sme nepoužili.`,
  page_no_number: ({ value }) => `„${value}“ nie je číslo strany: tu je prvá.`,
  page_beyond_last: ({ page, last }) => `Strana ${page} neexistuje: posledná je ${last}.`,
  page_size_no_number: ({ value, used }) =>
    `„${value}“ nie je počet produktov: na strane ich ukazujeme ${used}.`,
  page_size_limited: ({ most }) =>
    `Najviac ${most} ${slovakForm(most, 'produkt', 'produkty', 'produktov')} na stranu.`,
  term_cut: ({ most }) =>
    `Hľadaný text bol veľmi dlhý: použili sme ${slovakForm(most, 'prvý', 'prvé', 'prvých')} ${most} ${slovakForm(most, 'znak', 'znaky', 'znakov')}.`,
  term_only_signs: 'Napíšte aspoň jedno slovo: len podľa znakov hľadať nevieme.',
  term_too_short: ({ term }) =>
    `„${term}“ je na hľadanie príliš krátke: napíšte celé slovo, napríklad „vŕtačka“.`,
  term_too_common: ({ term }) => `„${term}“ na hľadanie nestačí: pridajte názov toho, čo hľadáte.`,
  correction_offered: ({ term }) => `Nehľadali ste „${term}“?`,
  feature_unknown: ({ feature }) =>
    `Vlastnosť „${feature}“ v našom katalógu neexistuje: zrušte tento filter a produkty sa zobrazia.`,
  feature_value_unknown: 'Žiadny produkt nemá zvolenú hodnotu: zrušte filter a skúste to znova.',
  promotion_empty: ({ promotion }) => `Do akcie „${promotion}“ nepatrí žiadny produkt: možno sa už skončila.`,
  nothing_featured: 'Zatiaľ tu nie sú žiadne odporúčané produkty: pozrite si všetky oddelenia.',
  filters_too_narrow: 'Všetkým filtrom naraz nezodpovedá žiadny produkt: skúste niektorý zrušiť.',
};
