import type { CSSProperties } from 'react';
import css from './rating.module.css';

type RatingProps = {
  /** 0 to 5, decimals allowed. */
  value: number;
  /** Read by screen readers instead of the stars: "4,3 su 5, 12 recensioni". */
  label: string;
  /** Shown beside the stars, such as the number of reviews. */
  note?: string | undefined;
};

/** Five stars filled to the value. */
export const Rating = ({ value, label, note }: RatingProps) => (
  <span className={css.rating}>
    <span
      className={css.stars}
      style={{ '--share': `${Math.min(5, Math.max(0, value)) * 20}%` } as CSSProperties}
      role="img"
      aria-label={label}
    />
    {note && <span aria-hidden="true">{note}</span>}
  </span>
);
