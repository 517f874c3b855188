import {
  searchesShownFrom,
  searchFiguresOperation,
  type SearchFigures,
} from '@casamaestra/contract/staff/staff-search.operations.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './search.module.css';

const periods = [7, 30, 90] as const;

type FiguresProps = { onTry: (query: string) => void };

/** The commonest queries, those without result, and those that fall; the period is in the address. */
export function SearchFiguresPart({ onTry }: FiguresProps) {
  const { search } = texts();
  const [address, setAddress] = useSearchParams();
  const days = periods.find((one) => String(one) === address.get('giorni')) ?? 30;
  const { data, error } = useQuery(reading(searchFiguresOperation, { days }));
  return (
    <section className={css.figures}>
      <div className={css.period}>
        <Field label={search.days}>
          {(control) => (
            <Select
              {...control}
              value={days}
              onChange={({ target }) => setAddress({ giorni: target.value }, { replace: true })}
            >
              {periods.map((one) => (
                <option key={one} value={one}>
                  {search.lastDays(counted(one))}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p className={css.soft}>{search.privacy(counted(searchesShownFrom))}</p>
      </div>
      <Failure error={error} id="figures-failure" />
      {data && <FigureTables data={data} onTry={onTry} />}
    </section>
  );
}

function FigureTables({ data, onTry }: FiguresProps & { data: SearchFigures }) {
  const { search } = texts();
  const { columns } = search;
  return (
    <div className={css.figureParts}>
      <ScreenPart title={search.commonest}>
        <Queries
          titles={[columns.searches, columns.results, columns.opened]}
          rows={data.commonest.map(({ query, ...row }) => [
            query,
            counted(row.searches),
            counted(row.results),
            counted(row.opened),
          ])}
          none={search.commonestNone}
          onTry={onTry}
        />
      </ScreenPart>
      <ScreenPart title={search.empty}>
        <Queries
          titles={[columns.searches, columns.now]}
          rows={data.empty.map(({ query, searches, results }) => [
            query,
            counted(searches),
            results === 0 ? search.stillNothing : search.nowFinds(counted(results)),
          ])}
          none={search.emptyNone}
          onTry={onTry}
        />
      </ScreenPart>
      <ScreenPart title={search.falling}>
        <p className={css.soft}>{search.fallingText}</p>
        <Queries
          titles={[columns.lastWeek, columns.thisWeek, columns.results]}
          rows={data.falling.map(({ query, ...row }) => [
            query,
            counted(row.last_week),
            counted(row.this_week),
            counted(row.results),
          ])}
          none={search.fallingNone}
          onTry={onTry}
        />
      </ScreenPart>
    </div>
  );
}

type QueriesProps = {
  titles: readonly string[];
  /** The query, then its figures. */
  rows: readonly (readonly [string, ...string[]])[];
  none: ReactNode;
  onTry: (query: string) => void;
};

function Queries({ titles, rows, none, onTry }: QueriesProps) {
  const { search } = texts();
  if (rows.length === 0) return <p className={css.soft}>{none}</p>;
  return (
    <div className={css.queries} tabIndex={0} role="group" aria-label={search.columns.query}>
      <table>
        <thead>
          <tr>
            <th scope="col">{search.columns.query}</th>
            {titles.map((title) => (
              <th key={title} scope="col" className={css.end}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([query, ...figures]) => (
            <tr key={query}>
              <th scope="row">
                <button
                  type="button"
                  className={css.query}
                  aria-label={search.tryThis(query)}
                  onClick={() => onTry(query)}
                >
                  {query}
                </button>
              </th>
              {figures.map((figure, at) => (
                <td key={titles[at]} className={css.end}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
