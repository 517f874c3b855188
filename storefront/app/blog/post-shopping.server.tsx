import { urls } from '@casamaestra/contract/pages.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { LinkButton } from '@casamaestra/ui/button.tsx';
import { Picture } from '@casamaestra/ui/picture.tsx';
import { contentLang, useLocale, useMessages } from '../i18n/use-messages.ts';
import { EnergyArrow } from '../catalogue/energy-arrow.tsx';
import { GoodsList } from '../cart/goods-list.server.tsx';
import type { ProjectLines } from '../cart/project-lines.server.ts';
import type { PostProduct } from './post-goods.server.ts';
import css from './post.module.css';

/** What a project needs; one link puts all of it into the cart. */
export function ShoppingList({ lines: { goods, soldOut } }: { lines: ProjectLines }) {
  const { blog } = useMessages();
  const locale = useLocale();
  return (
    <section lang={locale} className={css.list} aria-labelledby="post-goods">
      <h2 id="post-goods">{blog.goods}</h2>
      <p>{blog.goodsText}</p>
      <GoodsList goods={goods} soldOut={soldOut} total={blog.total} />
      {goods.length > 0 && (
        <LinkButton href={urls.cartWith(goods)} size="l" icon="cart" data-no-print="">
          {blog.toCart}
        </LinkButton>
      )}
    </section>
  );
}

/** The products a post is about. */
export function Products({ products }: { products: readonly PostProduct[] }) {
  const { blog } = useMessages();
  const locale = useLocale();
  return (
    <section className={css.products} aria-labelledby="post-products" data-no-print="">
      <h2 id="post-products">{blog.products}</h2>
      <ul lang={contentLang(locale)}>
        {products.map(({ name, href, picture, price: [low, high], energy }) => (
          <li key={href}>
            {picture && <Picture {...picture} alt="" sizes="(width < 48rem) 44vw, 16rem" />}
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <p lang={locale} className="tabular">
              {low < high ? blog.from(money(low, locale)) : money(low, locale)}
            </p>
            {energy && <EnergyArrow energy={energy} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
