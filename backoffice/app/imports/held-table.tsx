import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { HeldChanges, HeldProduct, HeldReasons, percentText } from './held-rows.tsx';
import css from './imports.module.css';
import type { HeldRows } from './imports-query.ts';

type HeldTableProps = {
  rows: HeldRows['rows'];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  onMore: (() => void) | undefined;
  isLoading: boolean;
};

/** Prices that wait: old and new, why, and which are chosen. */
export function HeldTable({ rows, chosen, onChoose, onMore, isLoading }: HeldTableProps) {
  const { held, trial } = texts().imports;
  return (
    <>
      <Table
        caption={held.title}
        columns={[
          { title: held.choose, hidden: true },
          { title: trial.columns.product },
          { title: trial.columns.change },
          { title: trial.columns.percent, end: true },
          { title: held.why },
        ]}
      >
        {rows.map((row) => (
          <tr key={row.position}>
            <td>
              <input
                type="checkbox"
                aria-label={held.chooseOf(row.sku)}
                checked={chosen.has(row.position)}
                onChange={({ target: { checked } }) => {
                  const next = new Set(chosen);
                  if (checked) next.add(row.position);
                  else next.delete(row.position);
                  onChoose(next);
                }}
              />
            </td>
            <td>
              <HeldProduct row={row} />
            </td>
            <td>
              <HeldChanges row={row} />
              {row.changed && <Badge tone="sale">{held.changed}</Badge>}
            </td>
            <td className={css.amount}>{percentText(row.percent)}</td>
            <td>
              <HeldReasons row={row} />
            </td>
          </tr>
        ))}
      </Table>
      {onMore && (
        <div>
          <Button variant="secondary" size="s" busy={isLoading} onClick={onMore}>
            {held.more(counted(rows.length))}
          </Button>
        </div>
      )}
    </>
  );
}
