import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { stockLedgerOperation } from '@casamaestra/contract/staff/goods.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ExportList } from '../lists/export-list.tsx';
import { allLoaded } from '../lists/read-all.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import filters from '../lists/filters.module.css';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import css from './goods.module.css';
import { ledgerQuery } from './goods-queries.ts';
import { moveColumns } from './move-columns.ts';
import { ShelfForm } from './shelf-form.tsx';
import { StockForm } from './stock-form.tsx';

type Ledger = OperationOutput<typeof stockLedgerOperation>;

/** The pieces of a variant: found by its SKU, changed with a reason, with every move. */
export function StockScreen() {
  const { goods, shell } = texts();
  const [address, setAddress] = useSearchParams();
  const sku = address.get('sku') ?? '';
  const found = useQuery({ ...ledgerQuery(sku), enabled: sku !== '' });
  const mayEdit = may(useMe(), 'stock', 'edit');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget).get('sku');
    const text = typeof asked === 'string' ? asked.trim() : '';
    setAddress(text === '' ? {} : { sku: text });
  };
  return (
    <>
      <ScreenHead title={shell.screens.stock}>
        <Link to="/magazzino/scorte">{goods.lowStock.title}</Link>
        {mayEdit && <Link to="/magazzino/conteggio">{goods.counting.title}</Link>}
      </ScreenHead>
      <form key={sku} role="search" className={filters.filters} onSubmit={submit}>
        <Field label={goods.find} className={filters.wide}>
          {(control) => <Input {...control} type="search" name="sku" defaultValue={sku} maxLength={64} />}
        </Field>
        <Button type="submit" variant="secondary">
          {goods.findAct}
        </Button>
      </form>
      <Failure error={found.error} />
      {sku === '' && <EmptyState icon="grid" title={shell.screens.stock} text={goods.stockText} level={2} />}
      {sku !== '' && found.data && (
        <div className={css.stock}>
          <StockHead ledger={found.data} />
          {mayEdit && (
            <ScreenPart title={goods.stockAct}>
              <StockForm key={found.data.sku} ledger={found.data} />
            </ScreenPart>
          )}
          {mayEdit && (
            <ScreenPart title={goods.shelf}>
              <ShelfForm key={found.data.sku} ledger={found.data} />
            </ScreenPart>
          )}
          <ScreenPart title={goods.ledger}>
            {found.data.moves.length > 0 && (
              <ExportList
                name="stock_moves"
                columns={moveColumns()}
                readAll={allLoaded('stock_moves', found.data.moves)}
              />
            )}
            <Moves ledger={found.data} />
          </ScreenPart>
        </div>
      )}
    </>
  );
}

function StockHead({ ledger }: { ledger: Ledger }) {
  const { goods } = texts();
  return (
    <p className={css.pieces}>
      <strong>{goods.inStock(counted(ledger.stock))}</strong>
      <span>
        {ledger.name}
        {ledger.options !== '' && ` · ${ledger.options}`}
      </span>
      {ledger.shelf !== '' && <span>{texts().picking.shelf(ledger.shelf)}</span>}
      <span className={css.soft}>
        {ledger.reserved === 0 ? goods.reservedNone : goods.reserved(counted(ledger.reserved))}
      </span>
      <Link to={`/prodotti/${ledger.product_id}`}>{goods.openProduct}</Link>
    </p>
  );
}

function Moves({ ledger }: { ledger: Ledger }) {
  const { goods } = texts();
  if (ledger.moves.length === 0) return <p className={css.soft}>{goods.noMoves}</p>;
  return (
    <table className={css.moves}>
      <caption className="visually-hidden">{goods.ledger}</caption>
      <thead>
        <tr>
          {[goods.when, goods.what, goods.reason, goods.who, goods.move, goods.after].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ledger.moves.map(({ at, kind, detail, who, pieces, stock }) => (
          <tr key={`${at} ${kind} ${detail} ${pieces} ${stock}`}>
            <td>{moment(at)}</td>
            <td>{goods.moves[kind]}</td>
            <td>
              <MoveDetail kind={kind} detail={detail} />
            </td>
            <td>{who}</td>
            <td className={css.end}>
              {pieces > 0 ? '+' : ''}
              {counted(pieces)}
            </td>
            <td className={css.end}>{stock === null ? '' : counted(stock)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Of which order, of which recall, or what was noted. */
function MoveDetail({ kind, detail }: Pick<Ledger['moves'][number], 'kind' | 'detail'>) {
  if (kind === 'order' || kind === 'cancelled')
    return <Link to={`/ordini/${encodeURIComponent(detail)}`}>{detail}</Link>;
  return kind === 'recall' ? <Link to={`/richiami/${detail}`}>{texts().recalls.title(detail)}</Link> : detail;
}
