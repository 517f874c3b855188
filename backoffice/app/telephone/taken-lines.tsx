import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Quantity } from '@casamaestra/ui/quantity.tsx';
import { texts } from '../platform/texts.ts';
import type { ChangeDraft, Draft } from './draft.ts';
import css from './telephone.module.css';

/** The articles of the draft, each with its quantity. */
export function TakenLines({ lines, onChange }: { lines: Draft['lines']; onChange: ChangeDraft }) {
  const { telephone } = texts();
  if (lines.length === 0) return <p className={css.soft}>{telephone.noLines}</p>;
  return (
    <ul className={css.found}>
      {lines.map(({ sku, name, options, qty }) => (
        <li key={sku}>
          <span>
            <strong>{name}</strong> {options}
            <br />
            <span className={css.soft}>{sku}</span>
          </span>
          <Quantity
            small
            label={telephone.pieces(`${name} ${sku}`)}
            decreaseLabel={telephone.fewer}
            increaseLabel={telephone.more}
            value={qty}
            max={9_999}
            onChange={(next) =>
              onChange((before) => ({
                lines: before.lines.map((line) => (line.sku === sku ? { ...line, qty: next } : line)),
              }))
            }
          />
          <IconButton
            size="s"
            icon="close"
            label={telephone.remove(`${name} ${sku}`)}
            onClick={() => onChange((before) => ({ lines: before.lines.filter((line) => line.sku !== sku) }))}
          />
        </li>
      ))}
    </ul>
  );
}
