const letters = (code: string): string => code.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The variant whose SKU a search is, whatever its case and signs; a product without a choice has none to name. */
export function variantMeant<Variant extends { readonly sku: string }>(
  term: string,
  variants: readonly Variant[],
): Variant | undefined {
  const code = letters(term);
  if (code === '' || variants.length < 2) return undefined;
  return variants.find(({ sku }) => letters(sku) === code);
}
