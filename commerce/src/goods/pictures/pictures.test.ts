import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type { LibraryPicture } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import type { StaffBrowser } from '../../staff/testing/staff-browser.ts';
import { beginningsOf } from './match-pictures.usecase.ts';

let shop: TestShop;
let person: StaffBrowser;
const signIn = (role: StaffRole, name: string) => signedInStaff(shop, [role], { name });

beforeAll(async () => {
  const category = ['Utensili', 'Trapani'];
  shop = await startTestShop([
    {
      code: 'TRA-18',
      name: 'Trapano 18 V',
      category,
      variants: [{ sku: 'TRA-18', gtin: '4006381333931', price: 90, stock: 1 }],
    },
    {
      code: 'TRA-18-BIT',
      name: 'Punte per trapano',
      category,
      variants: [
        { sku: 'BIT-R', options: { Colore: 'Rosso' }, price: 5, stock: 1 },
        { sku: 'BIT-B', options: { Colore: 'Blu' }, price: 5, stock: 1 },
      ],
    },
  ]);
  person = await signIn('catalogue', 'Ada Bianchi');
});
afterAll(() => shop.close());

let shade = 0;
/** A picture that no other test has. */
async function uploaded(): Promise<string> {
  shade += 1;
  const background = { r: shade * 20, g: 80, b: 90 };
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  const { hash } = await person.value<{ hash: string }>('pictures.upload', {
    content: bytes.toString('base64'),
  });
  return hash;
}

interface Match {
  readonly product: { readonly id: number; readonly code: string; readonly name: string } | null;
  readonly sku: string | null;
  readonly alt: string;
}
const match = (...names: string[]) => person.value<Match[]>('pictures.match', { names });
const list = (input: object = {}) =>
  person.value<{ rows: LibraryPicture[]; next: string | null }>('pictures.list', input);
const read = (id: number) => person.value<StaffProduct>('products.read', { id });
const assign = (pictures: readonly object[]) =>
  person.value<{ added: number; products: number; change: number | null }>('pictures.assign', { pictures });
const undo = (id: number | null) =>
  person.value<{ undone: number; kept: unknown[]; change: number }>('activity.undo', { id });
const ofVariant = async (sku: string) => {
  const { pictures } = await shop.database
    .selectFrom('variant')
    .select('pictures')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return (pictures as { hash: string }[]).map(({ hash }) => hash);
};

describe('a file’s name says what it is a picture of', () => {
  test.each([
    ['TRA-18.jpg', ['TRA-18', 'TRA']],
    ['C:\\foto\\TRA-18_2 lato.JPEG', ['TRA-18_2 lato', 'TRA-18_2', 'TRA-18', 'TRA']],
    ['4006381333931 (1).webp', ['4006381333931 (1)', '4006381333931 (1', '4006381333931']],
    ['.png', []],
  ])('%s', (file, beginnings) => {
    expect(beginningsOf(file)).toEqual(beginnings);
  });

  test('the longest that is a SKU, a GTIN or a code counts, in capitals or not', async () => {
    const [drill, side, gtin, bits, red, nothing] = await match(
      'TRA-18.jpg',
      'tra-18_2 lato.png',
      '4006381333931.jpg',
      'TRA-18-BIT 1.jpg',
      'bit-r.jpg',
      'IMG_2034.jpg',
    );
    expect(drill).toMatchObject({ product: { code: 'TRA-18' }, sku: null, alt: 'Trapano 18 V' });
    expect(side?.product?.code).toBe('TRA-18');
    expect(gtin?.product?.code).toBe('TRA-18');
    expect(bits).toMatchObject({ product: { code: 'TRA-18-BIT' }, sku: null, alt: 'Punte per trapano' });
    expect(red).toMatchObject({
      product: { code: 'TRA-18-BIT' },
      sku: 'BIT-R',
      alt: 'Punte per trapano, Rosso',
    });
    expect(nothing).toEqual({ product: null, sku: null, options: [], alt: '' });
  });
});

describe('pictures are given to products', () => {
  test('many at once in one change: after those there are, a variant’s to it as well, none twice; all taken back', async () => {
    const [drill, bits] = await match('TRA-18', 'TRA-18-BIT');
    const [drillId, bitsId] = [drill?.product?.id ?? 0, bits?.product?.id ?? 0];
    const [one, two, red] = [await uploaded(), await uploaded(), await uploaded()];
    const pictures = [
      { hash: one, product_id: drillId, sku: null, alt: 'Di fronte' },
      { hash: two, product_id: drillId, sku: null, alt: '' },
      { hash: red, product_id: bitsId, sku: 'BIT-R', alt: 'Punte rosse' },
    ];
    const { change, ...told } = await assign(pictures);
    expect(told).toEqual({ added: 3, products: 2 });
    expect((await read(drillId)).fields.pictures).toEqual([
      { hash: one, alt: 'Di fronte' },
      { hash: two, alt: '' },
    ]);
    expect(await ofVariant('BIT-R')).toEqual([red]);
    await shop.until('/api/products?slug=det%2Ftra-18', ({ text }) => text.includes(one));
    expect(await assign(pictures)).toEqual({ added: 0, products: 0, change: null });
    const back = await undo(change);
    expect(back).toMatchObject({ undone: 3, kept: [] });
    expect((await read(drillId)).fields.pictures).toEqual([]);
    expect(await ofVariant('BIT-R')).toEqual([]);
    await undo(back.change);
    expect(await ofVariant('BIT-R')).toEqual([red]);
    expect((await read(bitsId)).fields.pictures).toEqual([{ hash: red, alt: 'Punte rosse' }]);
  });

  test('a picture or variant that is not there gives none of them', async () => {
    const [drill] = await match('TRA-18');
    const product_id = drill?.product?.id ?? 0;
    const before = (await read(product_id)).fields.pictures;
    const good = { hash: await uploaded(), product_id, sku: null, alt: '' };
    for (const [wrong, code] of [
      [{ ...good, hash: 'f'.repeat(20) }, 'staff_picture_unknown'],
      [{ ...good, sku: 'BIT-R' }, 'staff_variant_unknown'],
      [{ ...good, product_id: 999_999 }, 'staff_product_unknown'],
    ] as const)
      expect(await person.refusal('pictures.assign', { pictures: [good, wrong] })).toBe(code);
    expect((await read(product_id)).fields.pictures).toEqual(before);
  });

  test('a warehouse person neither sees nor gives pictures; content people do', async () => {
    const warehouse = await signIn('warehouse', 'Mario');
    expect(await warehouse.refusal('pictures.list')).toBe('staff_not_permitted');
    const writer = await signIn('content', 'Carlo');
    const [bits] = await match('TRA-18-BIT');
    const hash = await uploaded();
    const pictures = [{ hash, product_id: bits?.product?.id ?? 0, sku: null, alt: '' }];
    expect(await writer.value<{ added: number }>('pictures.assign', { pictures })).toMatchObject({
      added: 1,
    });
  });
});

describe('the library', () => {
  test('says where each is shown; narrowed by use, by text, by description', async () => {
    const [unused, used] = [await uploaded(), await uploaded()];
    const [bits] = await match('TRA-18-BIT');
    const id = bits?.product?.id ?? 0;
    await assign([{ hash: used, product_id: id, sku: 'BIT-B', alt: '' }]);
    const hashes = async (input: object) => (await list(input)).rows.map(({ hash }) => hash);
    expect(await hashes({ view: 'unused' })).toContain(unused);
    expect(await hashes({ view: 'unused' })).not.toContain(used);
    expect(await hashes({ view: 'without_alt' })).toContain(used);
    expect(await hashes({ text: 'punte' })).toContain(used);
    expect(await hashes({ text: 'bit-b' })).not.toContain(unused);
    const row = (await list()).rows.find((one) => one.hash === used);
    expect(row).toMatchObject({ own: true, width: 400, height: 300 });
    expect(row?.uses).toEqual([
      { kind: 'product', id, name: 'Punte per trapano', alt: '' },
      { kind: 'variant', id, name: 'Punte per trapano', sku: 'BIT-B' },
    ]);
  });

  test('pages of fifty go on where the one before ended', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => ({
      hash: `aa${String(at).padStart(18, '0')}`,
      source: `${at}.jpg`,
      width: 10,
      height: 10,
      bytes: 1,
    }));
    await shop.database.insertInto('media').values(rows).execute();
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: { rows: LibraryPicture[]; next: string | null } = await list(
        after === null ? {} : { after },
      );
      seen.push(...page.rows.map(({ hash }) => hash));
      after = page.next;
    } while (after !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(rows.every(({ hash }) => seen.includes(hash))).toBe(true);
    await shop.database.deleteFrom('media').where('source', '!=', 'staff').execute();
  });

  test('what a picture shows is said for all its products at once; who comes second is told', async () => {
    const [drill, bits] = await match('TRA-18', 'TRA-18-BIT');
    const ids = [drill?.product?.id ?? 0, bits?.product?.id ?? 0];
    const hash = await uploaded();
    await assign(ids.map((product_id) => ({ hash, product_id, sku: null, alt: '' })));
    const seen = ids.map((id) => ({ id, alt: '' }));
    const described = await person.value<{ products: number; change: number }>('pictures.describe', {
      hash,
      seen,
      alt: 'Su un banco',
    });
    expect(described.products).toBe(2);
    const alts = async () =>
      Promise.all(
        ids.map(async (id) => (await read(id)).fields.pictures.find((one) => one.hash === hash)?.alt),
      );
    expect(await alts()).toEqual(['Su un banco', 'Su un banco']);
    const late = { hash, seen, alt: 'Altro' };
    expect(await person.refusal('pictures.describe', late)).toBe('changed_meanwhile');
    await undo(described.change);
    expect(await alts()).toEqual(['', '']);
  });
});

describe('pictures of a colour', () => {
  interface Look {
    readonly sku: string;
    readonly options: readonly { readonly label: string; readonly value: string }[];
    readonly pictures: readonly { readonly hash: string; readonly alt: string; readonly url: string }[];
  }
  const bits = async () =>
    (
      await shop.database
        .selectFrom('product')
        .select('id')
        .where('code', '=', 'TRA-18-BIT')
        .executeTakeFirstOrThrow()
    ).id;
  const looks = async () => person.value<Look[]>('pictures.of_variants', { id: await bits() });
  const saidOf = async (sku: string) =>
    (await looks()).find((one) => one.sku === sku)?.pictures.map(({ hash, alt }) => ({ hash, alt })) ?? [];
  const give = async (sku: string, to: readonly object[], from?: readonly object[]) => ({
    id: await bits(),
    variants: [{ sku, from: from ?? (await saidOf(sku)), to }],
  });

  test('are given in their order, shown by the shop for that colour, and taken back', async () => {
    const [front, side] = [await uploaded(), await uploaded()];
    const before = await saidOf('BIT-R');
    const to = [
      { hash: side, alt: 'Punte rosse di lato' },
      { hash: front, alt: 'Punte rosse' },
    ];
    const { change } = await person.value<{ change: number }>('pictures.variants', await give('BIT-R', to));
    expect(await saidOf('BIT-R')).toEqual(to);
    const { slug } = await read(await bits());
    const shown = async () => {
      const { product } = await shop.value<{
        product: { variants: { sku: string; pictures: { alt: string }[] }[] };
      }>(`/api/products?slug=${encodeURIComponent(slug)}`);
      return product.variants.find(({ sku }) => sku === 'BIT-R')?.pictures.map(({ alt }) => alt);
    };
    await expect.poll(shown).toEqual(['Punte rosse di lato', 'Punte rosse']);
    expect(await undo(change)).toMatchObject({ undone: 1, kept: [] });
    expect(await saidOf('BIT-R')).toEqual(before);
  });

  test('need a description; what somebody else has given meanwhile is told', async () => {
    const hash = await uploaded();
    const before = [{ hash, alt: 'Vista prima' }];
    expect(await person.refusal('pictures.variants', await give('BIT-B', [{ hash, alt: ' ' }]))).toBe(
      'staff_picture_undescribed',
    );
    const unknown = [{ hash: 'f'.repeat(20), alt: 'Niente' }];
    expect(await person.refusal('pictures.variants', await give('BIT-B', unknown))).toBe(
      'staff_picture_unknown',
    );
    const other = await signIn('manager', 'Bea Verdi');
    await other.value('pictures.variants', await give('BIT-B', [{ hash, alt: 'Punte blu' }]));
    const { body } = await person.call('pictures.variants', await give('BIT-B', [], before));
    expect(body).toMatchObject({ code: 'changed_meanwhile', facts: { who: 'Bea Verdi' } });
    const strange = { ...(await give('TRA-18', [])), id: await bits() };
    expect(await person.refusal('pictures.variants', strange)).toBe('staff_variant_unknown');
  });

  test('say what the product says of the same picture', async () => {
    const id = await bits();
    const hash = await uploaded();
    await assign([
      { hash, product_id: id, sku: null, option: { label: 'Colore', value: 'Rosso' }, alt: 'Rosse' },
    ]);
    expect(await saidOf('BIT-R')).toContainEqual({ hash, alt: 'Rosse' });
    expect(await ofVariant('BIT-B')).not.toContain(hash);
    const { pictures } = (await read(id)).fields;
    const to = pictures.map((one) => (one.hash === hash ? { hash, alt: 'Punte rosse, dall’alto' } : one));
    await person.value('products.save', { id, changes: { pictures: { from: pictures, to } } });
    expect(await saidOf('BIT-R')).toContainEqual({ hash, alt: 'Punte rosse, dall’alto' });
  });

  test('are proposed for files with the colours there are', async () => {
    const [found] = await person.value<{ sku: string; options: object[] }[]>('pictures.match', {
      names: ['BIT-R.jpg'],
    });
    expect(found).toMatchObject({
      sku: 'BIT-R',
      options: [
        { label: 'Colore', value: 'Rosso' },
        { label: 'Colore', value: 'Blu' },
      ],
    });
  });
});
