import { quoted } from '../../format/list.ts';
import { number } from '../../format/number.ts';
import type { LossTexts, NoticeTexts, StopTexts } from '../../it/staff/import-file.ts';

const again = 'Run the same command again: it goes on where it stopped.';

/** Why a whole file is not taken, or not to its end. */
export const importStops: StopTexts = {
  disk_full_here: `The disk is full: free some space. ${again}`,
  disk_full_for_pictures: 'The disk is full: free some space and run the import again.',
  file_not_writable: ({ why }) => `A file cannot be written (${why}).`,
  database_busy: 'PostgreSQL accepts no more connections: try again in a moment.',
  database_lost: ({ why }) => `The connection to PostgreSQL broke off (${why}). ${again}`,
  pictures_folder_not_writable: ({ path, why }) =>
    `The folder of pictures ${path} cannot be written to (${why}).`,
  errors_file_not_writable: ({ path, why }) =>
    `The errors file ${path} cannot be written (${why}): name another place with --errors.`,
  file_unknown: ({ path }) => `The file ${path} does not exist.`,
  file_not_opened: ({ path, why }) => `The file ${path} cannot be opened (${why}).`,
  not_a_file: ({ path }) => `${path} is not a file.`,
  file_empty: 'The file is empty.',
  file_is_excel: 'This is an Excel or ZIP file: save it as “CSV UTF-8” and try again.',
  file_is_utf16: 'The file is in UTF-16: save it in UTF-8 and try again.',
  file_is_binary: 'The file contains binary data: CSV, JSON Lines or XML is needed.',
  file_without_rows: 'The file contains no rows.',
  file_is_json_list: 'The file is a JSON list: JSON Lines is needed, one object a line (jq -c ".[]" FILE).',
  not_utf8: ({ line }) =>
    `The text is not in UTF-8 (around line ${line}): save it as “CSV UTF-8”, or add --encoding windows-1252.`,
  archive_broken: 'The compressed file is damaged: it cannot be opened.',
  archive_broken_by: ({ why }) => `The compressed file is damaged (${why}).`,
  archive_cut: 'The compressed file ends halfway: download or copy it again.',
  archive_bomb: ({ times }) =>
    `The compressed file becomes more than ${times} times larger: it does not look like a catalogue. If it is one, unpack it and try again.`,
  only_heads: 'The file contains only the header: no products.',
  only_heads_of_prices: 'The file contains only the header: no prices.',
  only_heads_of_stock: 'The file contains only the header: no stock.',
  nothing_mapped: 'No row of the file passes the mapping: check “only” and the columns.',
  nothing_mapped_by: ({ filters }) =>
    `No row of the file passes the mapping: check “only” and the columns. only lets pass only rows in which ${filters.join(' and ')}.`,
  filter: ({ column, pattern }) => `“${column}” must match “${pattern}”`,
  would_empty_shop:
    'The file contains no valid product: with --replace it would empty the shop, so nothing is taken away.',
  not_confirmed: 'Nothing was changed.',
  import_running: 'Another import is running: wait until it ends and try again.',
  csv_wanted: 'This command needs a CSV file.',
  short_file_columns: ({ found, allowed }) =>
    `Columns found: ${found}. This command needs sku and stock; allowed: ${allowed}.`,
  price_file_columns: ({ found, allowed }) =>
    `Columns found: ${found}. This command needs sku and price or sale_price; allowed: ${allowed}.`,
  column_missing: ({ found }) =>
    `The column code or sku is missing. Columns found: ${found}. With other names --map is needed (docs/catalogue-files.md).`,
  column_twice: ({ column }) => `The column “${column}” appears twice in the header.`,
  line_too_long: ({ line }) =>
    `Line ${line} has more than 20 million characters: it does not look like JSON Lines.`,
  record_too_long: ({ line }) =>
    `Line ${line} has more than 5 million characters: perhaps there are quotes that never close.`,
  file_cut_at: ({ line }) => `The file is cut off: it ends in the middle of line ${line}.`,
  quotes_open: ({ line }) =>
    `The file is cut off, or at line ${line} or after it there are quotes that never close.`,
  mapping_unreadable: ({ path, why }) => `The mapping ${path} cannot be read (${why}).`,
  mapping_wrong: ({ path, mistakes }) => `The mapping ${path} is not right: ${mistakes.join('; ')}.`,
  mapping_of_xml: 'The mapping has “xml”, but the file is not XML: choose the mapping of the file’s format.',
  mapping_of_other_file: ({ key, column, found }) =>
    `In the mapping ${key} names “${column}”, which the file does not have or which is always empty. Columns found: ${found}.`,
  xml_invalid: ({ line, why }) => `The XML is not valid at line ${line}: ${why}`,
  xml_cut: ({ line }) => `The XML file is cut off: it ends at line ${line}.`,
  xml_text_too_long: ({ line }) => `Line ${line}: an XML text has more than 10 million characters.`,
  xml_too_deep: ({ line, most }) =>
    `Line ${line}: the XML elements are nested too deeply (more than ${most}).`,
  xml_element_too_long: ({ name, line }) =>
    `The element <${name}> that begins at line ${line} has more than 5 million characters: check xml.rows in the mapping, it must name the element of a single product.`,
  xml_tables_too_large: ({ most }) => `xml.tables: more than ${most} entries.`,
  xml_rows_not_found: ({ path, found }) =>
    `In the mapping xml.rows is “${path}”, but the file has no element at that path. Paths found: ${found}.`,
  feed_without_products: 'The XML file contains no products (elements <item> or <entry>).',
};

/** What an import remarks on the way. */
export const importNotices: NoticeTexts = {
  columns_not_read: ({ columns }) => `Columns not read: ${columns}.`,
  fields_not_read: ({ fields }) => `Fields not read: ${fields}.`,
  read_with_decimals: ({ column, example, value }) =>
    `Column ${column}: ${quoted(example, 'en')} is read as ${number(value, 'en')}. If that is wrong, add --decimal comma.`,
  read_with_thousands: ({ column, example, digits }) =>
    `Column ${column}: ${quoted(example, 'en')} is read as ${digits}. If that is wrong, add --decimal point.`,
  mapped_columns_missing: ({ places, found }) =>
    `The mapping names columns that the file does not have or that are always empty: ${places.join(', ')}. Columns found: ${found}.`,
  mapped_column: ({ key, column }) => `${key} (“${column}”)`,
  table_empty: ({ name, path }) =>
    `In the mapping xml.tables.${name} finds nothing: check rows (“${path}”), key and value.`,
  removing_the_rest: ({ count }) =>
    `Now what the file does not hold leaves the shop (products: ${number(count, 'en')}). With many of them this takes some minutes.`,
  resuming_import: ({ line }) =>
    `Going on with the interrupted import: all was saved up to line ${line} already.`,
  fetching_pictures: ({ waiting }) =>
    `The data is saved: now the pictures of ${waiting === 1 ? '1 product' : `${waiting} products`} are downloaded.`,
};

const count = (value: number): string => number(value, 'en');
const products = (value: number): string => (value === 1 ? '1 product' : `${count(value)} products`);

/** What a file takes away. */
export const importLosses: LossTexts = {
  loses_brand: (value) => `empties the brand of ${products(value)}`,
  loses_family: (value) => `empties the product type of ${products(value)}`,
  loses_short_description: (value) => `empties the short description of ${products(value)}`,
  loses_description: (value) => `empties the description of ${products(value)}`,
  loses_search_words: (value) => `empties the texts for search engines of ${products(value)}`,
  loses_features: (value) => `empties the features of ${products(value)}`,
  loses_pictures: (value) => `empties the pictures of ${products(value)}`,
  loses_documents: (value) => `empties the documents of ${products(value)}`,
  loses_manufacturer: (value) => `empties the manufacturer of ${products(value)}`,
  loses_eu_responsible: (value) => `empties the EU responsible person of ${products(value)}`,
  loses_energy: (value) => `empties the energy data of ${products(value)}`,
  loses_size: (value) => `empties the dimensions of ${products(value)}`,
  loses_warnings: (value) => `empties the warnings of ${products(value)}`,
  loses_promo_codes: (value) => `empties the promotion codes of ${products(value)}`,
  loses_accessories: (value) => `empties the accessories of ${products(value)}`,
  loses_min_age: (value) => `empties the minimum age of ${products(value)}`,
  loses_groups: (value) => `empties the groups of ${products(value)}`,
  loses_gtin: (value) => `empties the GTIN of ${products(value)}`,
  loses_options: (value) => `empties the options of the variants of ${products(value)}`,
  loses_variant_pictures: (value) => `empties the pictures of the variants of ${products(value)}`,
  loses_swatch: (value) => `empties the colour of the variants of ${products(value)}`,
  loses_weight: (value) => `empties the weight of ${products(value)}`,
  loses_content: (value) => `empties the net content of ${products(value)}`,
  loses_variants: (value) => `takes away ${value === 1 ? '1 variant' : `${count(value)} variants`}`,
  loses_products: (value) => `takes ${products(value)} out of the shop`,
};
