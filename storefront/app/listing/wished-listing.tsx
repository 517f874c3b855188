import type { wishlistOperation } from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import { LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { currentAuth, useAuth } from '../login/auth-store.ts';
import 'virtual:texts/reviews';
import { useMessages } from '../i18n/use-messages.ts';
import { cardOf } from '../goods/card.ts';
import type { Card } from '../goods/card.ts';
import css from './listing-page.module.css';
import { ProductCard } from './product-card.tsx';
import { soldNow } from '../goods/sold-now.ts';
import { callService } from '../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { paint, startWishes } from '../wishlist/wishes.ts';

const shownAtMost = 96;

/** R03: the wishlist as a listing. A visitor is sent to the login and comes back (A04). */
export function WishedListing() {
  const auth = useAuth();
  return <Wished key={auth?.email ?? ''} />;
}

function Wished() {
  const { reviews: texts } = useMessages();
  const [cards, setCards] = useState<readonly Card[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (currentAuth() === null) return window.location.replace(urls.login(urls.shop({ wishlist: 'true' })));
    const leaving = new AbortController();
    readWished(leaving.signal)
      .then(setCards)
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('the wishlist could not be read', error);
        setCards('failed');
      });
    return () => leaving.abort();
  }, []);
  if (cards === 'loading') return <Skeleton height="100svh" />;
  if (cards === 'failed') return <p role="status">{texts.wishFailed}</p>;
  if (cards.length > 0) return <WishedCards title={texts.wishedTitle} cards={cards} />;
  return (
    <EmptyState level={1} icon="heart" title={texts.wishedTitle} text={texts.wishedEmpty}>
      <LinkButton href={urls.shop()}>{texts.toShop}</LinkButton>
    </EmptyState>
  );
}

function WishedCards({ title, cards }: { title: string; cards: readonly Card[] }) {
  // These hearts come after the page's own were filled.
  useEffect(() => {
    startWishes();
    paint();
  }, []);
  return (
    <>
      <header className={css.header}>
        <h1>{title}</h1>
      </header>
      <ul className={css.grid}>
        {cards.map((card, index) => (
          <ProductCard key={card.id} card={card} eager={index < 4} />
        ))}
      </ul>
    </>
  );
}

async function readWished(signal: AbortSignal): Promise<readonly Card[]> {
  const method = 'mymb_ecommerce.mymb_ecommerce.wishlist.get_from_wishlist';
  const wished = await callService<typeof wishlistOperation>(method, { per_page: shownAtMost }, signal);
  if (!wished.ok) throw new Error(wished.refusal.message);
  if (wished.value.length === 0) return [];
  const skus = wished.value.map(({ item_code: sku }) => sku);
  const products = await soldNow(skus, signal);
  return products.map((product) => cardOf(product));
}
