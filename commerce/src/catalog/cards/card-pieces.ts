import { emptyProductKeys } from '@casamaestra/contract/catalog/product.ts';
import { byteText } from '../../platform/bytes/byte-slab.ts';
import type { ByteSlice, ByteText } from '../../platform/bytes/byte-slab.ts';

/** Fields of the Frappe API that are always null: added to the answer instead of stored with each card. */
export const emptyProductFields = emptyProductKeys.map((key) => `"${key}":null`).join();

const lastEnd = byteText(`,${emptyProductFields}}`);
const end = byteText(`,${emptyProductFields}},`);

/** Cards as the elements of a JSON array, without its brackets. */
export function cardPieces(cards: readonly ByteSlice[]): (ByteText | ByteSlice)[] {
  return cards.flatMap((card, index) => [
    { ...card, end: card.end - 1 },
    index === cards.length - 1 ? lastEnd : end,
  ]);
}
