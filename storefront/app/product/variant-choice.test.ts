import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VariantView } from './product-view.ts';
import { chosenVariant, optionGroups, variantName } from './variant-choice.ts';

const variant = (sku: string, options: Record<string, string>, stock = 5, swatch?: string): VariantView => ({
  sku,
  options,
  price: 10,
  stock,
  pictures: [],
  ...(swatch !== undefined && { swatch }),
});

const paint = [
  variant('V1', { Colore: 'Verde', Misura: '1 l' }, 5, '#00ff00'),
  variant('V2', { Colore: 'Verde', Misura: '5 l' }, 0, '#00ff00'),
  variant('R1', { Colore: 'Rosso', Misura: '1 l' }, 5, '#ff0000'),
];

describe('R35 variant picker', () => {
  it('keeps the other choices where they can be kept', () => {
    const [colour, size] = optionGroups(paint, paint[0]);
    expect(colour?.values.map(({ value, sku, chosen, state }) => [value, sku, chosen, state])).toEqual([
      ['Verde', 'V1', true, 'available'],
      ['Rosso', 'R1', false, 'available'],
    ]);
    expect(size?.values.map(({ value, sku, state }) => [value, sku, state])).toEqual([
      ['1 l', 'V1', 'available'],
      ['5 l', 'V2', 'sold-out'],
    ]);
  });

  it('marks a value that the chosen one does not come in and leads to the nearest variant', () => {
    const [, size] = optionGroups(paint, paint[2]);
    expect(size?.values[1]).toMatchObject({ value: '5 l', sku: 'V2', state: 'other' });
  });

  it('gives swatches to the option whose values they tell apart', () => {
    const [colour, size] = optionGroups(paint, undefined);
    expect(colour?.values.map((value) => value.swatch)).toEqual(['#00ff00', '#ff0000']);
    expect(size?.values.every((value) => value.swatch === undefined)).toBe(true);
  });

  it('has no choice to make for one variant, and none made for an unknown SKU of many', () => {
    expect(chosenVariant({ variants: paint.slice(0, 1) }, null)?.sku).toBe('V1');
    expect(chosenVariant({ variants: paint }, 'nowhere')).toBeUndefined();
    expect(chosenVariant({ variants: paint }, 'R1')?.sku).toBe('R1');
  });

  it('names cart lines so that two variants are two lines (C01)', () => {
    const view = { name: 'Smalto', variants: paint };
    expect(new Set(paint.map((one) => variantName(view, one))).size).toBe(paint.length);
    expect(variantName({ name: 'Martello', variants: [variant('M', {})] }, variant('M', {}))).toBe(
      'Martello',
    );
  });

  it('every value leads to a variant that holds it, whatever the variants are', () => {
    const option = fc.constantFrom('a', 'b', 'c');
    const variants = fc.uniqueArray(fc.tuple(option, option, fc.integer({ min: 0, max: 2 })), {
      minLength: 1,
      selector: ([colour, size]) => colour + size,
    });
    fc.assert(
      fc.property(variants, fc.nat(), (rows, pick) => {
        const all = rows.map(([colour, size, stock]) =>
          variant(`${colour}${size}`, { Colore: colour, Misura: size }, stock),
        );
        for (const group of optionGroups(all, all[pick % (all.length + 1)])) {
          for (const value of group.values) {
            expect(all.find((one) => one.sku === value.sku)?.options[group.label]).toBe(value.value);
          }
        }
      }),
    );
  });
});
