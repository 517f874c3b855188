import type { ProductRow, VariantRow } from '@casamaestra/contract/catalog/product-row.ts';

export type Report = (field: string, value: unknown, reason: string) => void;

const hourMilliseconds = 3_600_000;

function checkPeriod(variant: VariantRow, kind: 'sale' | 'promo', place: string, reject: Report): void {
  const [from, to, price] = [variant[`${kind}_from`], variant[`${kind}_to`], variant[`${kind}_price`]];
  if (from !== undefined && to !== undefined && Date.parse(from) >= Date.parse(to)) {
    reject(`${place}.${kind}_to`, to, `finisce prima di cominciare (${kind}_from ${from})`);
  }
  if (price === undefined) return;
  if (price > variant.price) {
    reject(`${place}.${kind}_price`, price, `è più alto del prezzo di listino (${variant.price})`);
  } else if (price === 0) reject(`${place}.${kind}_price`, price, 'un prezzo scontato non può essere zero');
}

function checkHistory(variant: VariantRow, place: string, now: number, reject: Report): void {
  let before = -Infinity;
  for (const [at, { from }] of variant.price_history.entries()) {
    const time = Date.parse(from);
    const field = `${place}.price_history[${at}].from`;
    if (time > now + hourMilliseconds)
      return reject(field, from, 'è nel futuro: lo storico contiene solo prezzi già praticati');
    if (time <= before) return reject(field, from, 'non è dopo la voce precedente dello storico');
    before = time;
  }
}

/** What no schema can say about prices: order of amounts and dates, no free goods, no history to come. */
export function checkPrices(row: ProductRow, now: number, reject: Report, warn: Report): void {
  for (const [at, variant] of row.variants.entries()) {
    const place = `variants[${at}]`;
    if (variant.price === 0) reject(`${place}.price`, variant.price, 'il prezzo non può essere zero');
    checkPeriod(variant, 'sale', place, reject);
    checkPeriod(variant, 'promo', place, reject);
    if (variant.price_history.length > 0) checkHistory(variant, place, now, reject);
    const sale = variant.sale_price;
    if (sale !== undefined && sale > 0 && sale < variant.price * 0.05) {
      warn(`${place}.sale_price`, sale, `lo sconto supera il 95 % di ${variant.price}: controlla i decimali`);
    }
    if ((variant.content === undefined) !== (variant.content_unit === undefined)) {
      reject(
        `${place}.content_unit`,
        variant.content_unit ?? variant.content,
        'content e content_unit vanno insieme',
      );
    }
  }
}
