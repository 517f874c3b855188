import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type {
  saveVariantsOperation,
  ProductVariantTable,
} from '@casamaestra/contract/staff/product-variants.operations.ts';
import { loadRows } from '../../catalog/testing/load-rows.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

type Saving = OperationInput<typeof saveVariantsOperation>;
type Saved = ProductVariantTable & { readonly change: number | null };

const picture = { hash: 'a'.repeat(20), width: 800, height: 600, alt: 'rosso' };
const glove = (code: string) => ({
  code,
  name: `Guanto ${code}`,
  category: ['Casa', 'Guanti'],
  variants: ['rosso', 'verde'].flatMap((colour) =>
    ['S', 'M'].map((size) => ({
      sku: `${code}-${colour}-${size}`,
      options: { Colore: colour, Taglia: size },
      price: 10,
      stock: 3,
      ...(colour === 'rosso' && { swatch: '#cc0000' }),
    })),
  ),
});
const plain = { code: 'SECCHIO', name: 'Secchio', category: ['Casa', 'Secchi'] };
const goods = [
  ...['UNO', 'DUE', 'TRE', 'CON', 'ANN', 'FIL', 'GTI', 'LOG'].map(glove),
  { ...plain, variants: [{ sku: 'SECCHIO', gtin: '4006381333931', price: 5, stock: 1 }] },
  { ...plain, code: 'SCOPA', name: 'Scopa', variants: [{ sku: 'SCOPA', price: 7, stock: 2 }] },
];

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(goods);
});
afterAll(() => shop.close());

const signIn = (role: StaffRole = 'catalogue') => signedInStaff(shop, [role], { name: 'Ada Bianchi' });
type Person = Awaited<ReturnType<typeof signIn>>;
const idOf = async (code: string) =>
  (await shop.database.selectFrom('product').select('id').where('code', '=', code).executeTakeFirstOrThrow())
    .id;
const tableOf = async (person: Person, code: string) =>
  person.value<ProductVariantTable>('variants.list', { id: await idOf(code) });
const options = ['Colore', 'Taglia'];
const saving = async (code: string, some: Partial<Saving>): Promise<Saving> => ({
  id: await idOf(code),
  options: { from: options, to: options },
  add: [],
  change: [],
  ...some,
});
const fresh = (sku: string, values: string[], more: object = {}) => ({
  sku,
  gtin: '',
  values,
  price: 12,
  stock: 0,
  weight_kg: null,
  ...more,
});
const sale = (sku: string, to: boolean) => ({ sku, on_sale: { from: !to, to } });
interface Shown {
  readonly stock: number;
  readonly variants: readonly { sku: string; swatch: string | null; stock: number }[];
}
const shown = async (code: string) => {
  const { products } = await shop.value<{ products: Shown[] }>(`/api/shop?skus=${code}-rosso-S`);
  return products[0]?.variants.map(({ sku }) => sku) ?? [];
};
/** The index follows the change log. */
const slowly = { timeout: 10_000 };
const four = (code: string) => ['rosso-S', 'rosso-M', 'verde-S', 'verde-M'].map((end) => `${code}-${end}`);

describe('variants of a product that is there', () => {
  test('are added with their codes, take the look of their colour, and are sold at once', async () => {
    const person = await signIn();
    await shop.database
      .updateTable('variant')
      .set({ pictures: JSON.stringify([picture]) })
      .where('sku', 'like', 'UNO-rosso%')
      .execute();
    const saved = await person.value<Saved>(
      'variants.save',
      await saving('UNO', {
        add: [
          fresh('UNO-rosso-L', ['Rosso', 'L'], { gtin: '4006381333948', weight_kg: 0.2, stock: 4 }),
          fresh('UNO-blu-L', ['blu', 'L']),
        ],
      }),
    );
    expect(saved.variants).toHaveLength(6);
    expect(saved.variants[4]).toEqual({
      sku: 'UNO-rosso-L',
      content: null,
      gtin: '4006381333948',
      values: ['Rosso', 'L'],
      price: 12,
      sale: null,
      stock: 4,
      weight_kg: 0.2,
      shelf: '',
      on_sale: true,
    });
    await expect.poll(() => shown('UNO'), slowly).toEqual([...four('UNO'), 'UNO-rosso-L', 'UNO-blu-L']);
    const rows = await shop.database
      .selectFrom('variant')
      .leftJoin('price_history', 'variant_id', 'variant.id')
      .select(['swatch', 'pictures', 'price_history.price_cents as charged'])
      .where('sku', 'in', ['UNO-rosso-L', 'UNO-blu-L'])
      .orderBy('sku')
      .execute();
    expect(rows).toEqual([
      { swatch: null, pictures: [], charged: 1200 },
      { swatch: '#cc0000', pictures: [picture], charged: 1200 },
    ]);
  });

  test('taken out of sale are in no list, cart or order, and keep their history', async () => {
    const person = await signIn();
    await person.value('variants.save', await saving('DUE', { change: [sale('DUE-verde-M', false)] }));
    await expect.poll(() => shown('DUE'), slowly).toEqual(four('DUE').slice(0, 3));
    expect(await cart('DUE-verde-M')).toEqual([]);
    expect(await cart('DUE-verde-S')).toEqual(['DUE-verde-S']);
    const row = await shop.database
      .selectFrom('variant')
      .select(['stock'])
      .where('sku', '=', 'DUE-verde-M')
      .executeTakeFirst();
    expect(row).toEqual({ stock: 3 });
    const { rows } = await person.value<{ rows: { stock: number; variants: number }[] }>('products.list', {
      text: 'DUE',
    });
    expect(rows).toMatchObject([{ stock: 9, variants: 3 }]);
    const table = await tableOf(person, 'DUE');
    expect(table.variants.at(-1)).toMatchObject({ sku: 'DUE-verde-M', on_sale: false });
    await person.value('variants.save', await saving('DUE', { change: [sale('DUE-verde-M', true)] }));
    await expect.poll(() => shown('DUE'), slowly).toEqual(four('DUE'));
  });

  test('of a product without options get one, and the first its value', async () => {
    const person = await signIn();
    const saved = await person.value<Saved>('variants.save', {
      id: await idOf('SCOPA'),
      options: { from: [], to: ['Colore'] },
      change: [{ sku: 'SCOPA', values: { from: [], to: ['nero'] } }],
      add: [fresh('SCOPA-2', ['bianco'], { price: 8 })],
    });
    expect(saved.options).toEqual(['Colore']);
    expect(saved.variants.map(({ values }) => values)).toEqual([['nero'], ['bianco']]);
  });

  test.each<[string, string, Partial<Saving>]>([
    ['staff_sku_known', 'add.0.sku', { add: [fresh('SECCHIO', ['blu', 'S'])] }],
    ['staff_sku_known', 'add.0.sku', { add: [fresh('tre-ROSSO-s', ['blu', 'S'])] }],
    ['staff_sku_known', 'add.1.sku', { add: [fresh('N-1', ['blu', 'S']), fresh('N-1', ['blu', 'M'])] }],
    ['staff_sku_letters', 'add.0.sku', { add: [fresh('=1+1', ['blu', 'S'])] }],
    ['staff_gtin_wrong', 'add.0.gtin', { add: [fresh('N-1', ['blu', 'S'], { gtin: '4006381333932' })] }],
    ['staff_gtin_known', 'add.0.gtin', { add: [fresh('N-1', ['blu', 'S'], { gtin: '4006381333931' })] }],
    [
      'staff_gtin_known',
      'change.0.gtin',
      { change: [{ sku: 'TRE-rosso-S', gtin: { from: '', to: '4006381333931' } }] },
    ],
    ['staff_variants_alike', 'add.0.values', { add: [fresh('N-1', ['ROSSO', 's'])] }],
    ['staff_variants_alike', 'add.0.values', { add: [fresh('N-1', ['blu'])] }],
    [
      'staff_variants_alike',
      'change.0.values',
      { change: [{ sku: 'TRE-rosso-S', values: { from: ['rosso', 'S'], to: ['rosso', 'M'] } }] },
    ],
    ['staff_price_zero', 'add.0.price', { add: [fresh('N-1', ['blu', 'S'], { price: 0 })] }],
    ['staff_variant_unknown', 'change.0.sku', { change: [sale('UNO-rosso-S', false)] }],
    ['staff_variants_none', '', { change: four('TRE').map((sku) => sale(sku, false)) }],
    ['staff_options_alike', 'options', { options: { from: options, to: ['Colore', 'colore'] } }],
    ['staff_variants_alike', 'options.values', { options: { from: options, to: ['Colore'] } }],
    ['changed_meanwhile', 'options', { options: { from: ['Colore'], to: ['Colore', 'Peso'] } }],
  ])('are refused: %s at %s, and nothing of it stays', async (code, field, some) => {
    const person = await signIn();
    const before = await tableOf(person, 'TRE');
    const { status, body } = await person.call('variants.save', await saving('TRE', some));
    expect(status).not.toBe(200);
    const { code: said, field: at } = body as { code: string; field?: string };
    expect([said, at ?? '']).toEqual([code, field]);
    expect(await tableOf(person, 'TRE')).toEqual(before);
  });

  test('of two people: what the other left alone is written, the same cell is told', async () => {
    const [one, other] = [await signIn(), await signIn('manager')];
    const weight = (from: number | null, to: number) => ({ sku: 'CON-rosso-S', weight_kg: { from, to } });
    await one.value('variants.save', await saving('CON', { change: [weight(null, 0.1)] }));
    await other.value('variants.save', await saving('CON', { change: [sale('CON-rosso-S', false)] }));
    const { body } = await other.call('variants.save', await saving('CON', { change: [weight(null, 0.3)] }));
    expect(body).toMatchObject({
      code: 'changed_meanwhile',
      field: 'change.0.weight_kg',
      facts: { now: '0.1', who: 'Ada Bianchi' },
    });
    await other.value('variants.save', await saving('CON', { change: [weight(0.1, 0.3)] }));
  });

  test('go back from the log, row by row, and forth again', async () => {
    const owner = await signIn('owner');
    const saved = await owner.value<Saved>(
      'variants.save',
      await saving('ANN', {
        add: [fresh('ANN-blu-S', ['blu', 'S'])],
        change: [
          { ...sale('ANN-verde-M', false), values: { from: ['verde', 'M'], to: ['verde', 'XL'] } },
          { sku: 'ANN-rosso-S', gtin: { from: '', to: '4012345678901' } },
        ],
      }),
    );
    const after = await tableOf(owner, 'ANN');
    const undone = await owner.value<{ change: number; kept: object[] }>('activity.undo', {
      id: saved.change,
    });
    expect(undone.kept).toEqual([]);
    const back = await tableOf(owner, 'ANN');
    expect(back.variants.filter(({ on_sale: sold }) => sold).map(({ sku }) => sku)).toEqual(four('ANN'));
    expect(back.variants[0]).toMatchObject({ gtin: '' });
    await expect.poll(() => shown('ANN'), slowly).toEqual(four('ANN'));
    await owner.value('activity.undo', { id: undone.change });
    expect(await tableOf(owner, 'ANN')).toEqual(after);
  });

  test('that are out of sale leave their GTIN to another, and get it back with an undo', async () => {
    const owner = await signIn('owner');
    const gtin = '4003994155486';
    const change = [{ ...sale('GTI-rosso-S', false), gtin: { from: '', to: gtin } }];
    await owner.value('variants.save', await saving('GTI', { change }));
    const saved = await owner.value<Saved>(
      'variants.save',
      await saving('GTI', { add: [fresh('GTI-nuovo', ['rosso', 'S'], { gtin })] }),
    );
    const of = (sku: string, { variants }: ProductVariantTable) =>
      variants.find((one) => one.sku === sku)?.gtin;
    expect([of('GTI-rosso-S', saved), of('GTI-nuovo', saved)]).toEqual(['', gtin]);
    await owner.value('activity.undo', { id: saved.change });
    expect(of('GTI-rosso-S', await tableOf(owner, 'GTI'))).toBe(gtin);
    await owner.value('variants.save', await saving('GTI', { change: [sale('GTI-nuovo', true)] }));
    // The old one would be a second "rosso, S" on sale.
    const again = await saving('GTI', { change: [sale('GTI-rosso-S', true)] });
    expect(await owner.refusal('variants.save', again)).toBe('staff_variants_alike');
    const { rows } = await owner.value<{ rows: { id: number }[] }>('activity.list', {
      record: 'variant GTI-rosso-S',
    });
    const retired = Math.min(...rows.map(({ id }) => id));
    expect(await owner.refusal('activity.undo', { id: retired })).toBe('staff_variants_alike');
  });

  test('stay as staff left them when files are loaded, until they are given back', async () => {
    const person = await signIn();
    await person.value(
      'variants.save',
      await saving('FIL', {
        add: [fresh('FIL-blu-S', ['blu', 'S'])],
        change: [
          sale('FIL-verde-M', false),
          { sku: 'FIL-verde-S', values: { from: ['verde', 'S'], to: ['verde bosco', 'S'] } },
        ],
      }),
    );
    const before = await tableOf(person, 'FIL');
    await loadRows(shop, [{ ...glove('FIL'), name: 'Guanto del file' }]);
    expect({ ...(await tableOf(person, 'FIL')), name: '' }).toEqual({ ...before, name: '' });
    await loadRows(shop, [{ ...glove('FIL'), variants: glove('FIL').variants.slice(0, 2) }]);
    const left = await tableOf(person, 'FIL');
    expect(left.variants.map(({ sku }) => sku)).toEqual([
      'FIL-rosso-S',
      'FIL-rosso-M',
      'FIL-blu-S',
      'FIL-verde-M',
    ]);
  });

  test('are not for who may change texts only, nor for readers', async () => {
    const change = await saving('LOG', { change: [sale('LOG-rosso-S', false)] });
    expect(await (await signIn('content')).refusal('variants.save', change)).toBe('staff_product_texts_only');
    expect(await (await signIn('reader')).refusal('variants.save', change)).toBe('staff_not_permitted');
  });
});

/** The SKUs that a cart with one piece can be ordered with. */
async function cart(sku: string): Promise<string[]> {
  const { body } = await shop.post('/api/method/casamaestra.cart.quote', { lines: [{ sku, qty: 1 }] });
  return (body as { message: Quote }).message.lines.map((line) => line.sku);
}
