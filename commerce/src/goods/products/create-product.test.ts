import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import type { createProductOperation } from '@casamaestra/contract/staff/new-product.operations.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

type New = OperationInput<typeof createProductOperation>;

let shop: TestShop;
let category = 0;
const signIn = (role: StaffRole = 'catalogue') => signedInStaff(shop, [role], { name: 'Ada Bianchi' });
beforeAll(async () => {
  shop = await startTestShop([
    {
      code: 'OLD-1',
      name: 'Secchio',
      category: ['Pulizia', 'Secchi'],
      variants: [{ sku: 'OLD-1', gtin: '4006381333931', price: 5, stock: 1 }],
    },
  ]);
  const owner = await signIn('owner');
  const [first] = await owner.value<{ id: number }[]>('products.categories');
  category = first?.id ?? 0;
});
afterAll(() => shop.close());

const colours = ['rosso', 'verde', 'blu'];
const sizes = ['S', 'M', 'L', 'XL'];
const twelve = (mark: string): New => ({
  name: `Guanto ${mark}`,
  category_id: category,
  brand: 'Manifattura Nuova',
  short_description: 'Presa sicura anche sul bagnato.',
  vat_class: 'standard',
  options: [{ label: 'Colore' }, { label: 'Taglia' }],
  variants: colours.flatMap((colour) =>
    sizes.map((size) => ({
      sku: `${mark}-${colour}-${size}`,
      gtin: '',
      values: [colour, size],
      price: 9.9,
      stock: 4,
      weight_kg: 0.1,
    })),
  ),
});

const drawn = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#a33' } })
    .withMetadata({ exif: { IFD0: { Copyright: 'Segreto' } } })
    .toFormat(format)
    .toBuffer();

describe('a picture from a file', () => {
  test('is drawn anew, stored once, and shown by the product that names it', async () => {
    const person = await signIn();
    const product = await person.value<StaffProduct>('products.create', twelve('PI'));
    const content = (await drawn('jpeg')).toString('base64');
    const picture = await person.value<{ hash: string; url: string; width: number }>('pictures.upload', {
      content,
    });
    expect(picture.width).toBe(800);
    expect((await person.value<{ hash: string }>('pictures.upload', { content })).hash).toBe(picture.hash);
    const pictures = { from: [], to: [{ hash: picture.hash, alt: 'Guanto rosso' }] };
    const saved = await person.value<StaffProduct>('products.save', {
      id: product.id,
      changes: { pictures },
    });
    expect(saved.picture_urls).toEqual([picture.url]);
  });

  test.each([
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'staff_picture_unreadable',
    ],
    ['half a picture', '\u0089PNG\r\n\u001A\nxxxx', 'staff_picture_unreadable'],
    ['nothing', 'x', 'staff_picture_unreadable'],
    ['a photo of an iPhone', '\0\0\0\u0018ftypheic\0\0\0\0', 'staff_picture_heic'],
  ])('is refused: %s', async (_, text, code) => {
    const person = await signIn();
    const content = Buffer.from(text, 'latin1').toString('base64');
    expect(await person.refusal('pictures.upload', { content })).toBe(code);
  });
});

describe('a product made from nothing', () => {
  test('has its twelve variants, is in no list of the shop until it is published, and then is', async () => {
    const person = await signIn();
    const product = await person.value<StaffProduct>('products.create', twelve('GU'));
    expect(product).toMatchObject({ status: 'withdrawn', brand: 'Manifattura Nuova', code: 'GU-rosso-S' });
    expect(product.variants).toHaveLength(12);
    expect(product.variants[1]).toMatchObject({
      options: 'Colore: rosso, Taglia: M',
      stock: 4,
      charged: 9.9,
    });
    const shown = async () =>
      (await shop.ask(`/api/products?slug=${encodeURIComponent(product.slug)}`)).status;
    expect(await shown()).toBe(404);
    await person.value('products.save', {
      id: product.id,
      changes: { published: { from: false, to: true } },
    });
    await expect.poll(shown).toBe(200);
    const { rows } = await person.value<{ rows: { status: string }[] }>('products.list', {
      text: 'GU-rosso-S',
    });
    expect(rows).toMatchObject([{ status: 'published' }]);
    const manager = await signIn('manager');
    const log = await manager.value<{ rows: { kind: string; who: string }[] }>('activity.list', {
      record: `product ${product.id}`,
    });
    expect(log.rows.map(({ kind }) => kind)).toContain('products.create');
  });

  test.each<[string, (product: New) => object]>([
    ['staff_sku_known', ({ variants }) => ({ variants: [{ ...variants[0], sku: 'OLD-1' }] })],
    [
      'staff_sku_known',
      ({ variants }) => ({ variants: [variants[0], { ...variants[1], sku: variants[0]?.sku }] }),
    ],
    ['staff_sku_letters', ({ variants }) => ({ variants: [{ ...variants[0], sku: '=1+1' }] })],
    ['staff_gtin_wrong', ({ variants }) => ({ variants: [{ ...variants[0], gtin: '4006381333932' }] })],
    ['staff_gtin_known', ({ variants }) => ({ variants: [{ ...variants[0], gtin: '4006381333931' }] })],
    ['staff_variants_alike', ({ variants }) => ({ variants: [variants[0], { ...variants[0], sku: 'X-2' }] })],
    ['staff_variants_alike', () => ({ options: [] })],
    ['staff_price_zero', ({ variants }) => ({ variants: [{ ...variants[0], price: 0 }] })],
    ['staff_category_unknown', () => ({ category_id: 999_999 })],
    ['staff_vat_unknown', () => ({ vat_class: 'nessuna' })],
  ])('is refused: %s', async (code, wrong) => {
    const person = await signIn();
    const product = twelve('NO');
    expect(await person.refusal('products.create', { ...product, ...wrong(product) })).toBe(code);
    expect(
      await shop.database.selectFrom('product').select('id').where('name', '=', 'Guanto NO').execute(),
    ).toEqual([]);
  });

  test('is refused to who may change texts only', async () => {
    const writer = await signIn('content');
    expect(await writer.refusal('products.create', twelve('TX'))).toBe('staff_product_texts_only');
    const reader = await signIn('reader');
    expect(await reader.refusal('products.create', twelve('TX'))).toBe('staff_not_permitted');
  });
});

describe('the making of a product', () => {
  const made = async (mark: string) => {
    const person = await signIn('owner');
    const product = await person.value<StaffProduct>('products.create', twelve(mark));
    const { rows } = await person.value<{ rows: { id: number; kind: string }[] }>('activity.list', {
      record: `product ${product.id}`,
    });
    return { person, product, change: rows.find(({ kind }) => kind === 'products.create')?.id };
  };

  test('is taken back with all that was changed since, and its codes are free again', async () => {
    const { person, product, change } = await made('VIA');
    const { id, fields } = product;
    const name = { from: fields.name, to: 'Altro' };
    await person.value('products.save', { id, changes: { name } });
    await person.value('activity.undo', { id: change });
    expect(await person.refusal('products.read', { id })).toBe('staff_product_unknown');
    expect((await person.value<StaffProduct>('products.create', twelve('VIA'))).variants).toHaveLength(12);
  });

  test('is not once it was on sale, or something names it', async () => {
    const { person, product, change } = await made('RESTA');
    const published = (from: boolean) => ({
      id: product.id,
      changes: { published: { from, to: !from } },
    });
    await person.value('products.save', published(false));
    await person.value('products.save', published(true));
    expect(await person.refusal('activity.undo', { id: change })).toBe('staff_product_was_public');
    const prices = await shop.database
      .selectFrom('price_history')
      .innerJoin('variant', 'variant.id', 'variant_id')
      .select('price_history.price_cents')
      .where('product_id', '=', product.id)
      .execute();
    expect(prices).toHaveLength(12);
    const other = await made('NOMINATO');
    const coupon = {
      code: 'GUANTI10',
      kind: 'percentage',
      percent: 10,
      description: '{}',
    } as const;
    await shop.database
      .insertInto('coupon')
      .values({ ...coupon, product_ids: [other.product.id] })
      .execute();
    expect(await person.refusal('activity.undo', { id: other.change })).toBe('staff_product_named');
    expect(await person.value('products.read', { id: other.product.id })).toMatchObject({
      code: 'NOMINATO-rosso-S',
    });
  });
});
