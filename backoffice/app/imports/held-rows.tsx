import type { HeldPrice } from '@casamaestra/contract/staff/held-price.ts';
import { Link } from 'react-router';
import { texts } from '../platform/texts.ts';
import { counted, euros } from '../platform/written.ts';
import css from './imports.module.css';

/** The product of a price that waits. */
export const HeldProduct = ({ row: { product_id: id, name, sku } }: { row: HeldPrice }) => (
  <div className={css.product}>
    <Link to={`/prodotti/${id}`}>{name}</Link>
    <small>{sku}</small>
  </div>
);

/** Old and new prices of a row. */
export function HeldChanges({ row: { changes } }: { row: HeldPrice }) {
  const { fields, trial } = texts().imports;
  return (
    <ul className={css.changes}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {fields[field]}: {from === null ? trial.values.nothing : euros(from)} → <strong>{euros(to)}</strong>
        </li>
      ))}
    </ul>
  );
}

export const percentText = (percent: number): string => `${percent > 0 ? '+' : ''}${counted(percent)} %`;

/** Why a price waits, in words. */
export function HeldReasons({ row: { guards } }: { row: HeldPrice }) {
  const { held } = texts().imports;
  return guards.map((guard) => held.guards[guard]).join('; ');
}
