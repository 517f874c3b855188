import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import { productionEnvironment } from '../../platform/testing/production-environment.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { goodsReadAgain, maker, openSeatShop } from '../../structure/testing/seat-shop.ts';
import type { SeatShop } from '../../structure/testing/seat-shop.ts';

interface Product {
  readonly id: number;
  readonly slug: string;
  readonly brand: string | null;
  readonly maker: string | null;
  readonly eu_responsible: string | null;
  readonly status: string;
  readonly fields: Readonly<Record<string, unknown>>;
}
interface Choices {
  readonly brands: readonly { readonly id: number; readonly name: string }[];
  readonly operators: readonly { readonly id: number; readonly name: string }[];
}
type Person = Awaited<ReturnType<typeof signedInStaff>>;

const find = async (person: Pick<Person, 'value'>, text: string): Promise<Product> => {
  const { rows } = await person.value<{ rows: { id: number }[] }>('products.list', { text });
  return person.value('products.read', { id: rows[0]?.id ?? 0 });
};
const changed = ({ fields }: Product, wanted: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(wanted).map(([field, to]) => [field, { from: fields[field], to }]));

describe('brand, VAT and whom the law names', () => {
  let seats: SeatShop;
  beforeEach(async () => {
    seats = await openSeatShop();
  });
  afterEach(() => seats.close());

  test('are changed, stand on the page, outlive the next file and are taken back', async () => {
    const { person, shop } = seats;
    const { brands, operators } = await person.value<Choices>('products.choices', {});
    const idOf = (all: Choices['brands'], name: string) => all.find((one) => one.name === name)?.id;
    const stool = await find(person, 'Poltroncina');
    const wanted = {
      brand_id: idOf(brands, 'Legno Vivo'),
      vat_class: 'reduced',
      manufacturer_id: idOf(operators, 'Reno S.p.A.'),
      eu_responsible_id: null,
    };
    const saved = await person.value<Product & { change?: number }>('products.save', {
      id: stool.id,
      changes: changed(stool, wanted),
    });
    expect(saved).toMatchObject({
      brand: 'Legno Vivo',
      maker: expect.stringContaining(maker.address),
      eu_responsible: null,
      fields: wanted,
    });
    const page = `/api/products?slug=${encodeURIComponent(stool.slug)}`;
    await shop.until(page, ({ text }) => text.includes(maker.contact));
    await seats.load(goodsReadAgain);
    expect(await find(person, 'Poltroncina')).toMatchObject({ fields: wanted });
    const { rows } = await person.value<{ rows: { id: number; kind: string }[] }>('activity.list', {
      record: `product ${stool.id}`,
    });
    const change = rows.find(({ kind }) => kind === 'products.save')?.id ?? 0;
    expect(await seats.undo(change)).toMatchObject({ undone: 4 });
    expect(await find(person, 'Poltroncina')).toMatchObject({
      brand: 'Altra',
      fields: { ...stool.fields, short_description: 'Riletta.' },
    });
  });

  test('that are not there are refused at their field', async () => {
    const { person } = seats;
    const stool = await find(person, 'Poltroncina');
    for (const [field, to, code] of [
      ['brand_id', 999_999, 'staff_brand_unknown'],
      ['vat_class', 'inventata', 'staff_vat_unknown'],
      ['manufacturer_id', 999_999, 'staff_operator_unknown'],
      ['eu_responsible_id', 999_999, 'staff_operator_unknown'],
    ] as const)
      expect(
        await person.call('products.save', { id: stool.id, changes: changed(stool, { [field]: to }) }),
      ).toMatchObject({ body: { code, field: `changes.${field}` } });
  });

  test('an operator nobody has is added once, chosen, and goes again with undo', async () => {
    const { person } = seats;
    const torni = { name: 'Torni Srl', address: 'Via Arno 3, Pisa', contact: 'torni.example' };
    const added = await person.value<{ id: number; change: number }>('structure.add_operator', torni);
    expect(await person.refusal('structure.add_operator', torni)).toBe('staff_structure_known');
    const { operators } = await person.value<Choices>('products.choices', {});
    expect(operators).toContainEqual({ id: added.id, name: 'Torni Srl', address: torni.address });
    await seats.undo(added.change);
    const { operators: left } = await person.value<Choices>('products.choices', {});
    expect(left.map(({ id }) => id)).not.toContain(added.id);
  });
});

test('in production a product made here is published once its maker is named, who is not taken away again', async () => {
  const shop = await startTestShop([], { environment: productionEnvironment });
  const person = await signedInStaff(shop, ['owner'], { origin: 'https://ferramenta-rossi.test' });
  try {
    const { id: category } = await person.value<{ id: number }>('structure.add_category', {
      label: 'Ferramenta',
      parent_id: null,
    });
    const made = await person.value<Product>('products.create', {
      name: 'Morsetto da banco',
      category_id: category,
      vat_class: 'standard',
      options: [],
      variants: [{ sku: 'MOR-1', price: 12, values: [] }],
    });
    const publish = { id: made.id, changes: { published: { from: false, to: true } } };
    expect(await person.refusal('products.save', publish)).toBe('staff_product_maker_missing');
    const { id: operator } = await person.value<{ id: number }>('structure.add_operator', maker);
    const both = { ...publish.changes, manufacturer_id: { from: null, to: operator } };
    const saved = await person.value<Product>('products.save', { id: made.id, changes: both });
    expect(saved).toMatchObject({ status: 'published', fields: { manufacturer_id: operator } });
    const without = { manufacturer_id: { from: operator, to: null } };
    expect(await person.call('products.save', { id: made.id, changes: without })).toMatchObject({
      body: { code: 'staff_product_maker_missing', field: 'changes.manufacturer_id' },
    });
  } finally {
    await shop.close();
  }
});

test('what was withheld for its maker is offered as soon as the maker is named', async () => {
  const seats = await openSeatShop();
  try {
    const { person, shop } = seats;
    const stool = await find(person, 'Poltroncina');
    await shop.pool.query('update product set published = false, withheld = true where id = $1', [stool.id]);
    const { operators } = await person.value<Choices>('products.choices', {});
    const changes = { manufacturer_id: { from: null, to: operators[0]?.id } };
    const saved = await person.value<Product>('products.save', { id: stool.id, changes });
    expect(saved.status).toBe('published');
  } finally {
    await seats.close();
  }
});
