import type { wishlistOperation } from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { currentAuth, useAuth } from '../login/auth-store.ts';
import 'virtual:texts/reviews';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import type { Card } from '../catalogue/card.ts';
import { cardWithDelivery } from './card-with-delivery.ts';
import css from './listing-page.module.css';
import { ProductCard } from './product-card.tsx';
import { soldNow } from '../catalogue/sold-now.ts';
import { callService } from '../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { paintAsked, startWishlist } from '../wishlist/browser-wishlist.ts';

const shownAtMost = 96;

/** R03: the wishlist as a listing. Guests are sent to the login page and back (A04). */
export function WishlistListing() {
  const auth = useAuth();
  return <LoadedWishlist key={auth?.email ?? ''} />;
}

function LoadedWishlist() {
  const { reviews: texts } = useMessages();
  const locale = useLocale();
  const [cards, setCards] = useState<readonly Card[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (currentAuth() === null) return window.location.replace(urls.login(urls.shop({ wishlist: 'true' })));
    const leaving = new AbortController();
    readWishlistListing(locale, leaving.signal)
      .then(setCards)
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('the wishlist could not be read', error);
        setCards('failed');
      });
    return () => leaving.abort();
  }, [locale]);
  if (cards === 'loading') return <Skeleton height="100svh" />;
  if (cards === 'failed') return <p role="status">{texts.wishlistFailed}</p>;
  if (cards.length > 0) return <WishlistCards title={texts.wishlistTitle} cards={cards} />;
  return (
    <EmptyState level={1} icon="heart" title={texts.wishlistTitle} text={texts.wishlistEmpty}>
      <LinkButton href={urls.shop()}>{texts.toShop}</LinkButton>
    </EmptyState>
  );
}

function WishlistCards({ title, cards }: { title: string; cards: readonly Card[] }) {
  // These hearts were added after the wishlist script filled those of the page.
  useEffect(() => {
    startWishlist();
    paintAsked();
  }, []);
  return (
    <>
      <header className={css.header}>
        <h1>{title}</h1>
      </header>
      <ul className={css.grid}>
        {cards.map((card, index) => (
          <ProductCard key={card.id} card={card} eager={index < 4} tools />
        ))}
      </ul>
    </>
  );
}

async function readWishlistListing(locale: Language, signal: AbortSignal): Promise<readonly Card[]> {
  const method = 'mymb_ecommerce.mymb_ecommerce.wishlist.get_from_wishlist';
  const wishlist = await callService<typeof wishlistOperation>(method, { per_page: shownAtMost }, signal);
  if (!wishlist.ok) throw new Error(wishlist.refusal.message);
  if (wishlist.value.length === 0) return [];
  const skus = wishlist.value.map(({ item_code: sku }) => sku);
  const products = await soldNow(skus, signal);
  return products.map((product) => cardWithDelivery(product, locale));
}
