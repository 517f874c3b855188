import type { CSSProperties } from 'react';
import { buttonLook, LinkButton } from '@casamaestra/ui/button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { Picture } from '@casamaestra/ui/picture.tsx';
import { Rating } from '@casamaestra/ui/rating.tsx';
import { fixed, number } from '@casamaestra/texts/format/number.ts';
import { useContentLang, useLocale, useMessages, wordsLang } from '../i18n/use-messages.ts';
import { PriceTag } from '../catalogue/price-tag.tsx';
import { cardPicture } from '../catalogue/card.ts';
import { productView } from '../product/product-view.ts';
import type { ProductView, VariantView } from '../product/product-view.ts';
import { variantName } from '../product/variant-choice.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { compareRows } from './compare-rows.ts';
import type { ComparedDetail } from './compare-rows.ts';
import { compareLinks } from './compare-steps.server.ts';
import css from './compare.module.css';

/** One column of the table. */
interface Column {
  readonly view: Pick<ProductView, 'name' | 'slug' | 'variants' | 'rating' | 'energy'>;
  readonly variant: VariantView;
  readonly name: string;
  readonly picture: ReturnType<typeof cardPicture> | undefined;
}

const fewPieces = 3;
const pictureSizes = '(min-width: 48rem) 14rem, 9rem';

type CompareTableProps = {
  compared: readonly ComparedDetail[];
  /** Where others of the kind are, when there is room for one. */
  more: { name: string; href: string } | undefined;
};

/** Products side by side: a column for each, a row for each attribute, rows that differ marked by a word. */
export function CompareTable({ compared, more }: CompareTableProps) {
  const messages = useMessages();
  const locale = useLocale();
  const [first] = compared;
  const lang = first && wordsLang(first.product, locale);
  const { compare } = messages;
  const columns = compared.map((one) => columnOf(one, locale));
  const rows = compareRows(compared, messages, locale);
  const several = compared.length > 1;
  return (
    <>
      {several && (
        <label className={css.toggle} data-no-print="">
          <input type="checkbox" />
          {compare.onlyDifferent}
        </label>
      )}
      <div className={css.scroll} role="region" aria-label={compare.table} tabIndex={0}>
        <table
          className={css.table}
          style={{ '--columns': columns.length + (more ? 1 : 0) } as CSSProperties}
        >
          <caption className="visually-hidden">{compare.table}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{messages.compare.attribute}</span>
              </th>
              {columns.map((column) => (
                <ProductHead key={column.variant.sku} column={column} all={compared} />
              ))}
              {more && (
                <td className={css.free} data-no-print="">
                  <a href={more.href}>
                    <Icon name="plus" size={28} />
                    {compare.seeKind(more.name)}
                  </a>
                </td>
              )}
            </tr>
          </thead>
          <tbody>
            <Offers columns={columns} />
            {rows.map(({ label, values, different }) => (
              <tr key={label} className={several && !different ? css.same : undefined}>
                <th scope="row" lang={lang}>
                  {label}
                  {several && different && <Different />}
                </th>
                {values.map((value, index) => (
                  <td key={compared[index]?.sku} lang={value === null ? undefined : lang}>
                    {value ?? (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="visually-hidden">{compare.notSaid}</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {several && rows.every(({ different }) => !different) && <p>{compare.sameAll}</p>}
      </div>
    </>
  );
}

/** A sign and a word for who does not see it: colour alone would not do. */
function Different() {
  const { compare } = useMessages();
  return (
    <span className={css.different} title={compare.different}>
      <span aria-hidden="true">≠</span>
      <span className="visually-hidden">({compare.different})</span>
    </span>
  );
}

function columnOf({ sku, product }: ComparedDetail, locale: Parameters<typeof productView>[1]): Column {
  const view = productView(product, locale);
  const variant = view.variants.find((one) => one.sku === sku) ?? view.variants[0];
  if (!variant) throw new Error('a product without variants');
  const [small] = product.small_pictures;
  const picture = variant.pictures[0] ?? (small ? cardPicture(small) : view.pictures[0]);
  return { view, variant, name: variantName(view, variant), picture };
}

function ProductHead({ column, all }: { column: Column; all: readonly ComparedDetail[] }) {
  const { compare } = useMessages();
  const lang = useContentLang();
  const { view, variant, name, picture } = column;
  const without = compareLinks.without(
    all.map(({ sku }) => sku),
    variant.sku,
  );
  return (
    <th scope="col">
      <div className={css.product}>
        <a
          href={without}
          className={css.remove}
          aria-label={compare.removeNamed(name)}
          title={compare.removeNamed(name)}
          data-no-print=""
        >
          <Icon name="close" size={18} />
        </a>
        {picture && (
          <Picture
            src={picture.src}
            alt=""
            width={picture.width}
            height={picture.height}
            avif={picture.avif}
            webp={picture.webp}
            sizes={pictureSizes}
          />
        )}
        <a href={urls.product(view.slug, variant.sku)} lang={lang}>
          {name}
        </a>
        <AddLink column={column} />
      </div>
    </th>
  );
}

/** Adds from here with scripts, on the page of the cart without. */
function AddLink({ column: { view, variant, name, picture } }: { column: Column }) {
  const { compare } = useMessages();
  const { sku, price, stock } = variant;
  if (stock === 0 || price === 0) {
    return (
      <LinkButton href={urls.product(view.slug, sku)} variant="secondary" size="s">
        {compare.choose}
      </LinkButton>
    );
  }
  const small_pictures = picture
    ? [{ url: picture.src, width: String(picture.width), height: String(picture.height) }]
    : [];
  return (
    <a
      href={urls.cartWith([{ sku, quantity: 1 }])}
      className={buttonLook({ size: 's' })}
      aria-label={compare.addNamed(name)}
      data-item={JSON.stringify({
        name,
        sku,
        slug: view.slug,
        price,
        stock,
        small_pictures,
        energy: view.energy,
      })}
      data-no-print=""
    >
      {compare.add}
    </a>
  );
}

/** What no attribute says: price, reviews, stock. */
function Offers({ columns }: { columns: readonly Column[] }) {
  const { compare, card } = useMessages();
  const locale = useLocale();
  return (
    <>
      <tr>
        <th scope="row">{compare.price}</th>
        {columns.map(({ variant: { sku, price, was, unitPrice } }) => (
          <td key={sku}>
            <PriceTag span={[price, price]} was={was} unitPrice={unitPrice} />
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">{compare.rating}</th>
        {columns.map(({ view: { rating }, variant }) => (
          <td key={variant.sku}>
            {rating ? (
              <Rating
                value={rating[0]}
                label={card.rating(fixed(rating[0], 1, locale), rating[1])}
                note={`${fixed(rating[0], 1, locale)} (${number(rating[1], locale)})`}
              />
            ) : (
              compare.noRating
            )}
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">{compare.stock}</th>
        {columns.map(({ variant: { sku, stock } }) => (
          <td key={sku}>
            {stock === 0 ? card.soldOut : stock <= fewPieces ? card.lastPieces(stock) : compare.inStock}
          </td>
        ))}
      </tr>
    </>
  );
}
