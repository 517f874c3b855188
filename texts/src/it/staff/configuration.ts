import { allOf, eitherOf } from '../../format/list.ts';
import { fixed } from '../../format/number.ts';
import type { Told } from '../../staff/coded.ts';

/** What is missing, wrong or unsafe in the configuration and in the database: the start and `npm run doctor` say it. */
export const configuration = {
  wrong_value: ({ name, found, allowed }: { name: string; found: string; allowed: Told }) =>
    `${name}: trovato "${found}", ammesso: ${allowed}`,
  wrong_secret: ({ name, length, allowed }: { name: string; length: number; allowed: Told }) =>
    `${name}: trovato un valore di ${length} caratteri (nascosto), ammesso: ${allowed}`,
  secret_file_unreadable: ({ name, path, why }: { name: string; path: string; why: string }) =>
    `${name}: ${path} non si legge (${why})`,
  secret_twice: ({ name }: { name: string }) =>
    `${name} e ${name}_FILE sono impostate tutte e due: lasciane una`,
  database_url_needed: ({ name }: { name: string }) =>
    `${name} chiede DATABASE_URL: senza, il negozio scrive in DATA_DIR e leggerebbe da un’altra base dati`,
  worker_elsewhere:
    'ROLE=worker lavora sulla base dati: con COMMERCE_URL non farebbe niente. Togli COMMERCE_URL e indica DATABASE_URL',
  storefront_without_service:
    'ROLE=storefront chiede COMMERCE_URL: trovato vuoto, ammesso: http(s)://host[:porta]',
  frappe_without_key: 'COMMERCE_API=frappe chiede COMMERCE_URL e APPLICATION_KEY (chiave:segreto)',
  public_url_missing:
    'PUBLIC_URL manca: i link nelle e-mail e nei motori di ricerca porterebbero a localhost',
  public_url_unencrypted:
    'PUBLIC_URL deve cominciare con https://: senza, password e ordini viaggiano in chiaro',
  proxy_not_named:
    'TRUST_PROXY è off con PUBLIC_URL https: il proxy davanti al negozio sarebbe un solo cliente per tutti i limiti. Indica l’indirizzo del proxy (TRUST_PROXY=10.0.0.2) oppure on',
  purger_incomplete: ({ purger, missing }: { purger: string; missing: string }) =>
    `PAGE_PURGER=${purger} non basta: manca ${missing}`,
  purger_one_language:
    'PAGE_PURGER=cloudflare con più LANGUAGES: Cloudflare distingue le pagine solo dall’indirizzo e le mostrerebbe nella lingua di chi è arrivato prima. Una lingua sola, PAGE_PURGER=varnish o fastly, oppure off senza regole che conservino l’HTML',
  metrics_off: 'METRICS_TOKEN manca: /metrics è spento, il negozio non si sorveglia',
  smtp_missing:
    'SMTP_URL manca: conferme d’ordine e link per la password resterebbero in file che nessuno legge',
  mail_from_example: 'MAIL_FROM è un indirizzo di esempio: le risposte dei clienti non arriverebbero',
  gateway_without_keys: ({
    variable,
    name,
    keys,
  }: {
    variable: string;
    name: string;
    keys: readonly string[];
  }) => `${variable} nomina ${name}, ma mancano le sue chiavi (${allOf(keys, 'it')})`,
  method_without_gateway: ({ method, keys }: { method: string; keys: readonly (readonly string[])[] }) =>
    `PAYMENT_METHODS nomina ${method}, ma nessun gateway con le chiavi lo offre (${eitherOf(keys, 'it')})`,
  iban_example: 'TRANSFER_IBAN è l’IBAN di esempio: i bonifici non arriverebbero',
  test_credentials: ({ name }: { name: string }) =>
    `${name}: credenziali di prova, i pagamenti non muoverebbero denaro`,
  methods_by_keys: ({ offered, without }: { offered: string; without: string }) =>
    `PAYMENT_METHODS non è impostato: si offre solo ciò che ha le chiavi (${offered}; senza chiavi: ${without})`,
  back_office_unencrypted:
    'BACKOFFICE_URL deve cominciare con https://: senza, chi entra nella gestione manda le sue chiavi in chiaro',
  bank_example: 'TRANSFER_BANK manca: sulle istruzioni per il bonifico si leggerebbe «Banca di prova»',
  example_left: ({ name }: { name: string }) =>
    `${name} ha ancora il valore del file di esempio (change-me, o un indirizzo .example): mettine uno tuo`,
  database_unencrypted: ({ name }: { name: string }) =>
    `${name} senza sslmode=verify-full: i dati viaggiano in chiaro fino alla base dati`,
  bucket_unencrypted: 'FILES_URL non è s3://: le immagini e i documenti viaggiano in chiaro fino al bucket',
  smtp_unencrypted:
    'SMTP_URL non è smtps://: se il server di posta non offre TLS, le e-mail viaggiano in chiaro',
  service_unencrypted: 'COMMERCE_URL non è https://: chiave e dati dei clienti viaggiano in chiaro',
  runs_as_root: 'il processo gira come root: avvialo con un utente suo, che possieda solo DATA_DIR',
  database_on_this_machine:
    'DATABASE_URL manca: la base dati sta in DATA_DIR, su questa macchina sola e senza copie',
  texts_marked: 'TEXTS=marked è solo per le prove: chi compra vedrebbe i segni ‹ › attorno a ogni testo',
  invoice_folder_missing: ({ path }: { path: string }) =>
    `INVOICE_EXPORT_DIR: la cartella ${path} non c’è. Creala, o togli la variabile`,
  invoice_folder_closed: ({ path }: { path: string }) =>
    `INVOICE_EXPORT_DIR: nella cartella ${path} il negozio non può scrivere`,
  shop_file_missing: ({ path }: { path: string }) => `SHOP_FILE: il file ${path} non c’è`,
  shop_file_unreadable: ({ path, why }: { path: string; why: string }) =>
    `SHOP_FILE: ${path} non si legge come JSON (${why})`,
  shop_file_not_json: ({ path }: { path: string }) => `SHOP_FILE: ${path} non si legge come JSON (forma)`,
  shop_file_not_json_at: ({ path, place }: { path: string; place: number }) =>
    `SHOP_FILE: ${path} non si legge come JSON (forma, carattere ${place})`,
  shop_file_unknown_keys: ({ path, keys }: { path: string; keys: string }) =>
    `${path}: il file non esiste: ${keys}`,
  shop_file_invalid: ({ path, found }: { path: string; found: string }) =>
    `${path}: il file non è valido: ${found}`,
  shop_field_unknown_keys: ({ path, field, keys }: { path: string; field: string; keys: string }) =>
    `${path}: ${field} non esiste: ${keys}`,
  shop_field_missing: ({ path, field }: { path: string; field: string }) => `${path}: ${field} manca`,
  shop_field_invalid: ({ path, field, found }: { path: string; field: string; found: string }) =>
    `${path}: ${field} non è valido: ${found}`,
  low_contrast: ({
    path,
    names,
    text,
    ground,
    contrast,
    least,
  }: {
    path: string;
    names: readonly string[];
    text: string;
    ground: string;
    contrast: number;
    least: number;
  }) =>
    `${path}: colours.${allOf(names, 'it')}: testo ${text} su fondo ${ground} ha contrasto ${fixed(contrast, 1, 'it')}, serve almeno ${fixed(least, 1, 'it')} (WCAG AA)`,
  shop_number_example: ({ name, value }: { name: string; value: string }) =>
    `shop.json, company.${name}: ${value} non è un numero vero`,
  shop_register_example: ({ value }: { value: string }) =>
    `shop.json, company.register: «${value}» è un esempio`,
  shop_address_example: ({ name, value }: { name: string; value: string }) =>
    `shop.json, ${name}: ${value} è un indirizzo di esempio`,
  guarantee_notice_missing:
    'shop.json, guarantee_notice: manca l’avviso armonizzato sulla garanzia legale (Reg. (UE) 2025/1960), obbligatorio dal 27 settembre 2026: scaricalo e mettilo accanto a shop.json',
  accessibility_missing:
    'shop.json, accessibility: manca l’esito della valutazione; la dichiarazione di accessibilità dice che non è stata fatta (D.Lgs. 82/2022)',
  shop_phone_example: ({ value }: { value: string }) =>
    `shop.json, contacts.phone: ${value} è un numero di esempio`,
  no_delivery: 'Nessun modo di consegna: il carrello rifiuta ogni Paese (npm run catalogue -- settings FILE)',
  no_products: 'Nessun prodotto: il catalogo è vuoto (npm run catalogue -- import FILE)',
  products_withheld: ({ count }: { count: number }) =>
    `Prodotti non pubblicati perché mancano produttore o persona responsabile: ${count} (npm run catalogue -- check)`,
  legal_pages_missing: ({ pages }: { pages: readonly Told[] }) =>
    `Mancano le pagine che la legge vuole e a cui e-mail e cassa rimandano: ${pages.join(', ')}`,
  privacy_page: 'privacy',
  terms_page: 'condizioni di vendita',
  returns_page: 'resi e recesso',
  guarantee_page: 'garanzia legale',
  cookie_page: 'cookie',
  accessibility_page: 'accessibilità',
};
export type ConfigurationTexts = typeof configuration;

/** What `npm run doctor` says around its findings. */
export const doctor = {
  errors: 'Da correggere, o il negozio non parte:',
  warnings: 'Da sapere:',
  dependencies: 'Da cui dipende il negozio:',
  allWell: 'Tutto a posto.',
  demo: 'MODE=demo: negozio dimostrativo. Per l’elenco di un negozio vero: MODE=production npm run doctor',
};
export type DoctorTexts = typeof doctor;
