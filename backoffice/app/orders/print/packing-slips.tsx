import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import css from './print.module.css';

/** What a slip says; without prices. */
export interface Slip {
  readonly number: string;
  /** Whom it goes to, line by line. */
  readonly to: readonly string[];
  /** How it is delivered. */
  readonly way: string;
  /** What the buyer wrote; empty: nothing. */
  readonly note: string;
  readonly lines: readonly {
    readonly sku: string;
    readonly name: string;
    readonly options: string;
    readonly pieces: number;
  }[];
}

/** What is put into each parcel: a page an order. */
export function PackingSlips({ slips }: { slips: readonly Slip[] }) {
  const { picking } = texts();
  return slips.map(({ number, to, way, note, lines }) => (
    <section key={number} className={css.page}>
      <h2>
        {picking.slip} {number}
      </h2>
      <address>
        {to.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>{way}</p>
      {note !== '' && <p>«{note}»</p>}
      <ul>
        {lines.map(({ sku, name, options, pieces }) => (
          <li key={sku}>
            {counted(pieces)} × {name}
            {options !== '' && `, ${options}`} ({sku})
          </li>
        ))}
      </ul>
      <p>{picking.signature}: ____________________</p>
    </section>
  ));
}
