import type { CatalogueTexts } from '../../it/staff/catalogue.ts';

/** What `npm run catalogue` says. */
export const catalogue: CatalogueTexts = {
  missingFile: 'Chýba súbor, ktorý sa má načítať.',
  missingImportFile: 'Chýba súbor, ktorý sa má importovať.',
  stockUsage: (how) => `Treba: stock ${how} SKU KUSY (celé číslo od 0).`,
  numberOfProducts: 'Počet produktov',
  dryRun: 'Skúška (nič sa nezapísalo): ',
  read: (products, seconds, speed) => `prečítané produkty: ${products}, čas ${seconds} s (${speed}/s).`,
  counts: (created, changed, repriced, unchanged) =>
    `nové ${created}, zmenené ${changed}, len cena alebo zásoba ${repriced}, rovnaké ${unchanged}`,
  rejected: (count) => `odmietnuté ${count}`,
  problems: (count, file) => `poznámky: ${count}, v súbore ${file}`,
  progress: (count) => `produkty: ${count}`,
  progressWithRejected: (count, rejected) => `produkty: ${count}, odmietnuté: ${rejected}`,
  thisFile: 'Tento súbor',
  repeatWithYes: 'Ak je to tak v poriadku, zopakujte príkaz s --yes.',
  goOn: 'Pokračovať? (áno/nie) ',
  stockRead: (read, changed) => `Prečítané zásoby: ${read}, zmenené: ${changed}.`,
  stockRejected: (rejected, file) => `odmietnuté ${rejected}: pozrite ${file}`,
  unknownSku: (sku) => `V obchode nie je SKU ${sku}.`,
  stockNow: (sku, before, now) => `${sku}: zásoba ${before} → ${now}.`,
  safety: {
    complete: 'Každý predávaný výrobok má výrobcu a, kde treba, zodpovednú osobu.',
    after: (count, withheld) =>
      withheld
        ? `Výrobky nezverejnené pre chýbajúce bezpečnostné údaje (nariadenie (EÚ) 2023/988, čl. 19): ${count}. Zoznam: npm run catalogue -- check`
        : `Výrobky bez bezpečnostných údajov (nariadenie (EÚ) 2023/988, čl. 19), ktoré MODE=production nezverejní: ${count}. Zoznam: npm run catalogue -- check`,
    lacks: {
      maker: 'chýba výrobca: meno, poštová adresa, e-mail alebo stránka',
      responsible: 'výrobca je mimo Únie: chýba zodpovedná osoba',
      country: 'z adresy výrobcu nevidno krajinu: pridajte ju na koniec alebo uveďte zodpovednú osobu',
    },
  },
  settings: {
    unreadable: (file, why) => `Súbor ${file} sa nedá prečítať: ${why}.`,
    notJson: 'nie je to platný JSON',
    wrong: (file) => `${file} nie je v poriadku:`,
    wholeFile: 'súbor',
    unknownKeys: (keys) => `neexistuje: ${keys}`,
    missing: 'chýba',
    invalid: (found) => `nie je platné: ${found}`,
    faults: {
      no_language: 'text bez jazyka',
      percent_by_kind: 'percent patrí ku kind „percentage“ a len k nemu',
      amount_by_kind: 'amount, väčšie ako nula, patrí ku kind „amount“ a len k nemu',
    },
    ends: (name) => `neuvádza „${name}“: tento spôsob doručenia sa už nebude ponúkať`,
    loaded: (rules, coupons) => `Spôsoby doručenia: ${rules}. Zľavové kódy: ${coupons}.`,
    kept: (rule, fields) => `„${rule}“: zostáva to, čo bolo zapísané v správe obchodu (${fields})`,
    leftOut: (coupon, unknown) => `${coupon} vynechaný: neexistuje ${unknown}`,
  },
};
