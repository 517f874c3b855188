import { classes } from './classes.ts';
import css from './money.module.css';

type MoneyProps = {
  /** Ready to show: "19,90 €", "da 12,00 €", "12,00 – 19,00 €". */
  text: string;
  /** The struck amount, ready to show. */
  was?: string | undefined;
  /**
   * Read before each amount by screen readers, which do not announce a strike: "Prezzo attuale", "Prezzo
   * precedente".
   */
  labels?: { now: string; was: string } | undefined;
  /** Second line: unit price, lowest price of the last 30 days. */
  note?: string | undefined;
  size?: 's' | 'm' | 'l' | undefined;
};

/** An amount of money as text, optionally with a struck one. Presentation only. */
export const Money = ({ text, was, labels, note, size = 'm' }: MoneyProps) => (
  <span className={classes(css.money, css[size])}>
    {was && labels && <span className="visually-hidden">{labels.now} </span>}
    <span className={classes(css.now, was && css.cut)}>{text}</span>
    {was && (
      <>
        {' '}
        {labels && <span className="visually-hidden">{labels.was} </span>}
        <s className={css.was}>{was}</s>
      </>
    )}
    {note && <span className={css.note}>{note}</span>}
  </span>
);
