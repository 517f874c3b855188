import css from './breadcrumbs.module.css';

export type Crumb = { label: string; href?: string | undefined };

/** Links from the home page to the current page; the last item is the page itself and needs no href. */
export const Breadcrumbs = ({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) => (
  <nav aria-label={label} className={css.crumbs}>
    <ol className={css.list}>
      {crumbs.map((crumb, index) => (
        <li key={crumb.href ?? crumb.label} className={css.crumb}>
          {crumb.href && index < crumbs.length - 1 ? (
            <a href={crumb.href}>{crumb.label}</a>
          ) : (
            <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
