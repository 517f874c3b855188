import { money } from '../../format/money.ts';
import { number } from '../../format/number.ts';
import type { Told } from '../../staff/coded.ts';

/** Why a picture of a file is not taken. */
export const pictureFindings = {
  picture_outside_folder: 'il nome porta fuori dalla cartella delle immagini',
  picture_not_in_folder: 'l’immagine non c’è nella cartella',
  picture_unreadable: ({ why }: { why: string }) => `l’immagine non si legge (${why})`,
  picture_empty: 'il file è vuoto',
  picture_of_no_kind: 'non è un’immagine JPEG, PNG, WebP, AVIF, GIF o TIFF',
  picture_too_large: ({ width, height }: { width: number; height: number }) =>
    `l’immagine è troppo grande (${width} × ${height} pixel)`,
  picture_broken: 'l’immagine è rovinata',
  address_invalid: 'l’indirizzo non è valido',
  address_not_https: 'sono ammessi solo indirizzi https',
  address_with_port: 'sono ammessi solo indirizzi senza porta',
  address_with_credentials: 'l’indirizzo contiene credenziali',
  address_private: 'l’indirizzo porta a una rete privata',
  site_unknown: 'il sito non esiste',
  site_name_not_found: 'il nome del sito non si trova',
  site_refuses: 'il sito rifiuta il collegamento',
  site_hung_up: 'il sito ha interrotto il collegamento',
  site_too_slow: 'il sito non ha risposto in tempo',
  site_certificate: 'il certificato del sito non è valido',
  site_unreachable: ({ why }: { why: string }) => `il sito non è raggiungibile (${why})`,
  site_redirects_nowhere: 'il sito rimanda a un indirizzo non valido',
  site_redirects_too_often: 'troppi rinvii da un indirizzo all’altro',
  site_answered: ({ status }: { status: number }) => `il sito ha risposto ${status}`,
  file_too_large: 'il file supera 25 MB',
  site_stopped_sending: 'il sito ha interrotto l’invio',
};
export type PictureTexts = typeof pictureFindings;

/** What is wrong with a mapping file, at a place of it. */
export const mappingMistakes = {
  mapping_not_json: ({ why }: { why: string }) => `non è JSON valido: ${why}`,
  mapping_form: ({ place }: { place: string }) =>
    `${place}: forma non riconosciuta (vedi docs/catalogue-files.md)`,
  mapping_unknown_keys: ({ place, keys }: { place: string; keys: readonly string[] }) =>
    `${place}: chiave sconosciuta ${keys.map((key) => `«${key}»`).join(', ')}: toglila o correggila (vedi docs/catalogue-files.md)`,
  mapping_wants_string: ({ place }: { place: string }) => `${place}: manca o non è un testo`,
  mapping_wants_number: ({ place }: { place: string }) => `${place}: manca o non è un numero`,
  mapping_wants_boolean: ({ place }: { place: string }) => `${place}: manca o non è true o false`,
  mapping_wants_array: ({ place }: { place: string }) => `${place}: manca o non è un elenco`,
  mapping_wants_object: ({ place }: { place: string }) => `${place}: manca o non è un oggetto`,
  mapping_invalid: ({ place, why }: { place: string; why: string }) => `${place}: ${why}`,
  mapping_path: ({ place }: { place: string }) =>
    `${place}: percorso non valido: scrivi per esempio PREZZI/PREZZO[@valuta=EUR]/IMPORTO`,
  mapping_template: ({ place }: { place: string }) =>
    `${place}: tra le graffe serve un percorso, per esempio {NOME}: {VALORE}`,
  mapping_rows: ({ place }: { place: string }) => `${place}: serve un percorso come /CATALOGO/PRODOTTO`,
  mapping_table: ({ place }: { place: string }) =>
    `${place}: «through» nomina una tabella che non è in xml.tables`,
  mapping_pattern: ({ place }: { place: string }) => `${place}: non è un’espressione regolare valida`,
  mapping_unit: ({ place }: { place: string }) => `${place}: unità non riconosciuta`,
  mapping_units_differ: ({ place }: { place: string }) => `${place}: le due unità misurano cose diverse`,
  mapping_parent: ({ place }: { place: string }) =>
    `${place}: serve o «of» (la colonna con cui la variante nomina il padre) o «children» (la colonna in cui il padre elenca le varianti)`,
  mapping_unknown_columns: ({ columns }: { columns: string }) =>
    `colonne che il negozio non conosce: ${columns} (l’elenco è in docs/catalogue-files.md)`,
  mapping_stray_columns: ({ places, fields }: { places: readonly Told[]; fields: string }) =>
    `${places.join('; ')}. In xml.fields ci sono: ${fields}`,
  mapping_stray_column: ({ key, column }: { key: string; column: string }) =>
    `${key}: «${column}» non è una colonna di xml.fields`,
};
export type MappingTexts = typeof mappingMistakes;

/** Why a row of a file, or a part of it, is not taken. */
export const rowFindings = {
  missing: 'manca',
  wants_text: 'non è un testo',
  wants_number: 'non è un numero',
  wants_whole_number: 'non è un numero intero',
  wants_yes_or_no: 'non è sì o no',
  wants_list: 'non è un elenco',
  wants_object: 'non è un oggetto',
  wrong_type: 'non è del tipo giusto',
  foreign_currency: ({ currency }: { currency: string }) =>
    `è in ${currency}: i prezzi del negozio sono in euro`,
  empty: 'è vuoto',
  too_long: ({ most }: { most: number }) => `supera ${most} caratteri`,
  too_short: ({ least }: { least: number }) => `ha meno di ${least} caratteri`,
  list_empty: 'non contiene nulla: ne serve almeno uno',
  too_many: ({ most }: { most: number }) => `contiene più di ${most} voci`,
  too_few: ({ least }: { least: number }) => `contiene meno di ${least} voci`,
  not_above: ({ limit }: { limit: number }) => `deve essere maggiore di ${number(limit, 'it')}`,
  above: ({ limit }: { limit: number }) => `è maggiore di ${number(limit, 'it')}`,
  below: ({ limit }: { limit: number }) => `è minore di ${number(limit, 'it')}`,
  not_a_date: 'non è una data: 2026-01-31T08:00:00+01:00 o, nei CSV, 31/01/2026 18:30',
  not_a_code: 'non è un codice valido: lettere, cifre, . _ / # + - e spazi singoli, al massimo 64',
  not_a_sku: 'non è uno SKU valido: lettere, cifre, . _ / # + - e spazi singoli, al massimo 64',
  not_a_gtin: 'non è un GTIN di 8, 12, 13 o 14 cifre',
  not_a_slug: 'non è un indirizzo valido: lettere minuscole, cifre e / . _ -',
  not_a_family_code: 'non è un codice valido: lettere minuscole, cifre, _ e -',
  not_a_colour: 'non è un colore nella forma #rrggbb',
  not_an_energy_class: 'non è una classe energetica della sua scala',
  not_a_document: 'non è un indirizzo https né un file di /documents/',
  not_an_energy_scale: 'non è una scala energetica (A-G)',
  wrong_form: 'non ha la forma giusta',
  not_among: ({ allowed }: { allowed: string }) => `non è tra i valori ammessi: ${allowed}`,
  wrong_feature_value: 'non è un testo, un numero, sì/no o un elenco di testi',
  too_many_decimals: 'ha più di due decimali',
  invalid: 'non è valido',
  ends_before_it_begins: ({ field, from }: { field: string; from: string }) =>
    `finisce prima di cominciare (${field} ${from})`,
  above_list_price: ({ price }: { price: number }) =>
    `è più alto del prezzo di listino (${money(price, 'it')})`,
  reduced_to_nothing: 'un prezzo scontato non può essere zero',
  restricted_precursor: ({ percent, most }: { percent: number; most: number }) =>
    `precursore di esplosivi al ${number(percent, 'it')} %: ai consumatori si vende al massimo al ${number(most, 'it')} % (Reg. (UE) 2019/1148)`,
  green_claim:
    'è un’asserzione ambientale generica: tienila solo se hai le prove da mostrare (D.Lgs. 30/2026), o scrivi che cosa è meglio e di quanto',
  history_in_future: 'è nel futuro: lo storico contiene solo prezzi già praticati',
  history_out_of_order: 'non è dopo la voce precedente dello storico',
  content_without_unit: 'content e content_unit vanno insieme',
  reduction_too_large: ({ price }: { price: number }) =>
    `lo sconto supera il 95 % di ${money(price, 'it')}: controlla i decimali`,
  free_of_charge: 'il prezzo non può essere zero',
  gtin_check_digit: 'la cifra di controllo non torna',
  twice_in_product: 'compare due volte nello stesso prodotto',
  same_options: 'ha le stesse opzioni di un’altra variante: il cliente non le distingue',
  own_address: ({ address }: { address: string }) =>
    `«${address}» è un indirizzo che il negozio usa per sé: scegline un altro`,
  not_an_address: 'non è un indirizzo valido: parti vuote, «..» o una barra alla fine',
  sku_taken: 'lo SKU è già di un altro prodotto',
  sku_taken_by: ({ owner }: { owner: string }) => `lo SKU è già di un altro prodotto (${owner})`,
  gtin_taken_by: ({ owner }: { owner: string }) => `il GTIN è già di un altro prodotto (${owner})`,
  address_taken: 'l’indirizzo è già di un altro prodotto',
  product_twice: 'compare già in questo file: un prodotto è una riga sola',
  twice_in_file: 'compare già in questo file',
  category_without_letters: ({ label }: { label: string }) => `«${label}» non contiene lettere né cifre`,
  too_deep: 'i dati sono annidati troppo in profondità',
  refused_by_database: ({ why }: { why: string }) => `il database non la accetta: ${why}`,
  stock_sold_since: ({ exported, now }: { exported: number; now: number }) =>
    `dopo l’esportazione la giacenza è passata da ${exported} a ${now}: resta com’è (per cambiarla: catalogue -- stock)`,
  sku_needed: ({ variants }: { variants: number }) => `manca: il prodotto ha ${variants} varianti`,
  feature_is_number: ({ label }: { label: string }) => `«${label}» nel negozio è un numero`,
  feature_without_unit: ({ label, unit }: { label: string; unit: string }) =>
    `«${label}» nel negozio è in numeri senza unità, non in ${unit}`,
  feature_of_other_unit: ({ label, known, unit }: { label: string; known: string; unit: string }) =>
    `«${label}» nel negozio è in ${known}, non in ${unit}`,
  feature_has_one_value: ({ label }: { label: string }) => `«${label}» nel negozio ha un valore solo`,
  feature_is_yes_or_no: ({ label }: { label: string }) => `«${label}» nel negozio è sì o no`,
  feature_twice: 'la caratteristica compare due volte: vale la prima',
  cells_differ: ({ cells, heads }: { cells: number; heads: number }) =>
    `la riga ha ${cells} celle, l’intestazione ne ha ${heads}`,
  row_not_an_object: 'la riga non è un oggetto JSON',
  row_not_json: ({ why }: { why: string }) => `JSON non valido (${why})`,
  parent_missing: ({ parent }: { parent: string }) =>
    `il prodotto padre «${parent}» non c’è nel file: aggiungi la sua riga o controlla «parent» nella mappa`,
  explode_not_a_list: 'explode: la cella non contiene un elenco JSON, o è annidato troppo in profondità',
  explode_too_many: ({ entries, most }: { entries: number; most: number }) =>
    `explode: ${entries} elementi, al massimo ${most}`,
  fill_down_without_product: ({ column }: { column: string }) =>
    `fill_down: la cella «${column}» è vuota e sopra non c’è un prodotto a cui la riga appartenga`,
  sku_unknown: 'nel negozio non c’è nessuno SKU così',
  not_pieces: 'non è un numero intero da 0 in su',
  tried_again_tomorrow: ({ why }: { why: Told }) => `${why}: riprovo tra un giorno`,
};
export type RowTexts = typeof rowFindings;
