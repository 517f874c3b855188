import css from './skip-link.module.css';

/** The first link of the page; visible when focused. */
export const SkipLink = ({ href, children }: { href: string; children: string }) => (
  <a className={css.skip} href={href}>
    {children}
  </a>
);
