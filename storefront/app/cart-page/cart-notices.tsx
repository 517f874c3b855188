import { showToast } from '@casamaestra/ui/toast.ts';
import { useEffect } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { onAddedToCart } from '../cart/browser-cart.ts';

/** Notification that a product was added, with links to cart and checkout (C01, L14). */
export function CartNotices() {
  const messages = useMessages();
  useEffect(
    () =>
      onAddedToCart((item, allTaken) => {
        const picture = item.small_pictures[0];
        showToast({
          kind: 'cart',
          key: item.sku,
          text: allTaken
            ? messages.page.allInCart(item.name, item.stock ?? 0)
            : messages.page.addedToCart(item.name),
          links: [
            { label: messages.page.viewCart, href: urls.cart() },
            { label: messages.page.toCheckout, href: urls.pay() },
          ],
          ...(picture && { picture: { src: picture.url, alt: '' } }),
        });
      }),
    [messages],
  );
  return null;
}
