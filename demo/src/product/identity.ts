import { hash } from './chance.ts';

/** Plain letters, digits and hyphens of an Italian label: "Verde più" → "verde-piu". */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Gives unique values, trying the next seed on a collision. */
export function createRegister<T>(make: (seed: string) => T): (seed: string) => T {
  const taken = new Set<T>();
  return (seed) => {
    for (let attempt = 0; ; attempt++) {
      const value = make(attempt === 0 ? seed : `${seed}~${attempt}`);
      if (taken.has(value)) continue;
      taken.add(value);
      return value;
    }
  };
}

/** Four digits for the product code: "SED-4821". */
export function productCode(prefix: string, key: string): string {
  return `${prefix}-${String(1000 + (hash(key) % 9000))}`;
}

/** A short readable part of a SKU: "Verde salvia" → "VERSAL", "4 × 40" → "4X40", "0,75 l" → "0-75L". */
export function skuPart(label: string): string {
  const plain = slugify(label.replaceAll('×', 'x').replaceAll('²', '2').replaceAll('/', '-'));
  if (/^[\d]/.test(plain))
    return plain
      .replaceAll(/(\d)-([a-z])/g, '$1$2')
      .replaceAll('x-', 'x')
      .toUpperCase()
      .slice(0, 14);
  return plain
    .split('-')
    .map((word) => word.slice(0, 3))
    .join('')
    .toUpperCase()
    .slice(0, 10);
}

/**
 * GTIN-13 in the range 200–299, kept by GS1 for use inside a company, so it can never be a real product's.
 * The check digit weighs the first twelve digits 1, 3, 1, 3, …
 */
export function inStoreGtin(seed: string): string {
  const body = `2${String(hash(`gtin ${seed}`))
    .padStart(11, '0')
    .slice(-11)}`;
  let sum = 0;
  for (let index = 0; index < 12; index++) sum += Number(body[index]) * (index % 2 === 0 ? 1 : 3);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
