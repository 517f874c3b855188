import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './line-list.module.css';

/** Things one under the other, a rule between them: `<LineList><Line picture={…}>…</Line></LineList>`. */
export const LineList = ({ children }: { children: ReactNode }) => <ul className={css.list}>{children}</ul>;

type LineProps = { picture: ReactNode; className?: string | undefined; children: ReactNode };

/** One of them: its picture, what it is, what stands at the end of the line. */
export const Line = ({ picture, className, children }: LineProps) => (
  <li className={classes(css.line, className)}>
    <LinePicture>{picture}</LinePicture>
    {children}
  </li>
);

/** The small square picture of a line, 4.5rem wide unless `--line-picture` says otherwise; empty without a picture. */
export const LinePicture = ({ children }: { children: ReactNode }) => (
  <span className={css.picture}>{children}</span>
);

type LineNameProps = {
  as?: 'p' | 'h2' | 'span' | undefined;
  lang?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** What a line is called, a link or not. */
export const LineName = ({ as: Tag = 'p', lang, className, children }: LineNameProps) => (
  <Tag className={classes(css.name, className)} lang={lang}>
    {children}
  </Tag>
);
