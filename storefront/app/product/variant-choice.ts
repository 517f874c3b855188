import type { ProductView, VariantView } from './product-view.ts';

export interface OptionValue {
  readonly value: string;
  readonly swatch?: string;
  /** The variant selected by this value. */
  readonly sku: string;
  /** Price of that variant in decimal euros, when the values of the option differ in price. */
  readonly price?: number;
  readonly chosen: boolean;
  /**
   * sold-out: exists but is not in stock; other: does not exist with the other chosen values, so those change
   * too.
   */
  readonly state: 'available' | 'sold-out' | 'other';
}

export interface OptionGroup {
  readonly label: string;
  readonly values: readonly OptionValue[];
  readonly chosen?: string;
}

type Choice = Pick<ProductView, 'variants' | 'bestVariant'>;

/**
 * The variant in a URL; without one, the best seller in stock, else the cheapest in stock. The same for every
 * visitor, so that the page can be cached.
 */
export function chosenVariant(view: Choice, sku: string | null): VariantView {
  const { variants } = view;
  const sold = variants.filter((variant) => variant.stock > 0 && variant.price > 0);
  const offered = sold.length > 0 ? sold : variants;
  const chosen =
    variants.find((variant) => variant.sku === sku) ??
    offered.find((variant) => variant.sku === view.bestVariant) ??
    offered.toSorted((a, b) => a.price - b.price)[0];
  if (!chosen) throw new Error('a product without variants');
  return chosen;
}

/** The colour shown in the pictures instead of the chosen one, when the variant has no picture of its own. */
export function colourShown({ variants }: Choice, chosen: VariantView): string | undefined {
  const [first] = variants;
  if (chosen.pictures.length > 0 || !first) return undefined;
  const label = Object.keys(chosen.options).find((name) => distinctSwatches(variants, name));
  const shown = label === undefined ? undefined : first.options[label];
  return label === undefined || shown === chosen.options[label] ? undefined : shown;
}

/** Options in display order; for each value the variant it selects, given the one chosen so far. */
export function optionGroups(variants: readonly VariantView[], chosen: VariantView): OptionGroup[] {
  const labels = [...new Set(variants.flatMap((variant) => Object.keys(variant.options)))];
  return labels.map((label) => {
    const values = [...new Set(variants.flatMap((variant) => variant.options[label] ?? []))];
    const current = chosen.options[label];
    const offers = values.map((value) => optionValue(variants, chosen, label, value));
    const priced = new Set(offers.map(({ price }) => price)).size > 1;
    return {
      label,
      values: offers.map(({ price, ...value }) => (priced && price > 0 ? { ...value, price } : value)),
      ...(current !== undefined && { chosen: current }),
    };
  });
}

function optionValue(
  variants: readonly VariantView[],
  chosen: VariantView,
  label: string,
  value: string,
): OptionValue & { readonly price: number } {
  const holders = variants.filter((variant) => variant.options[label] === value);
  const likeness = (variant: VariantView): number =>
    Object.entries(chosen.options).filter(([name, one]) => name !== label && variant.options[name] === one)
      .length *
      2 +
    (variant.stock > 0 ? 1 : 0);
  const best = holders.toSorted((a, b) => likeness(b) - likeness(a))[0];
  if (!best) throw new Error(`no variant holds ${label}: ${value}`);
  const others = Object.entries(chosen.options).filter(([name]) => name !== label);
  const combines = others.every(([name, one]) => best.options[name] === one);
  const swatch = holders.find((variant) => variant.swatch !== undefined)?.swatch;
  return {
    value,
    ...(swatch !== undefined && distinctSwatches(variants, label) && { swatch }),
    sku: best.sku,
    chosen: chosen.options[label] === value,
    price: best.price,
    state: combines ? (best.stock > 0 ? 'available' : 'sold-out') : 'other',
  };
}

/** Swatches are shown for an option only when each of its values has a distinct colour. */
function distinctSwatches(variants: readonly VariantView[], label: string): boolean {
  const colours = new Map<string, Set<string>>();
  for (const { options, swatch } of variants) {
    const value = options[label];
    if (value === undefined || swatch === undefined) return false;
    colours.set(value, (colours.get(value) ?? new Set()).add(swatch));
  }
  const kinds = new Set([...colours.values()].flatMap((set) => [...set]));
  return kinds.size > 1 && [...colours.values()].every((set) => set.size === 1);
}

/** Name of the cart line: product and chosen values, so that two variants are two lines (C01). */
export function variantName(view: Pick<ProductView, 'name' | 'variants'>, variant: VariantView): string {
  const chosen = view.variants.length > 1 ? Object.values(variant.options) : [];
  return [view.name, ...chosen].join(', ');
}
