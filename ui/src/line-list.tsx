import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './line-list.module.css';

/** Items below each other, separated by lines: `<LineList><Line picture={…}>…</Line></LineList>`. */
export const LineList = ({ children }: { children: ReactNode }) => <ul className={css.list}>{children}</ul>;

type LineProps = { picture: ReactNode; className?: string | undefined; children: ReactNode };

/** One item: picture, content, and what is at the end of the row. */
export const Line = ({ picture, className, children }: LineProps) => (
  <li className={classes(css.line, className)}>
    <LinePicture>{picture}</LinePicture>
    {children}
  </li>
);

/** The small square picture of an item, 4.5rem wide unless `--line-picture` is set; may be empty. */
export const LinePicture = ({ children }: { children: ReactNode }) => (
  <span className={css.picture}>{children}</span>
);

type LineNameProps = {
  as?: 'p' | 'h2' | 'span' | undefined;
  lang?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The name of an item, with or without a link. */
export const LineName = ({ as: Tag = 'p', lang, className, children }: LineNameProps) => (
  <Tag className={classes(css.name, className)} lang={lang}>
    {children}
  </Tag>
);
