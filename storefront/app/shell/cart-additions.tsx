import type { productOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { useEffect, useState } from 'react';
import { browserCart } from '../cart/browser-cart.ts';
import { thumbnailOf } from '../cart/thumbnail.ts';
import { EnergyArrow } from '../catalogue/energy-arrow.tsx';
import { UnitPriceText } from '../catalogue/unit-price-text.tsx';
import { cardOf } from '../catalogue/card.ts';
import type { Card } from '../catalogue/card.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useContentLang, useLocale, useMessages } from '../i18n/use-messages.ts';
import { cartItemOf } from '../listing/product-card.tsx';
import { readService } from '../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import css from './cart-drawer.module.css';

const shown = 2;

/** Goods that the one added last needs, or that others ordered with it; those with a choice to make lead to their page. */
export function CartAdditions({ lines }: { lines: readonly CartLine[] }) {
  const { shell: texts, card: cardTexts } = useMessages();
  const lang = useContentLang();
  const [fitting, setFitting] = useState<readonly Product[]>([]);
  const slug = lines.at(-1)?.slug ?? '';
  useEffect(() => {
    const leaving = new AbortController();
    readService<typeof productOperation>(
      'mymb_ecommerce.mymb_b2c.solr_search.products',
      { slug },
      leaving.signal,
    ).then(
      ({ accessoryProducts, boughtTogetherProducts }) =>
        setFitting([...accessoryProducts, ...boughtTogetherProducts]),
      (error: unknown) => {
        if (!leaving.signal.aborted) console.warn('nothing fitting could be loaded', error);
      },
    );
    return () => leaving.abort();
  }, [slug]);
  const here = new Set(lines.map((line) => line.slug));
  const offered = [...new Map(fitting.map((product) => [product.slug, product])).values()]
    .filter((product) => !here.has(product.slug) && !product.is_out_of_stock)
    .slice(0, shown);
  if (offered.length === 0) return null;
  return (
    <section className={css.additions}>
      <h3>{texts.fitsWell}</h3>
      <ul lang={lang} className={css.lines}>
        {offered.map((product) => {
          const card = cardOf(product);
          return (
            <li key={product.slug} className={css.line}>
              {product.small_pictures[0] && (
                <img
                  src={thumbnailOf(product.small_pictures[0]).src}
                  alt=""
                  width={56}
                  height={56}
                  className={css.picture}
                />
              )}
              <div>
                <a href={urls.product(card.slug)} className={css.name}>
                  {card.name}
                </a>
                <Price card={card} />
                {card.energy && <EnergyArrow energy={card.energy} />}
              </div>
              {card.variants === undefined && (
                <IconButton
                  icon="plus"
                  size="s"
                  label={cardTexts.addNamed(card.name)}
                  onClick={() => browserCart().add(cartItemOf(card))}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Price({ card: { price, unitPrice } }: { card: Card }) {
  const locale = useLocale();
  return (
    <p className="tabular">
      {money(price[0], locale)}
      {unitPrice && (
        <small>
          {' · '}
          <UnitPriceText of={unitPrice} />
        </small>
      )}
    </p>
  );
}
