import css from './skip-link.module.css';

/** First thing in the page; shows itself when it gets the focus. */
export const SkipLink = ({ href, children }: { href: string; children: string }) => (
  <a className={css.skip} href={href}>
    {children}
  </a>
);
