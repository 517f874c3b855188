import type { SearchFigures } from '@casamaestra/contract/staff/staff-search.operations.ts';
import { readSearched } from '../../catalog/searched/read-searched.usecase.ts';
import type { SearchDesk } from './search-desk.ts';

/** Queries that enough people typed, with what they find now. */
export async function readSearchFigures(desk: SearchDesk, days: number): Promise<SearchFigures> {
  const { commonest, empty, falling } = await readSearched(desk, days);
  const withResults = <Row extends { readonly query: string }>(rows: readonly Row[]) =>
    Promise.all(
      rows.map(async (row) => {
        const { total } = await desk.engine.search({ text: row.query, limit: 0, counts: false });
        return { ...row, results: total };
      }),
    );
  return {
    commonest: await withResults(commonest),
    empty: await withResults(empty),
    falling: await withResults(falling),
  };
}
