import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import type { Article, TakenPieces } from './pick-list.ts';
import css from './picking.module.css';

type ArticleListProps = {
  articles: readonly Article[];
  counts: TakenPieces;
  onCount: (sku: string, count: number) => void;
};

/** What to take from the shelves, and how much of it is taken. */
export function ArticleList({ articles, counts, onCount }: ArticleListProps) {
  const { picking } = texts();
  const total = (of: (article: Article) => number) => articles.reduce((sum, article) => sum + of(article), 0);
  const taken = total(({ sku, wanted }) => Math.min(wanted, counts[sku] ?? 0));
  return (
    <section className={css.part} aria-label={picking.articles}>
      <h2>{picking.articles}</h2>
      <p className={css.soft} data-no-print="">
        {picking.progress(counted(taken), counted(total(({ wanted }) => wanted)))}
      </p>
      <ul className={css.articles}>
        {articles.map((article) => (
          <li key={article.sku} data-done={(counts[article.sku] ?? 0) >= article.wanted ? '' : undefined}>
            <Row article={article} count={counts[article.sku] ?? 0} onCount={onCount} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type RowProps = { article: Article; count: number; onCount: ArticleListProps['onCount'] };

function Row({ article, count, onCount }: RowProps) {
  const { picking } = texts();
  const { sku, gtin, name, options, picture, wanted, orders, shelf, custom_made: made } = article;
  const codes = [options, made ? picking.customMade : '', sku, gtin ?? ''].filter((text) => text !== '');
  return (
    <>
      {picture === null ? (
        <span className={css.picture} />
      ) : (
        <img src={picture} alt="" className={css.picture} />
      )}
      <span className={css.article}>
        <strong>{name}</strong>
        {shelf !== null && <b>{picking.shelf(shelf)}</b>}
        <small>{codes.join(' · ')}</small>
        <small>{orders.map(({ number, pieces }) => `${number} (${counted(pieces)})`).join(', ')}</small>
      </span>
      <span className={css.count}>
        <span data-no-print="">
          <IconButton
            icon="minus"
            label={picking.less(name)}
            aria-disabled={count === 0}
            onClick={() => onCount(sku, count - 1)}
          />
        </span>
        <b data-no-print="">{picking.of(counted(count), counted(wanted))}</b>
        <b className={css.printed}>{counted(wanted)} ×</b>
        <span data-no-print="">
          <IconButton
            icon="plus"
            label={picking.more(name)}
            aria-disabled={count >= wanted}
            onClick={() => onCount(sku, Math.min(wanted, count + 1))}
          />
        </span>
      </span>
    </>
  );
}
