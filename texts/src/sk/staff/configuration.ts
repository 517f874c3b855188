import { allOf, eitherOf } from '../../format/list.ts';
import { fixed } from '../../format/number.ts';
import type { ConfigurationTexts, DoctorTexts } from '../../it/staff/configuration.ts';

/** What is missing, wrong or unsafe in the configuration and in the database: the start and `npm run doctor` say it. */
export const configuration: ConfigurationTexts = {
  wrong_value: ({ name, found, allowed }) => `${name}: zadané "${found}", povolené: ${allowed}`,
  wrong_secret: ({ name, length, allowed }) =>
    `${name}: zadaná hodnota má dĺžku ${length} znakov (skrytá), povolené: ${allowed}`,
  secret_file_unreadable: ({ name, path, why }) => `${name}: ${path} sa nedá prečítať (${why})`,
  secret_twice: ({ name }) => `${name} aj ${name}_FILE sú nastavené: ponechajte jednu`,
  database_url_needed: ({ name }) =>
    `${name} potrebuje DATABASE_URL: bez nej obchod zapisuje do DATA_DIR a čítal by z inej databázy`,
  worker_elsewhere:
    'ROLE=worker pracuje s databázou: s COMMERCE_URL by nerobil nič. Odstráňte COMMERCE_URL a uveďte DATABASE_URL',
  storefront_without_service:
    'ROLE=storefront potrebuje COMMERCE_URL: je prázdne, povolené: http(s)://hostiteľ[:port]',
  frappe_without_key: 'COMMERCE_API=frappe potrebuje COMMERCE_URL a APPLICATION_KEY (kľúč:tajomstvo)',
  public_url_missing: 'Chýba PUBLIC_URL: odkazy v e-mailoch a vyhľadávačoch by viedli na localhost',
  public_url_unencrypted: 'PUBLIC_URL musí začínať na https://: inak heslá a objednávky putujú nešifrovane',
  proxy_not_named:
    'TRUST_PROXY je off s PUBLIC_URL na https: proxy pred obchodom by bola pre všetky limity jediným zákazníkom. Uveďte adresu proxy (TRUST_PROXY=10.0.0.2) alebo on',
  purger_incomplete: ({ purger, missing }: { purger: string; missing: string }) =>
    `PAGE_PURGER=${purger} nestačí: chýba ${missing}`,
  purger_one_language:
    'PAGE_PURGER=cloudflare s viacerými LANGUAGES: Cloudflare rozlišuje stránky len podľa adresy a ukazoval by ich v jazyku toho, kto prišiel prvý. Jeden jazyk, PAGE_PURGER=varnish alebo fastly, alebo off bez pravidiel, ktoré uchovávajú HTML',
  metrics_off: 'Chýba METRICS_TOKEN: /metrics je vypnuté, obchod sa nesleduje',
  smtp_missing:
    'Chýba SMTP_URL: potvrdenia objednávok a odkazy na heslo by zostali v súboroch, ktoré nikto nečíta',
  mail_from_example: 'MAIL_FROM je vzorová adresa: odpovede zákazníkov by nedorazili',
  gateway_without_keys: ({ variable, name, keys }) =>
    `${variable} uvádza ${name}, ale chýbajú jej kľúče (${allOf(keys, 'sk')})`,
  method_without_gateway: ({ method, keys }) =>
    `PAYMENT_METHODS uvádza ${method}, ale neponúka ho žiadna brána s kľúčmi (${eitherOf(keys, 'sk')})`,
  iban_example: 'TRANSFER_IBAN je vzorový IBAN: prevody by nedorazili',
  test_credentials: ({ name }) => `${name}: skúšobné údaje, platby by nepohli peniazmi`,
  methods_by_keys: ({ offered, without }) =>
    `PAYMENT_METHODS nie je nastavené: ponúka sa len to, čo má kľúče (${offered}; bez kľúčov: ${without})`,
  back_office_unencrypted:
    'BACKOFFICE_URL musí začínať na https://: inak sa prihlásenie do správy posiela nešifrovane',
  bank_example: 'Chýba TRANSFER_BANK: v pokynoch na prevod by stálo „Banca di prova“, banka na skúšanie',
  example_left: ({ name }) =>
    `${name} má stále hodnotu zo vzorového súboru (change-me alebo adresa .example): uveďte vlastnú`,
  database_unencrypted: ({ name }) => `${name} bez sslmode=verify-full: údaje putujú do databázy nešifrovane`,
  bucket_unencrypted: 'FILES_URL nie je s3://: obrázky a dokumenty putujú do úložiska nešifrovane',
  smtp_unencrypted: 'SMTP_URL nie je smtps://: ak poštový server neponúka TLS, e-maily putujú nešifrovane',
  service_unencrypted: 'COMMERCE_URL nie je https://: kľúč a údaje zákazníkov putujú nešifrovane',
  runs_as_root: 'proces beží ako root: spustite ho pod vlastným používateľom, ktorému patrí len DATA_DIR',
  database_on_this_machine: 'Chýba DATABASE_URL: databáza je v DATA_DIR, len na tomto počítači a bez kópií',
  texts_marked: 'TEXTS=marked je len na skúšky: zákazníci by okolo každého textu videli značky ‹ ›',
  invoice_folder_missing: ({ path }) =>
    `INVOICE_EXPORT_DIR: priečinok ${path} neexistuje. Vytvor ho alebo premennú odstráň`,
  invoice_folder_closed: ({ path }) => `INVOICE_EXPORT_DIR: obchod nesmie zapisovať do priečinka ${path}`,
  shop_file_missing: ({ path }) => `SHOP_FILE: súbor ${path} neexistuje`,
  shop_file_unreadable: ({ path, why }) => `SHOP_FILE: ${path} sa nedá prečítať ako JSON (${why})`,
  shop_file_not_json: ({ path }) => `SHOP_FILE: ${path} sa nedá prečítať ako JSON (tvar)`,
  shop_file_not_json_at: ({ path, place }) =>
    `SHOP_FILE: ${path} sa nedá prečítať ako JSON (tvar, znak ${place})`,
  shop_file_unknown_keys: ({ path, keys }) => `${path}: súbor má neznáme polia: ${keys}`,
  shop_file_invalid: ({ path, found }) => `${path}: súbor nie je platný: ${found}`,
  shop_field_unknown_keys: ({ path, field, keys }) => `${path}: ${field} má neznáme polia: ${keys}`,
  shop_field_missing: ({ path, field }) => `${path}: chýba ${field}`,
  shop_field_invalid: ({ path, field, found }) => `${path}: ${field} nie je platné: ${found}`,
  low_contrast: ({ path, names, text, ground, contrast, least }) =>
    `${path}: colours.${allOf(names, 'sk')}: text ${text} na podklade ${ground} má kontrast ${fixed(contrast, 1, 'sk')}, treba aspoň ${fixed(least, 1, 'sk')} (WCAG AA)`,
  shop_number_example: ({ name, value }) => `shop.json, company.${name}: ${value} nie je skutočné číslo`,
  shop_register_example: ({ value }) => `shop.json, company.register: „${value}“ je vzor`,
  shop_address_example: ({ name, value }) => `shop.json, ${name}: ${value} je vzorová adresa`,
  guarantee_notice_missing:
    'shop.json, guarantee_notice: chýba harmonizované oznámenie o zákonnej záruke (nariadenie (EÚ) 2025/1960), povinné od 27. septembra 2026: stiahnite ho a uložte vedľa shop.json',
  accessibility_missing:
    'shop.json, accessibility: chýba výsledok posúdenia; vyhlásenie o prístupnosti hovorí, že sa neuskutočnilo (D.Lgs. 82/2022)',
  shop_phone_example: ({ value }) => `shop.json, contacts.phone: ${value} je vzorové číslo`,
  no_delivery: 'Žiadny spôsob doručenia: košík odmietne každú krajinu (npm run catalogue -- settings SÚBOR)',
  no_products: 'Žiadne produkty: katalóg je prázdny (npm run catalogue -- import SÚBOR)',
  products_withheld: ({ count }) =>
    `Výrobky nezverejnené, lebo chýba výrobca alebo zodpovedná osoba: ${count} (npm run catalogue -- check)`,
  legal_pages_missing: ({ pages }) =>
    `Chýbajú stránky, ktoré vyžaduje zákon a na ktoré odkazujú e-maily a pokladňa: ${pages.join(', ')}`,
  privacy_page: 'ochrana súkromia',
  terms_page: 'obchodné podmienky',
  returns_page: 'vrátenie tovaru a odstúpenie',
  guarantee_page: 'zákonná záruka',
  cookie_page: 'cookies',
  accessibility_page: 'prístupnosť',
};

/** What `npm run doctor` says around its findings. */
export const doctor: DoctorTexts = {
  errors: 'Treba opraviť, inak sa obchod nespustí:',
  warnings: 'Dobré vedieť:',
  dependencies: 'Na čom obchod závisí:',
  allWell: 'Všetko je v poriadku.',
  demo: 'MODE=demo: ukážkový obchod. Zoznam pre skutočný obchod: MODE=production npm run doctor',
};
