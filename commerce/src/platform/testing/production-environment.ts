import { join } from 'node:path';

/** A shop file other than the demo's. */
export const otherShopFile = join(import.meta.dirname, 'other-shop/shop.json');

/** All variables a shop in production needs; nothing listens at the mail server's address. */
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
