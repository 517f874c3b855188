import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { product } from '../../catalog/import/testing/import-bench.ts';
import { loadRows } from '../../catalog/testing/load-rows.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import type { StaffBrowser } from '../../staff/testing/staff-browser.ts';

export const maker = { name: 'Reno S.p.A.', address: 'Via Po 1, Torino', contact: 'info@reno.example' };
const makerAgain = { ...maker, name: 'RENO spa', address: 'Via Po, 1 – Torino' };
export const seat = (code: string, name: string, row: Partial<ProductRowInput>): ProductRowInput =>
  product(code, {
    name,
    slug: `det/${code.toLowerCase()}`,
    variants: [{ sku: code, price: 10, stock: 3 }],
    ...row,
  });
export const goods: readonly ProductRowInput[] = [
  seat('S-1', 'Sedia impilabile', {
    category: ['Mobili', 'Sedie'],
    brand: 'Legno Vivo',
    manufacturer: maker,
    family_code: 'sedia',
    family_name: 'Sedia',
    features: [
      { label: 'Altezza', value: 80, unit: 'cm' },
      { label: 'Materiale', value: 'Faggio' },
    ],
  }),
  seat('S-2', 'Sgabello alto', {
    category: ['Mobili', 'Sedie', 'Sgabelli'],
    brand: 'LegnoVivo S.r.l.',
    manufacturer: makerAgain,
  }),
  seat('P-1', 'Poltroncina', { category: ['Mobili', 'Sedute'], brand: 'Altra', eu_responsible: makerAgain }),
];

/** The same rows as another day's file: every row is written again. */
export const goodsReadAgain = goods.map((row) => ({ ...row, short_description: 'Riletta.' }));

interface Undone {
  readonly change: number;
  readonly undone: number;
  readonly kept: readonly unknown[];
}

/** A shop of seats from a file, and a person who may change its structure. */
export interface SeatShop {
  readonly shop: TestShop;
  readonly person: StaffBrowser;
  load(rows: readonly ProductRowInput[]): Promise<void>;
  save(kind: string, id: number | string, changes: object): Promise<{ change: number | null }>;
  refusalOf(kind: string, id: number | string, changes: object): Promise<string>;
  merge(kind: string, id: number, into: number): Promise<{ products: number; change: number }>;
  undo(id: number | null): Promise<Undone>;
  listed(query: string): Promise<Listing>;
  /** Waits until the listing shows these products. */
  shows(query: string, names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const namesOf = ({ products }: Listing) => JSON.stringify(products.map(({ name }) => name).toSorted());

export async function openSeatShop(
  role: StaffRole = 'catalogue',
  environment: Readonly<Record<string, string>> = {},
): Promise<SeatShop> {
  const shop = await startTestShop([], { environment });
  const person = await signedInStaff(shop, [role], { name: 'Ada Bianchi' });
  const load: SeatShop['load'] = (rows) => loadRows(shop, rows);
  await load(goods);
  await shop.until('/api/shop', ({ text }) => text.includes('Poltroncina'));
  return {
    shop,
    person,
    load,
    save: (kind, id, changes) => person.value('structure.save', { kind, id, changes }),
    refusalOf: (kind, id, changes) => person.refusal('structure.save', { kind, id, changes }),
    merge: (kind, id, into) => person.value('structure.merge', { kind, id, into }),
    undo: (id) => person.value<Undone>('activity.undo', { id }),
    listed: (query) => shop.value<Listing>(`/api/shop?${query}`),
    async shows(query, names) {
      const wanted = JSON.stringify(names);
      await shop.until(
        `/api/shop?${query}`,
        ({ body }) => namesOf((body as { message: Listing }).message) === wanted,
      );
    },
    close: () => shop.close(),
  };
}
