import { quoted } from '../../format/list.ts';
import { number } from '../../format/number.ts';
import type { Told } from '../../staff/coded.ts';

const again = 'Rilancia lo stesso comando: riprende da dove era arrivato.';

/** Why a whole file is not taken, or not to its end. */
export const importStops = {
  disk_full_here: `Il disco è pieno: libera spazio. ${again}`,
  disk_full_for_pictures: 'Il disco è pieno: libera spazio e rilancia l’importazione.',
  file_not_writable: ({ why }: { why: string }) => `Un file non si può scrivere (${why}).`,
  database_busy: 'Il PostgreSQL non accetta altre connessioni: riprova tra poco.',
  database_lost: ({ why }: { why: string }) =>
    `La connessione al PostgreSQL si è interrotta (${why}). ${again}`,
  pictures_folder_not_writable: ({ path, why }: { path: string; why: string }) =>
    `La cartella delle immagini ${path} non è scrivibile (${why}).`,
  errors_file_not_writable: ({ path, why }: { path: string; why: string }) =>
    `Il file degli errori ${path} non si può scrivere (${why}): indica un altro posto con --errors.`,
  file_unknown: ({ path }: { path: string }) => `Il file ${path} non esiste.`,
  file_not_opened: ({ path, why }: { path: string; why: string }) =>
    `Il file ${path} non si può aprire (${why}).`,
  not_a_file: ({ path }: { path: string }) => `${path} non è un file.`,
  file_empty: 'Il file è vuoto.',
  file_is_excel: 'Questo è un file Excel o ZIP: salvalo come «CSV UTF-8» e riprova.',
  file_is_utf16: 'Il file è in UTF-16: salvalo in UTF-8 e riprova.',
  file_is_binary: 'Il file contiene dati binari: servono CSV, JSON Lines o XML.',
  file_without_rows: 'Il file non contiene righe.',
  file_is_json_list: 'Il file è un elenco JSON: serve JSON Lines, un oggetto per riga (jq -c ".[]" FILE).',
  not_utf8: ({ line }: { line: number }) =>
    `Il testo non è in UTF-8 (intorno alla riga ${line}): salvalo come «CSV UTF-8», oppure aggiungi --encoding windows-1252.`,
  archive_broken: 'Il file compresso è rovinato: non si riesce ad aprirlo.',
  archive_broken_by: ({ why }: { why: string }) => `Il file compresso è rovinato (${why}).`,
  archive_cut: 'Il file compresso finisce a metà: scaricalo o copialo di nuovo.',
  archive_bomb: ({ times }: { times: number }) =>
    `Il file compresso diventa più di ${times} volte più grande: non sembra un catalogo. Se lo è, decomprimilo e riprova.`,
  only_heads: 'Il file contiene solo l’intestazione: nessun prodotto.',
  only_heads_of_prices: 'Il file contiene solo l’intestazione: nessun prezzo.',
  only_heads_of_stock: 'Il file contiene solo l’intestazione: nessuna giacenza.',
  nothing_mapped: 'Nessuna riga del file passa la mappa: controlla «only» e le colonne.',
  nothing_mapped_by: ({ filters }: { filters: readonly Told[] }) =>
    `Nessuna riga del file passa la mappa: controlla «only» e le colonne. only lascia passare solo le righe in cui ${filters.join(' e ')}.`,
  filter: ({ column, pattern }: { column: string; pattern: string }) =>
    `«${column}» deve corrispondere a «${pattern}»`,
  would_empty_shop:
    'Il file non contiene nessun prodotto valido: con --replace svuoterebbe il negozio, quindi non tolgo nulla.',
  not_confirmed: 'Non ho cambiato nulla.',
  import_running: 'Un’altra importazione è in corso: aspetta che finisca e riprova.',
  csv_wanted: 'Per questo comando serve un file CSV.',
  short_file_columns: ({ found, allowed }: { found: string; allowed: string }) =>
    `Colonne trovate: ${found}. Per questo comando servono sku e stock; ammesse ${allowed}.`,
  price_file_columns: ({ found, allowed }: { found: string; allowed: string }) =>
    `Colonne trovate: ${found}. Per questo comando servono sku e price o sale_price; ammesse ${allowed}.`,
  column_missing: ({ found }: { found: string }) =>
    `Manca la colonna code o sku. Colonne trovate: ${found}. Con nomi diversi serve --map (docs/catalogue-files.md).`,
  column_twice: ({ column }: { column: string }) =>
    `La colonna «${column}» compare due volte nell’intestazione.`,
  line_too_long: ({ line }: { line: number }) =>
    `La riga ${line} supera 20 milioni di caratteri: non sembra JSON Lines.`,
  record_too_long: ({ line }: { line: number }) =>
    `La riga ${line} supera 5 milioni di caratteri: forse ci sono virgolette mai chiuse.`,
  file_cut_at: ({ line }: { line: number }) => `Il file è tagliato: finisce a metà della riga ${line}.`,
  quotes_open: ({ line }: { line: number }) =>
    `Il file è tagliato, oppure alla riga ${line} o dopo ci sono virgolette mai chiuse.`,
  mapping_unreadable: ({ path, why }: { path: string; why: string }) =>
    `La mappa ${path} non si può leggere (${why}).`,
  mapping_wrong: ({ path, mistakes }: { path: string; mistakes: readonly Told[] }) =>
    `La mappa ${path} non va bene: ${mistakes.join('; ')}.`,
  mapping_of_xml: 'La mappa ha «xml», ma il file non è XML: scegli la mappa del formato del file.',
  mapping_of_other_file: ({ key, column, found }: { key: string; column: string; found: string }) =>
    `Nella mappa ${key} nomina «${column}», che nel file non c’è o è sempre vuota. Colonne trovate: ${found}.`,
  xml_invalid: ({ line, why }: { line: number; why: string }) =>
    `L’XML non è valido alla riga ${line}: ${why}`,
  xml_cut: ({ line }: { line: number }) => `Il file XML è tagliato: finisce alla riga ${line}.`,
  xml_text_too_long: ({ line }: { line: number }) =>
    `Riga ${line}: un testo XML supera 10 milioni di caratteri.`,
  xml_too_deep: ({ line, most }: { line: number; most: number }) =>
    `Riga ${line}: gli elementi XML sono annidati troppo in profondità (più di ${most}).`,
  xml_element_too_long: ({ name, line }: { name: string; line: number }) =>
    `L’elemento <${name}> che inizia alla riga ${line} supera 5 milioni di caratteri: controlla xml.rows nella mappa, deve indicare l’elemento di un solo prodotto.`,
  xml_tables_too_large: ({ most }: { most: number }) => `xml.tables: più di ${most} voci.`,
  xml_rows_not_found: ({ path, found }: { path: string; found: string }) =>
    `Nella mappa xml.rows è «${path}», ma nel file non c’è nessun elemento a quel percorso. Percorsi trovati: ${found}.`,
  feed_without_products: 'Il file XML non contiene prodotti (elementi <item> o <entry>).',
};
export type StopTexts = typeof importStops;

/** What an import remarks on the way. */
export const importNotices = {
  columns_not_read: ({ columns }: { columns: string }) => `Colonne non lette: ${columns}.`,
  fields_not_read: ({ fields }: { fields: string }) => `Campi non letti: ${fields}.`,
  read_with_decimals: ({ column, example, value }: { column: string; example: string; value: number }) =>
    `Colonna ${column}: ${quoted(example, 'it')} è letto come ${number(value, 'it')}. Se non è così aggiungi --decimal comma.`,
  read_with_thousands: ({ column, example, digits }: { column: string; example: string; digits: string }) =>
    `Colonna ${column}: ${quoted(example, 'it')} è letto come ${digits}. Se non è così aggiungi --decimal point.`,
  mapped_columns_missing: ({ places, found }: { places: readonly Told[]; found: string }) =>
    `La mappa nomina colonne che nel file non ci sono o sono sempre vuote: ${places.join(', ')}. Colonne trovate: ${found}.`,
  mapped_column: ({ key, column }: { key: string; column: string }) => `${key} («${column}»)`,
  table_empty: ({ name, path }: { name: string; path: string }) =>
    `Nella mappa xml.tables.${name} non trova nulla: controlla rows («${path}»), key e value.`,
  removing_the_rest: ({ count }: { count: number }) =>
    `Ora tolgo dal negozio quello che il file non ha (prodotti: ${number(count, 'it')}). Se sono molti ci vuole qualche minuto.`,
  resuming_import: ({ line }: { line: number }) =>
    `Riprendo l’importazione interrotta: fino alla riga ${line} era già tutto salvato.`,
  fetching_pictures: ({ waiting }: { waiting: number }) =>
    `I dati sono salvati: scarico le immagini di ${waiting} prodotti.`,
};
export type NoticeTexts = typeof importNotices;

const count = (value: number): string => number(value, 'it');
const products = (value: number): string => (value === 1 ? '1 prodotto' : `${count(value)} prodotti`);

/** What a file takes away. */
export const importLosses = {
  loses_brand: (value: number) => `svuota la marca di ${products(value)}`,
  loses_family: (value: number) => `svuota la famiglia di ${products(value)}`,
  loses_short_description: (value: number) => `svuota la descrizione breve di ${products(value)}`,
  loses_description: (value: number) => `svuota la descrizione di ${products(value)}`,
  loses_search_words: (value: number) => `svuota i testi per i motori di ricerca di ${products(value)}`,
  loses_features: (value: number) => `svuota le caratteristiche di ${products(value)}`,
  loses_pictures: (value: number) => `svuota le immagini di ${products(value)}`,
  loses_documents: (value: number) => `svuota i documenti di ${products(value)}`,
  loses_manufacturer: (value: number) => `svuota il produttore di ${products(value)}`,
  loses_eu_responsible: (value: number) => `svuota il responsabile nell’Unione di ${products(value)}`,
  loses_energy: (value: number) => `svuota i dati energetici di ${products(value)}`,
  loses_size: (value: number) => `svuota le misure di ${products(value)}`,
  loses_warnings: (value: number) => `svuota le avvertenze di ${products(value)}`,
  loses_promo_codes: (value: number) => `svuota i codici promozione di ${products(value)}`,
  loses_accessories: (value: number) => `svuota gli accessori di ${products(value)}`,
  loses_min_age: (value: number) => `svuota l’età minima di ${products(value)}`,
  loses_groups: (value: number) => `svuota i gruppi di ${products(value)}`,
  loses_gtin: (value: number) => `svuota il GTIN di ${products(value)}`,
  loses_options: (value: number) => `svuota le opzioni delle varianti di ${products(value)}`,
  loses_variant_pictures: (value: number) => `svuota le immagini delle varianti di ${products(value)}`,
  loses_swatch: (value: number) => `svuota il colore delle varianti di ${products(value)}`,
  loses_weight: (value: number) => `svuota il peso di ${products(value)}`,
  loses_content: (value: number) => `svuota il contenuto netto di ${products(value)}`,
  loses_variants: (value: number) => `toglie ${value === 1 ? '1 variante' : `${count(value)} varianti`}`,
  loses_products: (value: number) => `toglie dal negozio ${products(value)}`,
};
export type LossTexts = typeof importLosses;
