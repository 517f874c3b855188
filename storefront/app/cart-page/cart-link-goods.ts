import { showToast } from '@casamaestra/ui/toast.ts';
import { addFromLink } from '../cart/add-from-link.ts';
import { messagesOf } from '../i18n/messages.ts';
import type { Messages } from '../i18n/messages.ts';
import { documentLocale } from '../platform/locale.ts';

/** Adds the goods of a link to the cart and says so; loaded only when the address of the cart has some. */
export async function addGoodsOfLink(texts: Messages['cart']): Promise<void> {
  try {
    const { added, soldOut } = await addFromLink();
    const missing = messagesOf(documentLocale()).card.soldOut;
    const left = soldOut.length === 0 ? '' : ` ${missing}: ${soldOut.join(' · ')}.`;
    showToast({ text: texts.addedByLink(added) + left });
  } catch (error) {
    console.warn('the goods of the link could not be added', error);
    showToast({ kind: 'danger', text: messagesOf(documentLocale()).page.problemTitle });
  }
}
