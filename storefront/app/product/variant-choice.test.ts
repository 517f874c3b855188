import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VariantView } from './product-view.ts';
import { chosenVariant, colourShown, optionGroups, variantName } from './variant-choice.ts';

const variant = (sku: string, options: Record<string, string>, stock = 5, swatch?: string): VariantView => ({
  sku,
  options,
  price: 10,
  stock,
  pictures: [],
  ...(swatch !== undefined && { swatch }),
});

const green = variant('V1', { Colore: 'Verde', Misura: '1 l' }, 5, '#00ff00');
const red = variant('R1', { Colore: 'Rosso', Misura: '1 l' }, 5, '#ff0000');
const paint = [green, variant('V2', { Colore: 'Verde', Misura: '5 l' }, 0, '#00ff00'), red];

describe('R35 variant picker', () => {
  it('keeps the other choices where possible', () => {
    const [colour, size] = optionGroups(paint, green);
    expect(colour?.values.map(({ value, sku, chosen, state }) => [value, sku, chosen, state])).toEqual([
      ['Verde', 'V1', true, 'available'],
      ['Rosso', 'R1', false, 'available'],
    ]);
    expect(size?.values.map(({ value, sku, state }) => [value, sku, state])).toEqual([
      ['1 l', 'V1', 'available'],
      ['5 l', 'V2', 'sold-out'],
    ]);
  });

  it('marks a value that is not available with the chosen one, and links to the nearest variant', () => {
    const [, size] = optionGroups(paint, red);
    expect(size?.values[1]).toMatchObject({ value: '5 l', sku: 'V2', state: 'other' });
  });

  it('shows swatches for the option whose values they distinguish', () => {
    const [colour, size] = optionGroups(paint, green);
    expect(colour?.values.map((value) => value.swatch)).toEqual(['#00ff00', '#ff0000']);
    expect(size?.values.every((value) => value.swatch === undefined)).toBe(true);
  });

  it('takes the variant of the address, else the best seller in stock, else the cheapest in stock', () => {
    const variants = [
      { ...variant('A', { Misura: '1 l' }, 0), price: 5 },
      { ...variant('B', { Misura: '2 l' }), price: 9 },
      { ...variant('C', { Misura: '3 l' }), price: 7 },
    ];
    expect(chosenVariant({ variants }, 'A').sku).toBe('A');
    expect(chosenVariant({ variants }, null).sku).toBe('C');
    expect(chosenVariant({ variants }, 'nowhere').sku).toBe('C');
    expect(chosenVariant({ variants, bestVariant: 'B' }, null).sku).toBe('B');
    expect(chosenVariant({ variants, bestVariant: 'A' }, null).sku).toBe('C');
    const gone = variants.map((one) => ({ ...one, stock: 0 }));
    expect(chosenVariant({ variants: gone }, null).sku).toBe('A');
  });

  it('writes the price of what each value leads to where they differ', () => {
    const tall = { ...variant('T', { Misura: '5 l', Finitura: 'Opaca' }), price: 30 };
    const low = variant('L', { Misura: '1 l', Finitura: 'Opaca' });
    const groups = optionGroups([low, tall], low);
    expect(groups.map(({ values }) => values.map(({ price }) => price))).toEqual([[10, 30], [undefined]]);
  });

  it('names the colour in the pictures where a variant has no picture of its own', () => {
    const view = { variants: paint };
    expect(colourShown(view, red)).toBe('Verde');
    expect(colourShown(view, green)).toBeUndefined();
    const picture = { src: 'r.webp', width: 1, height: 1, alt: '' };
    expect(colourShown(view, { ...red, pictures: [picture] })).toBeUndefined();
  });

  it('names cart lines so that two variants are two lines (C01)', () => {
    const view = { name: 'Smalto', variants: paint };
    expect(new Set(paint.map((one) => variantName(view, one))).size).toBe(paint.length);
    expect(variantName({ name: 'Martello', variants: [variant('M', {})] }, variant('M', {}))).toBe(
      'Martello',
    );
  });

  it('every value links to a variant that has it, for any set of variants', () => {
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
        for (const group of optionGroups(all, all[pick % all.length] ?? green)) {
          for (const value of group.values) {
            expect(all.find((one) => one.sku === value.sku)?.options[group.label]).toBe(value.value);
          }
        }
      }),
    );
  });
});
