import type { picksOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { say } from '@casamaestra/ui/live.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useEffect, useId, useState } from 'react';
import 'virtual:texts/seen';
import { useContentLang, useMessages } from '../i18n/use-messages.ts';
import { cardOf } from '../catalogue/card.ts';
import type { Card } from '../catalogue/card.ts';
import { PriceTag } from '../catalogue/price-tag.tsx';
import { soldNow } from '../catalogue/sold-now.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { can } from '../platform/capabilities.ts';
import { readService } from '../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { forgetSeen, seenIn, seenKey } from './seen-list.ts';
import css from './seen-row.module.css';

interface Tile {
  readonly card: Card;
  readonly sku: string;
}

/**
 * The products seen in this browser, with the prices of now; nothing when there are none but the page's own (`id`).
 * A page that is of no product shows what goes with them below.
 */
export function SeenRow({ id }: { id?: number }) {
  const { seen: texts } = useMessages();
  const [tiles, setTiles] = useState<readonly Tile[]>([]);
  const [picks, setPicks] = useState<readonly Tile[]>([]);
  const heading = useId();
  useEffect(() => {
    const leaving = new AbortController();
    const read = (): void => {
      Promise.all([readSeen(id, leaving.signal), id === undefined ? readPicks(leaving.signal) : []])
        .then(([seen, going]) => {
          setTiles(seen);
          setPicks(going);
        })
        .catch((error: unknown) => {
          if (!leaving.signal.aborted) console.warn('what was seen could not be read', error);
        });
    };
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === seenKey || key === null) read();
    };
    read();
    window.addEventListener('storage', onStorage, { signal: leaving.signal });
    return () => leaving.abort();
  }, [id]);
  const clear = (): void => {
    forgetSeen(browserStorage());
    setTiles([]);
    setPicks([]);
    say(texts.cleared);
  };
  return (
    <>
      {tiles.length > 0 && (
        <section className={css.row} aria-labelledby={heading} data-row="">
          <div className={css.head}>
            <h2 id={heading}>{texts.title}</h2>
            <Button variant="quiet" size="s" onClick={clear}>
              {texts.clear}
            </Button>
          </div>
          <Tiles tiles={tiles} heading={heading} />
        </section>
      )}
      {picks.length > 0 && <Picks tiles={picks} />}
    </>
  );
}

function Picks({ tiles }: { tiles: readonly Tile[] }) {
  const { seen: texts } = useMessages();
  const heading = useId();
  return (
    <section className={css.row} aria-labelledby={heading} data-row="">
      <div className={css.head}>
        <h2 id={heading}>{texts.forYou}</h2>
        <p>{texts.forYouWhy}</p>
      </div>
      <Tiles tiles={tiles} heading={heading} />
    </section>
  );
}

function Tiles({ tiles, heading }: { tiles: readonly Tile[]; heading: string }) {
  const lang = useContentLang();
  return (
    <ul className={css.tiles} tabIndex={0} aria-labelledby={heading}>
      {tiles.map(({ card, sku }) => (
        <li key={card.id}>
          {card.picture && <img src={card.picture.src} alt="" width={136} height={136} loading="lazy" />}
          <a lang={lang} href={urls.product(card.slug, sku)}>
            {card.name}
          </a>
          <PriceTag span={card.price} unitPrice={card.unitPrice} size="s" />
        </li>
      ))}
    </ul>
  );
}

async function readSeen(own: number | undefined, signal: AbortSignal): Promise<Tile[]> {
  const seen = seenIn(browserStorage()).filter(({ id }) => id !== own);
  if (seen.length === 0) return [];
  const products = await soldNow(
    seen.map(({ sku }) => sku),
    signal,
  );
  const known = new Map(products.map((product) => [product.id, product]));
  const gone = seen.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  if (gone.length > 0) forgetSeen(browserStorage(), gone);
  return seen.flatMap(({ id, sku }) => {
    const product = known.get(id);
    return product ? [{ card: cardOf(product), sku }] : [];
  });
}

/** What goes with the products seen; a row less is better than none of both, so a failure is none. */
async function readPicks(signal: AbortSignal): Promise<Tile[]> {
  const seen = seenIn(browserStorage());
  if (seen.length === 0 || !can('picks')) return [];
  try {
    const query = { seen: seen.map(({ id }) => id).join(';') };
    const { products } = await readService<typeof picksOperation>('casamaestra.catalog.picks', query, signal);
    return products.map((product) => ({ card: cardOf(product), sku: product.sku }));
  } catch (error) {
    if (!signal.aborted) console.warn('what goes with what was seen could not be read', error);
    return [];
  }
}
