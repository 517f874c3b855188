import { classes } from './classes.ts';
import css from './pagination.module.css';
import { Icon } from './icon.tsx';

type PaginationProps = {
  /** Name of the landmark: "Pagine dei risultati". */
  label: string;
  /** One-based. */
  page: number;
  pages: number;
  href: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
};

/** First and last page and the neighbours of the current one; 0 marks a gap. */
export const pageWindow = (page: number, pages: number): number[] => {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((n, i) => {
    const before = shown[i - 1] ?? 0;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [0, n] : [n];
  });
};

/** Links to the pages of a list. Renders nothing for a single page. */
export const Pagination = ({
  label,
  page,
  pages,
  href,
  previousLabel,
  nextLabel,
  pageLabel,
}: PaginationProps) =>
  pages < 2 ? null : (
    <nav aria-label={label} className={css.pagination}>
      {page > 1 && (
        <a className={css.step} href={href(page - 1)} rel="prev">
          <Icon name="chevron-left" size={18} />
          <span>{previousLabel}</span>
        </a>
      )}
      <ol className={css.list}>
        {pageWindow(page, pages).map((n, index, shown) =>
          n === 0 ? (
            <li key={`after ${shown[index - 1]}`} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={n}>
              <a
                className={css.page}
                href={href(n)}
                aria-label={pageLabel(n)}
                aria-current={n === page ? 'page' : undefined}
              >
                {n}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <a className={classes(css.step, css.next)} href={href(page + 1)} rel="next">
          <span>{nextLabel}</span>
          <Icon name="chevron-right" size={18} />
        </a>
      )}
    </nav>
  );
