import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { returnsLine } from '@casamaestra/contract/shop/shop-words.ts';

/** What these pages say of the seller. */
export interface Seller {
  readonly company: string;
  /** Where questions about a withdrawal go. */
  readonly email: string;
  /** Where goods are sent back to, in a line. */
  readonly returnsAddress: string;
}

export const sellerOf = (shop: ShopFile): Seller => ({
  company: shop.company.name,
  email: shop.contacts.withdrawal_email,
  returnsAddress: returnsLine(shop),
});
