import { allOf, eitherOf } from '../../format/list.ts';
import { fixed } from '../../format/number.ts';
import type { ConfigurationTexts, DoctorTexts } from '../../it/staff/configuration.ts';

/** What is missing, wrong or unsafe in the configuration and in the database: the start and `npm run doctor` say it. */
export const configuration: ConfigurationTexts = {
  wrong_value: ({ name, found, allowed }) => `${name}: found "${found}", allowed: ${allowed}`,
  wrong_secret: ({ name, length, allowed }) =>
    `${name}: found a value of ${length} characters (hidden), allowed: ${allowed}`,
  secret_file_unreadable: ({ name, path, why }) => `${name}: ${path} cannot be read (${why})`,
  secret_twice: ({ name }) => `${name} and ${name}_FILE are both set: keep one`,
  database_url_needed: ({ name }) =>
    `${name} needs DATABASE_URL: without it the shop writes into DATA_DIR and would read another database`,
  worker_elsewhere:
    'ROLE=worker works on the database: with COMMERCE_URL it would do nothing. Remove COMMERCE_URL and set DATABASE_URL',
  storefront_without_service:
    'ROLE=storefront needs COMMERCE_URL: found empty, allowed: http(s)://host[:port]',
  frappe_without_key: 'COMMERCE_API=frappe needs COMMERCE_URL and APPLICATION_KEY (key:secret)',
  public_url_missing: 'PUBLIC_URL is missing: links in e-mails and search engines would lead to localhost',
  public_url_unencrypted:
    'PUBLIC_URL must begin with https://: without it, passwords and orders travel unencrypted',
  proxy_not_named:
    'TRUST_PROXY is off with PUBLIC_URL on https: the proxy in front of the shop would be a single customer to all limits. Name the address of the proxy (TRUST_PROXY=10.0.0.2), or write on',
  purger_incomplete: ({ purger, missing }: { purger: string; missing: string }) =>
    `PAGE_PURGER=${purger} is not enough: ${missing} is missing`,
  purger_one_language:
    'PAGE_PURGER=cloudflare with several LANGUAGES: Cloudflare tells pages apart by their address only and would show them in the language of whoever came first. One language, PAGE_PURGER=varnish or fastly, or off without rules that keep HTML',
  metrics_off: 'METRICS_TOKEN is missing: /metrics is off, the shop is not watched',
  smtp_missing:
    'SMTP_URL is missing: order confirmations and password links would stay in files that nobody reads',
  mail_from_example: 'MAIL_FROM is an example address: replies of customers would not arrive',
  gateway_without_keys: ({ variable, name, keys }) =>
    `${variable} names ${name}, but its keys are missing (${allOf(keys, 'en')})`,
  method_without_gateway: ({ method, keys }) =>
    `PAYMENT_METHODS names ${method}, but no gateway with keys offers it (${eitherOf(keys, 'en')})`,
  iban_example: 'TRANSFER_IBAN is the example IBAN: transfers would not arrive',
  test_credentials: ({ name }) => `${name}: test credentials, payments would move no money`,
  methods_by_keys: ({ offered, without }) =>
    `PAYMENT_METHODS is not set: only what has keys is offered (${offered}; without keys: ${without})`,
  back_office_unencrypted:
    'BACKOFFICE_URL must begin with https://: without it, who signs in to the back office sends their keys unencrypted',
  bank_example:
    'TRANSFER_BANK is missing: instructions for bank transfers would name “Banca di prova”, a bank for tests',
  example_left: ({ name }) =>
    `${name} still has the value of the example file (change-me, or an address of .example): give it one of your own`,
  database_unencrypted: ({ name }) =>
    `${name} without sslmode=verify-full: data travels unencrypted to the database`,
  bucket_unencrypted: 'FILES_URL is not s3://: pictures and documents travel unencrypted to the bucket',
  smtp_unencrypted: 'SMTP_URL is not smtps://: if the mail server offers no TLS, e-mails travel unencrypted',
  service_unencrypted: 'COMMERCE_URL is not https://: the key and customer data travel unencrypted',
  runs_as_root: 'the process runs as root: start it as a user of its own that owns only DATA_DIR',
  database_on_this_machine:
    'DATABASE_URL is missing: the database is in DATA_DIR, on this machine only and without copies',
  texts_marked: 'TEXTS=marked is only for tests: shoppers would see the marks ‹ › around every text',
  invoice_folder_missing: ({ path }) =>
    `INVOICE_EXPORT_DIR: there is no folder ${path}. Make it, or remove the variable`,
  invoice_folder_closed: ({ path }) => `INVOICE_EXPORT_DIR: the shop may not write to the folder ${path}`,
  shop_file_missing: ({ path }) => `SHOP_FILE: the file ${path} does not exist`,
  shop_file_unreadable: ({ path, why }) => `SHOP_FILE: ${path} cannot be read as JSON (${why})`,
  shop_file_not_json: ({ path }) => `SHOP_FILE: ${path} cannot be read as JSON (form)`,
  shop_file_not_json_at: ({ path, place }) =>
    `SHOP_FILE: ${path} cannot be read as JSON (form, character ${place})`,
  shop_file_unknown_keys: ({ path, keys }) => `${path}: the file has unknown fields: ${keys}`,
  shop_file_invalid: ({ path, found }) => `${path}: the file is not valid: ${found}`,
  shop_field_unknown_keys: ({ path, field, keys }) => `${path}: ${field} has unknown fields: ${keys}`,
  shop_field_missing: ({ path, field }) => `${path}: ${field} is missing`,
  shop_field_invalid: ({ path, field, found }) => `${path}: ${field} is not valid: ${found}`,
  low_contrast: ({ path, names, text, ground, contrast, least }) =>
    `${path}: colours.${allOf(names, 'en')}: text ${text} on ground ${ground} has a contrast of ${fixed(contrast, 1, 'en')}, at least ${fixed(least, 1, 'en')} is needed (WCAG AA)`,
  shop_number_example: ({ name, value }) => `shop.json, company.${name}: ${value} is not a real number`,
  shop_register_example: ({ value }) => `shop.json, company.register: “${value}” is an example`,
  shop_address_example: ({ name, value }) => `shop.json, ${name}: ${value} is an example address`,
  guarantee_notice_missing:
    'shop.json, guarantee_notice: the harmonised notice on the legal guarantee is missing (Reg. (EU) 2025/1960), mandatory since 27 September 2026: download it and put it beside shop.json',
  accessibility_missing:
    'shop.json, accessibility: the result of the assessment is missing; the accessibility statement says that there was none (D.Lgs. 82/2022)',
  shop_phone_example: ({ value }) => `shop.json, contacts.phone: ${value} is an example number`,
  no_delivery: 'No delivery method: the cart refuses every country (npm run catalogue -- settings FILE)',
  no_products: 'No products: the catalogue is empty (npm run catalogue -- import FILE)',
  products_withheld: ({ count }) =>
    `Products not published because maker or responsible person is missing: ${count} (npm run catalogue -- check)`,
  legal_pages_missing: ({ pages }) =>
    `Pages are missing that the law wants and that e-mails and checkout refer to: ${pages.join(', ')}`,
  privacy_page: 'privacy',
  terms_page: 'terms of sale',
  returns_page: 'returns and withdrawal',
  guarantee_page: 'legal guarantee',
  cookie_page: 'cookies',
  accessibility_page: 'accessibility',
};

/** What `npm run doctor` says around its findings. */
export const doctor: DoctorTexts = {
  errors: 'To be put right, or the shop does not start:',
  warnings: 'Good to know:',
  dependencies: 'What the shop depends on:',
  allWell: 'All is well.',
  demo: 'MODE=demo: demo shop. For the list of a real shop: MODE=production npm run doctor',
};
