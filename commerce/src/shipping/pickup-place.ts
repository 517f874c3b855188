import type { PickupPlace } from '@casamaestra/contract/shipping/pickup-place.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { townOf } from '@casamaestra/contract/shop/shop-words.ts';
import { openingLines } from '@casamaestra/texts/format/opening-hours.ts';
import type { Language } from '@casamaestra/texts/languages.ts';

/** The store where orders are collected, from the shop file; null when there is none. */
export function pickupPlace({ store }: ShopFile, language: Language): PickupPlace | null {
  if (store === undefined) return null;
  const { name, address, hours } = store;
  return { name, street: address.street, town: townOf(address), hours: openingLines(hours, language) };
}
