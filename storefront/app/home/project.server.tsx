import { buttonLook } from '@casamaestra/ui/button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { Picture } from '@casamaestra/ui/picture.tsx';
import { money } from '@casamaestra/texts/format/money.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { useContentLang, useLocale, useMessages } from '../i18n/use-messages.ts';
import type { Promo } from './home-view.ts';
import css from './project.module.css';

/** A project with what it needs: one link puts all of it into the cart. */
export const Project = ({ promo, lang }: { promo: Promo | null; lang: Language | undefined }) => {
  return (
    promo && (
      <section lang={lang} className={css.band} aria-labelledby="home-promo">
        <div className={`page ${css.row}`}>
          <div className={css.words}>
            <h2 id="home-promo" className={css.title}>
              {promo.title}
            </h2>
            <p className={css.text}>{promo.text}</p>
            <a href={promo.url} className={css.more}>
              {promo.button}
              <Icon name="arrow-right" size={18} />
            </a>
            {promo.picture && (
              <Picture
                {...promo.picture}
                alt=""
                sizes="(width < 48rem) 90vw, 36rem"
                fit="photo"
                className={css.picture}
              />
            )}
          </div>
          {promo.goods.length > 0 && <Goods promo={promo} lang={lang} />}
        </div>
      </section>
    )
  );
};

function Goods({ promo, lang }: { promo: Promo; lang: Language | undefined }) {
  const { goods, total, addUrl } = promo;
  const { home: texts } = useMessages();
  const goodsLang = useContentLang();
  const locale = useLocale();
  return (
    <div lang={lang && locale} className={css.bill}>
      <h3 className={css.billTitle}>{texts.projectGoods}</h3>
      <ul lang={goodsLang} className={css.goods}>
        {goods.map(({ sku, name, url, quantity, price, image }) => (
          <li key={sku} className={css.good}>
            <img src={image} alt="" width={44} height={44} loading="lazy" />
            <a href={url}>{name}</a>
            <span className="tabular">
              {quantity > 1 && `${quantity} × `}
              {money(price, locale)}
            </span>
          </li>
        ))}
      </ul>
      <p className={css.total}>
        <span>{texts.projectTotal}</span>
        <strong className="tabular">{money(total, locale)}</strong>
      </p>
      <a href={addUrl} className={buttonLook({ size: 'l', wide: true })}>
        {texts.projectToCart}
      </a>
    </div>
  );
}
