import { SectionHeading } from '@casamaestra/ui/section-heading.tsx';
import { Picture } from '@casamaestra/ui/picture.tsx';
import { urls } from '@casamaestra/contract/pages.ts';
import type { Card } from '../catalogue/card.ts';
import { EnergyArrow } from '../catalogue/energy-arrow.tsx';
import { PriceTag } from '../catalogue/price-tag.tsx';
import { useContentLang, useMessages } from '../i18n/use-messages.ts';
import css from './best-and-new.module.css';
import { ProductGrid } from './product-grid.tsx';

/** What sells best as a list of places, beside what is new as cards: two forms, so that nothing above is repeated. */
export const BestAndNew = ({ best, latest }: { best: readonly Card[]; latest: readonly Card[] }) => {
  const { home: texts } = useMessages();
  if (best.length + latest.length === 0) return null;
  return (
    <section className={`page ${css.pair}`}>
      {best.length > 0 && <Ranking cards={best} />}
      <ProductGrid
        id="home-latest"
        title={texts.latest}
        text={texts.latestText}
        link={{ label: texts.seeAll, href: urls.shop({}, 'novita') }}
        cards={latest}
        beside
      />
    </section>
  );
};

const Ranking = ({ cards }: { cards: readonly Card[] }) => {
  const { home: texts } = useMessages();
  const lang = useContentLang();
  return (
    <section aria-labelledby="home-featured">
      <SectionHeading
        id="home-featured"
        title={texts.featured}
        link={{ label: texts.seeAll, href: urls.shop({ order_by: 'best-seller' }) }}
      />
      <ol className={css.list}>
        {cards.map(({ id, slug, variant, name, facts, picture, price, was, from, unitPrice, energy }) => (
          <li key={id} className={css.line}>
            <span className={css.thumb}>{picture && <Picture {...picture} alt="" sizes="6rem" />}</span>
            <div className={css.words}>
              <h3 lang={lang} className={css.name}>
                <a href={urls.product(slug, variant)}>{name}</a>
              </h3>
              {facts && <p className={css.facts}>{facts}</p>}
              <PriceTag span={price} was={was} from={from} unitPrice={unitPrice} size="s" />
              {energy && <EnergyArrow energy={energy} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};
