import type { GoodsNow } from '../../cart/read-goods.usecase.ts';
import { nearestWidth, pictureUrl } from '../../media/picture-url.ts';
import type { GoodsPicture } from '../../media/picture-url.ts';
import { euroText } from '../../orders/written.ts';
import type { MailItem, MailPicture } from '../mail-document.ts';

/** Longest side of a picture in CSS pixels; the file is larger, for high-density screens. */
const PICTURE_SIDE = 56;
const PICTURE_POINTS = 160;

/** A picture of goods in a mail; mail programs need absolute URLs. */
export function mailedPicture(
  picture: GoodsPicture | null,
  name: string,
  shopUrl: string,
): MailPicture | null {
  if (picture === null) return null;
  const { hash, width, height, alt } = picture;
  const scale = PICTURE_SIDE / Math.max(width, height);
  return {
    url: `${shopUrl}${pictureUrl(hash, nearestWidth(width, PICTURE_POINTS))}`,
    alt: alt ?? name,
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** One article with its price in force. */
export function goodsLine(
  goods: GoodsNow,
  { qty = 1, note = '' }: { readonly qty?: number; readonly note?: string },
  { language, shopUrl }: { readonly language: string; readonly shopUrl: string },
): MailItem {
  return {
    name: goods.name,
    detail: [goods.options, note].filter((part) => part !== '').join(' · '),
    qty: String(qty),
    amount: euroText(goods.priceCents * qty, language),
    picture: mailedPicture(goods.picture, goods.name, shopUrl),
  };
}
