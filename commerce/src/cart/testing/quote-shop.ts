import { expect } from 'vitest';
import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import type { Quote, QuoteInput } from '@casamaestra/contract/cart/quote.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { loadTestSettings } from '../../shipping/testing/test-settings.ts';

export const quotePath = '/api/method/casamaestra.cart.quote';
/** Thursday, ten in the morning in Italy. */
export const quoteNow = Date.UTC(2026, 10, 19, 9);
const day = 86_400_000;
const iso = (instant: number) => new Date(instant).toISOString();

const product = (
  code: string,
  variants: ProductRowInput['variants'],
  more: Partial<ProductRowInput> = {},
) => ({
  code,
  name: `Prodotto ${code}`,
  slug: `det/${code.toLowerCase()}`,
  category: ['Utensili', 'Trapani'],
  variants,
  ...more,
});

/** Products of the shop of the quote tests. */
export const quoteProducts: readonly ProductRowInput[] = [
  product('TRAPANO', [{ sku: 'TRAPANO', price: 50, stock: 10, weight_kg: 2 }]),
  product('FORNO', [{ sku: 'FORNO', price: 400, stock: 3 }], {
    energy: { class: 'A', scale: 'A+++-D', label_url: '/documents/forno.pdf' },
  }),
  product('VITE', [
    { sku: 'VITE-S', price: 0.05, stock: 9999, options: { Misura: 'S' }, content: 1, content_unit: 'pz' },
    { sku: 'VITE-L', price: 0.07, stock: 3, options: { Misura: 'L' } },
  ]),
  product(
    'PITTURA',
    [
      {
        sku: 'PITTURA',
        price: 40,
        sale_price: 30,
        sale_from: iso(quoteNow - 5 * day),
        stock: 10,
        content: 5,
        content_unit: 'l',
        price_history: [{ price: 40, from: iso(quoteNow - 60 * day) }],
      },
    ],
    { category: ['Vernici'] },
  ),
  product('BETON', [{ sku: 'BETON', price: 100, stock: 50, weight_kg: 80 }], { category: ['Edilizia'] }),
  product('FINITO', [{ sku: 'FINITO', price: 5, stock: 0 }]),
  product('SEGRETO', [{ sku: 'SEGRETO', price: 5, stock: 5 }]),
  product('SENZAPREZZO', [{ sku: 'SENZAPREZZO', price: 99_999, stock: 5 }]),
  product('ORO', [{ sku: 'ORO', price: 90_000, stock: 9999 }], { category: ['Lusso'] }),
  product('LIBRO', [{ sku: 'LIBRO', price: 20, stock: 9 }]),
];

export interface QuoteShop extends TestShop {
  /** A quote that must succeed; its parts are checked against its total. */
  quote(input: QuoteInput, headers?: Readonly<Record<string, string>>): Promise<Quote>;
}

export const drill = { sku: 'TRAPANO', qty: 1 };
export const changesOf = ({ changes }: Quote): string[] =>
  changes.map(({ kind, subject }) => `${kind} ${subject}`);

function checkSums(quote: Quote): void {
  const cents = (euros: number) => Math.round(euros * 100);
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + cents(each), 0);
  expect(sum(quote.lines.map((line) => line.amount))).toBe(cents(quote.goods));
  expect(sum(quote.lines.map((line) => line.discount))).toBe(cents(quote.discount));
  expect(sum(quote.coupons.map((coupon) => coupon.discount))).toBe(cents(quote.discount));
  expect(cents(quote.total)).toBe(cents(quote.goods) - cents(quote.discount) + cents(quote.shipping));
  expect(sum(quote.vat.flatMap(({ net, vat }) => [net, vat]))).toBe(cents(quote.total));
}

async function prepare({ database }: TestShop): Promise<void> {
  const description = { it: 'Prova', en: 'Test', sk: 'Skúška' };
  await loadTestSettings(database, {
    coupons: [
      {
        code: 'TRAPANI20',
        kind: 'percentage',
        percent: 20,
        categories: ['Utensili'],
        minimum: 60,
        description,
      },
      { code: 'SOLOVITI', kind: 'amount', amount: 5, products: ['VITE'], combinable: true, description },
      {
        code: 'PIENO10',
        kind: 'percentage',
        percent: 10,
        except_reduced: true,
        combinable: true,
        description,
      },
      { code: 'DOMANI', kind: 'percentage', percent: 10, valid_from: iso(quoteNow + day), description },
      { code: 'SPENTO', kind: 'percentage', percent: 10, active: false, description },
      { code: 'TUTTO', kind: 'percentage', percent: 100, description },
    ],
  });
  await database.updateTable('product').set({ published: false }).where('code', '=', 'SEGRETO').execute();
  await database
    .updateTable('product')
    .set({ vat_class: 'super_reduced', min_age: 18, hazardous: true })
    .where('code', '=', 'LIBRO')
    .execute();
  await database.updateTable('product').set({ custom_made: true }).where('code', '=', 'ORO').execute();
}

/** A shop on a Thursday morning with products and coupons of every kind. */
export async function startQuoteShop(): Promise<QuoteShop> {
  const shop = await startTestShop(quoteProducts, {
    clock: { now: () => quoteNow },
    environment: { LANGUAGES: 'it,en,sk' },
  });
  await prepare(shop);
  return {
    ...shop,
    async quote(input, headers = {}) {
      const answer = await shop.post(quotePath, input, headers);
      expect(answer).toMatchObject({ status: 200 });
      const { message } = answer.body as { message: Quote };
      expect(quoteOperation.output.parse(message)).toEqual(message);
      checkSums(message);
      return message;
    },
  };
}
