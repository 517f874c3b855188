import { expect, test } from 'vitest';
import { changeOf, emptyChange } from './typed-change.ts';

test.each([
  [
    { field: 'published', value: 'false' },
    { field: 'published', to: false },
  ],
  [
    { field: 'category_id', value: '12' },
    { field: 'category_id', to: 12 },
  ],
  [{ field: 'category_id', value: '' }, undefined],
  [{ field: 'vat_class', value: '' }, undefined],
  [
    { field: 'brand_id', value: '' },
    { field: 'brand_id', to: null },
  ],
  [{ field: 'feature', code: '' }, undefined],
  [
    { field: 'feature', code: 'colori', feature: 'Rosso; Blu' },
    { field: 'feature', code: 'colori', to: ['Rosso', 'Blu'] },
  ],
  [
    { field: 'feature', code: 'colori', feature: ' ' },
    { field: 'feature', code: 'colori', to: null },
  ],
] as const)('%j is the change %j', (typed, change) => {
  expect(changeOf({ ...emptyChange, ...typed })).toEqual(change);
});
