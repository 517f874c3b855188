import type { CatalogueTexts } from '../../it/staff/catalogue.ts';

/** What `npm run catalogue` says. */
export const catalogue: CatalogueTexts = {
  missingFile: 'The file to load is missing.',
  missingImportFile: 'The file to import is missing.',
  stockUsage: (how) => `Write: stock ${how} SKU PIECES (a whole number from 0 up).`,
  numberOfProducts: 'Number of products',
  dryRun: 'Dry run (nothing was written): ',
  read: (products, seconds, speed) => `${products} products read in ${seconds} s (${speed}/s).`,
  counts: (created, changed, repriced, unchanged) =>
    `new ${created}, changed ${changed}, only price or stock ${repriced}, unchanged ${unchanged}`,
  rejected: (count) => `refused ${count}`,
  problems: (count, file) => `${count} remarks in ${file}`,
  progress: (count) => `${count} products`,
  progressWithRejected: (count, rejected) => `${count} products, ${rejected} refused`,
  thisFile: 'This file',
  repeatWithYes: 'If that is what you want, repeat the command with --yes.',
  goOn: 'Go on? (yes/no) ',
  stockRead: (read, changed) => `Stock read ${read}, changed ${changed}.`,
  stockRejected: (rejected, file) => `refused ${rejected}: see ${file}`,
  unknownSku: (sku) => `The shop has no SKU ${sku}.`,
  stockNow: (sku, before, now) => `${sku}: stock ${before} → ${now}.`,
  safety: {
    complete: 'Every product on sale has its maker and, where needed, its responsible person.',
    after: (count, withheld) =>
      withheld
        ? `Products not published because safety data are missing (Reg. (EU) 2023/988, art. 19): ${count}. List: npm run catalogue -- check`
        : `Products without safety data (Reg. (EU) 2023/988, art. 19), which MODE=production does not publish: ${count}. List: npm run catalogue -- check`,
    lacks: {
      maker: 'the maker is missing: name, postal address, e-mail or web address',
      responsible: 'the maker is outside the Union: the responsible person is missing',
      country:
        'the address of the maker does not tell its country: add it at the end, or name the responsible person',
    },
  },
  settings: {
    unreadable: (file, why) => `${file} cannot be read: ${why}.`,
    notJson: 'it is not valid JSON',
    wrong: (file) => `${file} is not right:`,
    wholeFile: 'file',
    unknownKeys: (keys) => `does not exist: ${keys}`,
    missing: 'is missing',
    invalid: (found) => `is not valid: ${found}`,
    faults: {
      no_language: 'a text without languages',
      percent_by_kind: 'percent goes with kind “percentage”, and with that only',
      amount_by_kind: 'amount, above zero, goes with kind “amount”, and with that only',
    },
    ends: (name) => `does not name “${name}”: this delivery method will no longer be offered`,
    loaded: (rules, coupons) => `Delivery methods: ${rules}. Discount codes: ${coupons}.`,
    kept: (rule, fields) => `“${rule}”: what was written in the back office stays (${fields})`,
    leftOut: (coupon, unknown) => `${coupon} left out: there is no ${unknown}`,
  },
};
