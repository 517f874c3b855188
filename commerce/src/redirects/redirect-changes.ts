import type { FieldChange } from '../change-sets/record-change.usecase.ts';
import type { RedirectRow } from './redirects.queries.ts';

/** "301 /casa", "410": what a redirect says, as forms and the log of changes write it. */
export const redirectSays = ({
  status,
  to_address: to,
}: Pick<RedirectRow, 'status' | 'to_address'>): string => (to === null ? '410' : `${status} ${to}`);
export const redirectRecord = (from: string): string => `redirect ${from}`;
export const redirectField = 'leads_to';

/** What all redirects say, by the addresses they lead from. */
export const allRedirectsSay = (rows: readonly RedirectRow[]): ReadonlyMap<string, string> =>
  new Map(rows.map((row) => [row.from_address, redirectSays(row)]));

/** What became another by a change: chains that are flattened change redirects beside the one named. */
export function redirectDifferences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): FieldChange[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].flatMap((from) => {
    const [was, is] = [before.get(from) ?? null, after.get(from) ?? null];
    return was === is ? [] : [{ record: redirectRecord(from), field: redirectField, from: was, to: is }];
  });
}
