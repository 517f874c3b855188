import { urls } from '@casamaestra/contract/pages.ts';
import { letterTexts } from '@casamaestra/texts/mail/letter-texts.ts';
import { goodsLine } from '../mail/compose/goods-block.ts';
import { sellerLines } from '../mail/compose/law-blocks.ts';
import type { MailDocument } from '../mail/mail-document.ts';
import type { MailKinds } from '../mail-queue/mail-kinds.ts';
import { euroText } from '../orders/written.ts';
import type { LetterDependencies } from './letter-sources.ts';

/** Articles of the wishlist that still cost less; null when none does, or the customer wants no more such mails. */
export async function priceDropMail(
  { customer, goods, stop }: MailKinds['price_drop'],
  language: string,
  deps: LetterDependencies,
): Promise<MailDocument | null> {
  if ((await deps.choices(customer)).price_drops_since === null) return null;
  const before = new Map(goods.map(({ sku, beforeCents }) => [sku, beforeCents]));
  const now = await deps.goods([...before.keys()]);
  const lower = now.filter(({ sku, priceCents }) => priceCents < (before.get(sku) ?? 0));
  if (lower.length === 0) return null;
  const texts = letterTexts(language);
  const shopUrl = deps.publicUrl();
  const lines = lower.map((one) => {
    const note = texts.priceBefore(euroText(before.get(one.sku) ?? 0, language));
    return goodsLine(one, { note }, { language, shopUrl });
  });
  return {
    language,
    ...texts.priceDrop(lower.length),
    blocks: [
      { kind: 'goods', lines },
      { kind: 'button', label: texts.toWishlist, url: shopUrl + urls.wishlist() },
      { kind: 'small', text: texts.priceDropText },
    ],
    foot: [texts.priceDropReason, ...sellerLines(deps.config.shop)],
    unsubscribeUrl: stop,
    unsubscribeLabel: texts.stop,
  };
}

/** What was left in the cart and is still sold; null when nothing is, or the customer wants no more such mails. */
export async function cartReminderMail(
  { customer, goods, stop }: MailKinds['cart_reminder'],
  language: string,
  deps: LetterDependencies,
): Promise<MailDocument | null> {
  if ((await deps.choices(customer)).cart_reminders_since === null) return null;
  const wanted = new Map(goods.map(({ sku, qty }) => [sku, qty]));
  const found = await deps.goods([...wanted.keys()]);
  const sold = found.filter(({ stock }) => stock > 0);
  if (sold.length === 0) return null;
  const texts = letterTexts(language);
  const shopUrl = deps.publicUrl();
  const lines = sold.map((one) => goodsLine(one, { qty: wanted.get(one.sku) ?? 1 }, { language, shopUrl }));
  return {
    language,
    ...texts.cart,
    blocks: [
      { kind: 'paragraph', text: texts.cartText, part: 'opening' },
      { kind: 'goods', lines },
      { kind: 'button', label: texts.toCart, url: shopUrl + urls.cart() },
    ],
    foot: [texts.cartReason, ...sellerLines(deps.config.shop)],
    unsubscribeUrl: stop,
    unsubscribeLabel: texts.stop,
  };
}
