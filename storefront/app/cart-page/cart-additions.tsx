import type { productOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { useEffect, useState } from 'react';
import { browserCart } from '../cart/browser-cart.ts';
import { thumbnailOf } from '../cart/thumbnail.ts';
import { EnergyArrow } from '../catalogue/energy-arrow.tsx';
import { UnitPriceText } from '../catalogue/unit-price-text.tsx';
import { cardOf } from '../catalogue/card.ts';
import 'virtual:texts/rows';
import type { Card } from '../catalogue/card.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useContentLang, useLocale, useMessages } from '../i18n/use-messages.ts';
import { cartItemOf } from '../listing/product-card.tsx';
import { readService } from '../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import css from './cart-additions.module.css';

interface CartAdditionsProps {
  readonly lines: readonly CartLine[];
  /** Of the heading: the drawer has one above, the page of the cart another. */
  readonly level?: 'h2' | 'h3';
}

const shown = 2;
/** What the lines added last need is asked for; more answers would only wait. */
const askedLines = 3;

/** Goods that go with the lines added last, the newest first. */
function useFitting(lines: readonly CartLine[]): readonly Product[] {
  const [fitting, setFitting] = useState<readonly Product[]>([]);
  const newest = [...new Set(lines.map(({ slug }) => slug).toReversed())].slice(0, askedLines).join();
  useEffect(() => {
    const leaving = new AbortController();
    const fittingOf = async (slug: string): Promise<readonly Product[]> => {
      try {
        const answer = await readService<typeof productOperation>(
          'mymb_ecommerce.mymb_b2c.solr_search.products',
          { slug },
          leaving.signal,
        );
        return [...answer.accessoryProducts, ...answer.boughtTogetherProducts];
      } catch (error) {
        if (!leaving.signal.aborted) console.warn('nothing fitting could be loaded', error);
        return [];
      }
    };
    void Promise.all(newest.split(',').map(fittingOf)).then(
      (answers) => leaving.signal.aborted || setFitting(answers.flat()),
    );
    return () => leaving.abort();
  }, [newest]);
  return fitting;
}

/**
 * Goods that the lines added last need, or that others ordered with them; those with a choice to make lead to their page.
 */
export function CartAdditions({ lines, level = 'h3' }: CartAdditionsProps) {
  const { rows: texts, card: cardTexts } = useMessages();
  const lang = useContentLang();
  const Heading = level;
  const fitting = useFitting(lines);
  const here = new Set(lines.map((line) => line.slug));
  const offered = [...new Map(fitting.map((product) => [product.slug, product])).values()]
    .filter((product) => !here.has(product.slug) && !product.is_out_of_stock)
    .slice(0, shown);
  if (offered.length === 0) return null;
  return (
    <section className={css.additions}>
      <Heading>{texts.fitsWell}</Heading>
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
