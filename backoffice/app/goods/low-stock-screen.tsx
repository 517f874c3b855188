import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { lowStockOperation } from '@casamaestra/contract/staff/low-stock.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import filters from '../lists/filters.module.css';
import { MoreRows } from '../lists/more-rows.tsx';
import { Failure } from '../platform/failure.tsx';
import { inPages } from '../platform/in-pages.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import css from './goods.module.css';

const USUAL = 5;

function mostIn(address: URLSearchParams): number {
  const typed = Number(address.get('pezzi') ?? USUAL);
  return Number.isInteger(typed) && typed >= 0 && typed <= 1000 ? typed : USUAL;
}

/** Variants in sale with few pieces: what is free, what unpaid orders hold, and how fast it goes. */
export function LowStockScreen() {
  const { lowStock: words } = texts().goods;
  const [address, setAddress] = useSearchParams();
  const most = mostIn(address);
  const found = useInfiniteQuery(inPages(lowStockOperation, { most }));
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <ScreenHead title={words.title}>
        <Link to="/magazzino">{texts().shell.screens.stock}</Link>
      </ScreenHead>
      <p className={css.soft}>{words.intro}</p>
      <form
        key={most}
        className={filters.filters}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('pezzi');
          setAddress({ pezzi: typeof typed === 'string' ? typed : String(USUAL) });
        }}
      >
        <Field label={words.most}>
          {(control) => (
            <Input {...control} name="pezzi" type="number" min={0} max={1000} defaultValue={most} />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {words.apply}
        </Button>
      </form>
      <Failure error={found.error} />
      {found.isSuccess && rows.length === 0 ? (
        <EmptyState icon="check" title={words.none} text={words.noneText} level={2} />
      ) : (
        <LowStockTable rows={rows} />
      )}
      <MoreRows label={words.more} found={found} />
    </>
  );
}

function LowStockTable({ rows }: { rows: OperationOutput<typeof lowStockOperation>['rows'] }) {
  const { lowStock: words } = texts().goods;
  return (
    <Table
      caption={words.title}
      columns={[
        { title: words.article },
        { title: words.sku },
        { title: words.free, end: true },
        { title: words.held, end: true },
        { title: words.sold, end: true },
      ]}
    >
      {rows.map(({ sku, name, options, stock, reserved, sold }) => (
        <tr key={sku}>
          <td>{[name, options].filter((text) => text !== '').join(' · ')}</td>
          <td>
            <Link to={`/magazzino?sku=${encodeURIComponent(sku)}`}>{sku}</Link>
          </td>
          <td className={css.end}>{counted(stock)}</td>
          <td className={css.end}>{counted(reserved)}</td>
          <td className={css.end}>{counted(sold)}</td>
        </tr>
      ))}
    </Table>
  );
}
