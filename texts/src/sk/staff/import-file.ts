import { quoted } from '../../format/list.ts';
import { number } from '../../format/number.ts';
import { slovakForm } from '../../format/plural.ts';
import type { LossTexts, NoticeTexts, StopTexts } from '../../it/staff/import-file.ts';

const again = 'Spustite ten istý príkaz znova: pokračuje tam, kde skončil.';

/** Why a whole file is not taken, or not to its end. */
export const importStops: StopTexts = {
  disk_full_here: `Disk je plný: uvoľnite miesto. ${again}`,
  disk_full_for_pictures: 'Disk je plný: uvoľnite miesto a spustite import znova.',
  file_not_writable: ({ why }) => `Súbor sa nedá zapísať (${why}).`,
  database_busy: 'PostgreSQL neprijíma ďalšie spojenia: skúste znova o chvíľu.',
  database_lost: ({ why }) => `Spojenie s PostgreSQL sa prerušilo (${why}). ${again}`,
  pictures_folder_not_writable: ({ path, why }) =>
    `Do priečinka s obrázkami ${path} sa nedá zapisovať (${why}).`,
  errors_file_not_writable: ({ path, why }) =>
    `Súbor s chybami ${path} sa nedá zapísať (${why}): uveďte iné miesto cez --errors.`,
  file_unknown: ({ path }) => `Súbor ${path} neexistuje.`,
  file_not_opened: ({ path, why }) => `Súbor ${path} sa nedá otvoriť (${why}).`,
  not_a_file: ({ path }) => `${path} nie je súbor.`,
  file_empty: 'Súbor je prázdny.',
  file_is_excel: 'Toto je súbor Excel alebo ZIP: uložte ho ako „CSV UTF-8“ a skúste znova.',
  file_is_utf16: 'Súbor je v UTF-16: uložte ho v UTF-8 a skúste znova.',
  file_is_binary: 'Súbor obsahuje binárne údaje: treba CSV, JSON Lines alebo XML.',
  file_without_rows: 'Súbor neobsahuje riadky.',
  file_is_json_list: 'Súbor je zoznam JSON: treba JSON Lines, jeden objekt na riadok (jq -c ".[]" SÚBOR).',
  not_utf8: ({ line }) =>
    `Text nie je v UTF-8 (okolo riadka ${line}): uložte ho ako „CSV UTF-8“ alebo pridajte --encoding windows-1252.`,
  archive_broken: 'Komprimovaný súbor je poškodený: nedá sa otvoriť.',
  archive_broken_by: ({ why }) => `Komprimovaný súbor je poškodený (${why}).`,
  archive_cut: 'Komprimovaný súbor končí v polovici: stiahnite alebo skopírujte ho znova.',
  archive_bomb: ({ times }) =>
    `Komprimovaný súbor sa zväčší viac ako ${times}-krát: nevyzerá ako katalóg. Ak ním je, rozbaľte ho a skúste znova.`,
  only_heads: 'Súbor obsahuje len hlavičku: žiadny produkt.',
  only_heads_of_prices: 'Súbor obsahuje len hlavičku: žiadnu cenu.',
  only_heads_of_stock: 'Súbor obsahuje len hlavičku: žiadnu zásobu.',
  nothing_mapped: 'Mapovaním neprejde žiadny riadok súboru: skontrolujte „only“ a stĺpce.',
  nothing_mapped_by: ({ filters }) =>
    `Mapovaním neprejde žiadny riadok súboru: skontrolujte „only“ a stĺpce. only prepustí len riadky, v ktorých ${filters.join(' a ')}.`,
  filter: ({ column, pattern }) => `„${column}“ zodpovedá „${pattern}“`,
  would_empty_shop:
    'Súbor neobsahuje žiadny platný produkt: s --replace by vyprázdnil obchod, preto sa nič neodstraňuje.',
  not_confirmed: 'Nič sa nezmenilo.',
  import_running: 'Prebieha iný import: počkajte, kým skončí, a skúste znova.',
  csv_wanted: 'Tento príkaz potrebuje súbor CSV.',
  short_file_columns: ({ found, allowed }) =>
    `Nájdené stĺpce: ${found}. Tento príkaz potrebuje sku a stock; povolené: ${allowed}.`,
  price_file_columns: ({ found, allowed }) =>
    `Nájdené stĺpce: ${found}. Tento príkaz potrebuje sku a price alebo sale_price; povolené: ${allowed}.`,
  column_missing: ({ found }) =>
    `Chýba stĺpec code alebo sku. Nájdené stĺpce: ${found}. Pri iných názvoch treba --map (docs/catalogue-files.md).`,
  column_twice: ({ column }) => `Stĺpec „${column}“ je v hlavičke dvakrát.`,
  line_too_long: ({ line }) => `Riadok ${line} má viac ako 20 miliónov znakov: nevyzerá ako JSON Lines.`,
  record_too_long: ({ line }) =>
    `Riadok ${line} má viac ako 5 miliónov znakov: možno sú v ňom neuzavreté úvodzovky.`,
  file_cut_at: ({ line }) => `Súbor je odrezaný: končí uprostred riadka ${line}.`,
  quotes_open: ({ line }) => `Súbor je odrezaný, alebo sú na riadku ${line} či za ním neuzavreté úvodzovky.`,
  mapping_unreadable: ({ path, why }) => `Mapovanie ${path} sa nedá prečítať (${why}).`,
  mapping_wrong: ({ path, mistakes }) => `Mapovanie ${path} nie je v poriadku: ${mistakes.join('; ')}.`,
  mapping_of_xml: 'Mapovanie má „xml“, ale súbor nie je XML: zvoľte mapovanie pre formát súboru.',
  mapping_of_other_file: ({ key, column, found }) =>
    `V mapovaní ${key} uvádza „${column}“, ktorý v súbore nie je alebo je vždy prázdny. Nájdené stĺpce: ${found}.`,
  xml_invalid: ({ line, why }) => `XML nie je platné na riadku ${line}: ${why}`,
  xml_cut: ({ line }) => `Súbor XML je odrezaný: končí na riadku ${line}.`,
  xml_text_too_long: ({ line }) => `Riadok ${line}: text v XML má viac ako 10 miliónov znakov.`,
  xml_too_deep: ({ line, most }) => `Riadok ${line}: prvky XML sú vnorené príliš hlboko (viac ako ${most}).`,
  xml_element_too_long: ({ name, line }) =>
    `Prvok <${name}>, ktorý začína na riadku ${line}, má viac ako 5 miliónov znakov: skontrolujte xml.rows v mapovaní, musí označovať prvok jediného produktu.`,
  xml_tables_too_large: ({ most }) => `xml.tables: viac ako ${most} položiek.`,
  xml_rows_not_found: ({ path, found }) =>
    `V mapovaní je xml.rows „${path}“, ale v súbore na tejto ceste nie je žiadny prvok. Nájdené cesty: ${found}.`,
  feed_without_products: 'Súbor XML neobsahuje produkty (prvky <item> alebo <entry>).',
};

/** What an import remarks on the way. */
export const importNotices: NoticeTexts = {
  columns_not_read: ({ columns }) => `Neprečítané stĺpce: ${columns}.`,
  fields_not_read: ({ fields }) => `Neprečítané polia: ${fields}.`,
  read_with_decimals: ({ column, example, value }) =>
    `Stĺpec ${column}: ${quoted(example, 'sk')} sa číta ako ${number(value, 'sk')}. Ak to tak nie je, pridajte --decimal comma.`,
  read_with_thousands: ({ column, example, digits }) =>
    `Stĺpec ${column}: ${quoted(example, 'sk')} sa číta ako ${digits}. Ak to tak nie je, pridajte --decimal point.`,
  mapped_columns_missing: ({ places, found }) =>
    `Mapovanie uvádza stĺpce, ktoré v súbore nie sú alebo sú vždy prázdne: ${places.join(', ')}. Nájdené stĺpce: ${found}.`,
  mapped_column: ({ key, column }) => `${key} („${column}“)`,
  table_empty: ({ name, path }) =>
    `V mapovaní xml.tables.${name} nič nenájde: skontrolujte rows („${path}“), key a value.`,
  removing_the_rest: ({ count }) =>
    `Teraz sa z obchodu odstráni to, čo v súbore nie je (produkty: ${number(count, 'sk')}). Ak ich je veľa, trvá to niekoľko minút.`,
  resuming_import: ({ line }) => `Pokračuje prerušený import: po riadok ${line} už bolo všetko uložené.`,
  fetching_pictures: ({ waiting }) =>
    `Údaje sú uložené: sťahujú sa obrázky ${slovakForm(waiting, '1 produktu', `${waiting} produktov`, `${waiting} produktov`)}.`,
};

const count = (value: number): string => number(value, 'sk');
const products = (value: number): string =>
  slovakForm(value, '1 produktu', `${count(value)} produktov`, `${count(value)} produktov`);

/** What a file takes away. */
export const importLosses: LossTexts = {
  loses_brand: (value) => `vyprázdni značku ${products(value)}`,
  loses_family: (value) => `vyprázdni typ ${products(value)}`,
  loses_short_description: (value) => `vyprázdni krátky opis ${products(value)}`,
  loses_description: (value) => `vyprázdni opis ${products(value)}`,
  loses_search_words: (value) => `vyprázdni texty pre vyhľadávače pri ${products(value)}`,
  loses_features: (value) => `vyprázdni vlastnosti ${products(value)}`,
  loses_pictures: (value) => `vyprázdni obrázky ${products(value)}`,
  loses_documents: (value) => `vyprázdni dokumenty ${products(value)}`,
  loses_manufacturer: (value) => `vyprázdni výrobcu ${products(value)}`,
  loses_eu_responsible: (value) => `vyprázdni zodpovednú osobu v Únii ${products(value)}`,
  loses_energy: (value) => `vyprázdni energetické údaje ${products(value)}`,
  loses_size: (value) => `vyprázdni rozmery ${products(value)}`,
  loses_warnings: (value) => `vyprázdni upozornenia ${products(value)}`,
  loses_promo_codes: (value) => `vyprázdni akciové kódy ${products(value)}`,
  loses_accessories: (value) => `vyprázdni príslušenstvo ${products(value)}`,
  loses_min_age: (value) => `vyprázdni minimálny vek ${products(value)}`,
  loses_groups: (value) => `vyprázdni skupiny ${products(value)}`,
  loses_gtin: (value) => `vyprázdni GTIN ${products(value)}`,
  loses_options: (value) => `vyprázdni možnosti variantov ${products(value)}`,
  loses_variant_pictures: (value) => `vyprázdni obrázky variantov ${products(value)}`,
  loses_swatch: (value) => `vyprázdni farbu variantov ${products(value)}`,
  loses_weight: (value) => `vyprázdni hmotnosť ${products(value)}`,
  loses_content: (value) => `vyprázdni čistý obsah ${products(value)}`,
  loses_variants: (value) =>
    `odstráni ${slovakForm(value, '1 variant', `${count(value)} varianty`, `${count(value)} variantov`)}`,
  loses_products: (value) =>
    `odstráni z obchodu ${slovakForm(value, '1 produkt', `${count(value)} produkty`, `${count(value)} produktov`)}`,
};
