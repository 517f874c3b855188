import { join } from 'node:path';

/** The file of a shop that is not the demo's. */
export const otherShopFile = join(import.meta.dirname, 'other-shop/shop.json');

/** All that a shop in production must be told; nothing listens at the mail server. */
export const productionEnvironment: Readonly<Record<string, string>> = {
  MODE: 'production',
  DEMO: 'off',
  SHOP_FILE: otherShopFile,
  PUBLIC_URL: 'https://ferramenta-rossi.test',
  TRUST_PROXY: 'on',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Ferramenta Rossi <ordini@ferramenta-rossi.test>',
  PAYMENT_METHODS: 'transfer',
  TRANSFER_IBAN: 'DE89370400440532013000',
  TRANSFER_HOLDER: 'Rossi Utensileria S.n.c.',
  TRANSFER_BANK: 'Banca del Salento',
};
