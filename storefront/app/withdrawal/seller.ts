import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { returnsLine } from '@casamaestra/contract/shop/shop-words.ts';

/** The seller's data on these pages. */
export interface Seller {
  readonly company: string;
  /** E-mail address for questions about a withdrawal. */
  readonly email: string;
  /** Return address in one line. */
  readonly returnsAddress: string;
}

export const sellerOf = (shop: ShopFile): Seller => ({
  company: shop.company.name,
  email: shop.contacts.withdrawal_email,
  returnsAddress: returnsLine(shop),
});
