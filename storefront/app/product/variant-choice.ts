import type { ProductView, VariantView } from './product-view.ts';

export interface OptionValue {
  readonly value: string;
  readonly swatch?: string;
  /** The variant that choosing this value leads to. */
  readonly sku: string;
  readonly chosen: boolean;
  /** sold-out: exists but there is none; other: not with the other chosen values, so those change too. */
  readonly state: 'available' | 'sold-out' | 'other';
}

export interface OptionGroup {
  readonly label: string;
  readonly values: readonly OptionValue[];
  readonly chosen?: string;
}

/** The variant of an address; a product with only one needs no choice. */
export function chosenVariant(
  view: Pick<ProductView, 'variants'>,
  sku: string | null,
): VariantView | undefined {
  return (
    view.variants.find((variant) => variant.sku === sku) ??
    (view.variants.length === 1 ? view.variants[0] : undefined)
  );
}

/** Options in display order with what each value would lead to, given the variant chosen so far. */
export function optionGroups(
  variants: readonly VariantView[],
  chosen: VariantView | undefined,
): OptionGroup[] {
  const labels = [...new Set(variants.flatMap((variant) => Object.keys(variant.options)))];
  return labels.map((label) => {
    const values = [...new Set(variants.flatMap((variant) => variant.options[label] ?? []))];
    const current = chosen?.options[label];
    return {
      label,
      values: values.map((value) => optionValue(variants, chosen, label, value)),
      ...(current !== undefined && { chosen: current }),
    };
  });
}

function optionValue(
  variants: readonly VariantView[],
  chosen: VariantView | undefined,
  label: string,
  value: string,
): OptionValue {
  const holders = variants.filter((variant) => variant.options[label] === value);
  const likeness = (variant: VariantView): number =>
    Object.entries(chosen?.options ?? {}).filter(
      ([name, one]) => name !== label && variant.options[name] === one,
    ).length *
      2 +
    (variant.stock > 0 ? 1 : 0);
  const best = holders.toSorted((a, b) => likeness(b) - likeness(a))[0];
  if (!best) throw new Error(`no variant holds ${label}: ${value}`);
  const others = Object.entries(chosen?.options ?? {}).filter(([name]) => name !== label);
  const combines = others.every(([name, one]) => best.options[name] === one);
  const swatch = holders.find((variant) => variant.swatch !== undefined)?.swatch;
  return {
    value,
    ...(swatch !== undefined && distinctSwatches(variants, label) && { swatch }),
    sku: best.sku,
    chosen: chosen?.options[label] === value,
    state: !combines
      ? 'other'
      : best.stock > 0 || (!chosen && holders.some((variant) => variant.stock > 0))
        ? 'available'
        : 'sold-out',
  };
}

/** Swatches belong to the option they tell apart: every value of it has one colour of its own. */
function distinctSwatches(variants: readonly VariantView[], label: string): boolean {
  const colours = new Map<string, Set<string>>();
  for (const { options, swatch } of variants) {
    const value = options[label];
    if (value === undefined || swatch === undefined) return false;
    colours.set(value, (colours.get(value) ?? new Set()).add(swatch));
  }
  return [...colours.values()].every((set) => set.size === 1) && colours.size > 0;
}

/** Name of the cart line: the product with what was chosen, so that two variants are two lines (C01). */
export function variantName(view: Pick<ProductView, 'name' | 'variants'>, variant: VariantView): string {
  const chosen = view.variants.length > 1 ? Object.values(variant.options) : [];
  return [view.name, ...chosen].join(', ');
}
