import type { ProductVariantTable } from '@casamaestra/contract/staff/product-variants.operations.ts';
import { describe, expect, test } from 'vitest';
import { withConfirmed } from './typed-again.ts';
import {
  cellFault,
  draftOf,
  onFresh,
  placeOf,
  savingOf,
  withoutRow,
  withProposed,
  withRow,
  withTyped,
} from './variant-drafts.ts';

const cells = (sku: string, values: string[], more: object = {}) => ({
  sku,
  gtin: '',
  values,
  price: 9.9,
  sale: null,
  stock: 4,
  weight_kg: 0.1,
  content: { amount: 2, unit: 'pz' } as const,
  shelf: '',
  on_sale: true,
  ...more,
});
const table: ProductVariantTable = {
  id: 7,
  code: 'GU',
  name: 'Guanto',
  options: ['Colore', 'Taglia'],
  variants: [
    cells('GU-R-S', ['rosso', 'S']),
    cells('GU-R-M', ['rosso', 'M']),
    cells('GU-V-S', ['verde', 'S']),
    cells('GU-V-M', ['verde', 'M'], { on_sale: false }),
  ],
};
const seen = draftOf(table);

describe('the table of variants', () => {
  test('sends nothing while nothing was typed', () => {
    expect(savingOf(seen, table)).toMatchObject({ count: 0, input: { add: [], change: [] } });
  });

  test('proposes the combinations of new values that are not there, not those that were taken out', () => {
    const draft = withProposed(seen, ['blu', 'L', ''], 'GU');
    expect(draft.rows.slice(4).map(({ sku }) => sku)).toEqual([
      'GU-ROSSO-L',
      'GU-VERDE-L',
      'GU-BLU-S',
      'GU-BLU-M',
      'GU-BLU-L',
    ]);
    expect(draft.rows[4]).toMatchObject({ price: '9,90', stock: '0', weight: '0,1' });
    expect(withProposed(draft, ['Rosso', 'l', ''], 'GU').rows).toHaveLength(9);
  });

  test('of one variant alone gets a label, a value and a sibling', () => {
    const alone = { ...table, options: [], variants: [cells('SCOPA', [])] };
    const labelled = { ...draftOf(alone), labels: ['Colore', '', ''] };
    const named = withTyped(labelled, [{ row: 'SCOPA', column: 'value 0', text: 'nero' }]);
    const { input } = savingOf(withProposed(named, ['bianco', '', ''], 'SCOPA'), alone);
    expect(input).toMatchObject({
      options: { from: [], to: ['Colore'] },
      change: [{ sku: 'SCOPA', values: { from: [], to: ['nero'] } }],
      add: [{ sku: 'SCOPA-BIANCO', values: ['bianco'] }],
    });
  });

  test('sends what differs, with what was seen; new rows go, others go out of sale', () => {
    const [first] = seen.rows;
    if (first === undefined) throw new Error('none');
    const typed = withTyped(withoutRow(seen, first), [
      { row: 'GU-R-M', column: 'gtin', text: ' 4006381333931 ' },
      { row: 'GU-R-M', column: 'weight', text: '0,25' },
      { row: 'GU-R-M', column: 'content', text: '1,5 l' },
      { row: 'GU-V-S', column: 'content', text: '2 pz' },
    ]);
    expect(savingOf(typed, table).input.change).toEqual([
      { sku: 'GU-R-S', on_sale: { from: true, to: false } },
      {
        sku: 'GU-R-M',
        gtin: { from: '', to: '4006381333931' },
        weight_kg: { from: 0.1, to: 0.25 },
        content: { from: { amount: 2, unit: 'pz' }, to: { amount: 1.5, unit: 'l' } },
      },
    ]);
    const added = withRow(seen);
    const last = added.rows.at(-1);
    expect(last && withoutRow(added, last).rows).toEqual(seen.rows);
  });

  test('sends a list price that was typed over, and what was typed again for it', () => {
    const typed = withTyped(seen, [
      { row: 'GU-R-S', column: 'price', text: '2,90' },
      { row: 'GU-R-M', column: 'price', text: '9,90' },
      { row: 'GU-V-M', column: 'price', text: '5' },
    ]);
    const { input } = savingOf(typed, table);
    expect(input.change).toEqual([{ sku: 'GU-R-S', price: { from: 9.9, to: 2.9 } }]);
    expect(withConfirmed(input, { '2.9': '2,9', 5: '5' }).change).toEqual([
      { sku: 'GU-R-S', price: { from: 9.9, to: 2.9 }, confirmed: 2.9 },
    ]);
    const [row] = withTyped(seen, [{ row: 'GU-R-S', column: 'price', text: '' }]).rows;
    if (row === undefined) throw new Error('none');
    expect(cellFault(seen, row, 'price')).toBe('price');
  });

  test('tells what is wrong with a cell', () => {
    const draft = withRow(seen);
    const row = draft.rows.at(-1);
    const first = draft.rows[0];
    if (row === undefined || first === undefined) throw new Error('none');
    expect(['sku', 'value 0', 'price', 'stock'].map((column) => cellFault(draft, row, column))).toEqual([
      'required',
      'required',
      undefined,
      undefined,
    ]);
    expect(cellFault(draft, { ...row, price: '0', stock: '1,5' }, 'price')).toBe('price');
    expect(cellFault(draft, { ...first, weight: 'uno' }, 'weight')).toBe('weight');
    expect(cellFault(draft, { ...first, content: '2 litri' }, 'content')).toBe('content');
    expect(cellFault(draft, { ...first, gtin: '12' }, 'gtin')).toBe('gtin');
  });

  test('finds the cell of a refusal, and keeps what was typed over what somebody else saved', () => {
    const typed = withTyped(seen, [
      { row: 'GU-R-M', column: 'weight', text: '0,25' },
      { row: 'GU-V-S', column: 'gtin', text: '12345670' },
    ]);
    const { ids } = savingOf(typed, table);
    expect(placeOf('change.1.gtin', ids)).toEqual({ row: 'GU-V-S', column: 'gtin' });
    expect(placeOf('options', ids)).toBeUndefined();
    const fresh = {
      ...table,
      variants: table.variants.map((one) => ({ ...one, weight_kg: 0.3, gtin: '99' })),
    };
    const [, mine, theirs] = onFresh(typed, { seen: table, fresh, dropped: 'GU-V-S' }).rows;
    expect([mine?.weight, mine?.gtin, theirs?.gtin]).toEqual(['0,25', '99', '99']);
  });
});
