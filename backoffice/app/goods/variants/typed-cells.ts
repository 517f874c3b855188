import { contentUnits } from '@casamaestra/contract/catalog/product-row.ts';
import type { VariantContent } from '@casamaestra/contract/staff/product-variants.operations.ts';

const written: Readonly<Record<string, string>> = { m2: 'm²', m3: 'm³' };

/** "2,5 l" */
export const writtenContent = (content: VariantContent): string =>
  content === null
    ? ''
    : `${String(content.amount).replace('.', ',')} ${written[content.unit] ?? content.unit}`;

/** A net content as typed: "750 ml", "1,44 m²"; undefined: it is none. */
export function netContentOf(text: string): VariantContent | undefined {
  if (text.trim() === '') return null;
  const [, amount = '', name = ''] =
    /^(\d{1,6}(?:[.,]\d{1,4})?)\s*([a-zA-Z]+[23²³]?)$/.exec(text.trim()) ?? [];
  const plain = name.toLowerCase().replace('²', '2').replace('³', '3');
  const unit = contentUnits.find((one) => one === plain);
  const number = Number(amount.replace(',', '.'));
  return unit === undefined || number <= 0 ? undefined : { amount: number, unit };
}

/** Kilograms as typed; null: none. */
export const typedWeight = (text: string): number | null | undefined => {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return /^\d{1,4}(\.\d{1,3})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined;
};

/** Pieces as typed; none is 0. */
export const typedPieces = (text: string): number | undefined =>
  text.trim() === '' ? 0 : /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : undefined;
