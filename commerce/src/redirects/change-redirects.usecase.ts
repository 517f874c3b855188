import type { RedirectFinding } from '@casamaestra/texts/staff/redirect-texts.ts';
import type { Author } from '../change-sets/author.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import type { Database } from '../platform/database/connection.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { keyOf, readAddress } from './address.ts';
import { checkRedirects, type StoredRedirect, type RedirectInput } from './check-redirects.ts';
import { allRedirectsSay, redirectDifferences } from './redirect-changes.ts';
import {
  lockRedirects,
  type RedirectRow,
  replaceRedirects,
  selectProductPages,
  selectRedirects,
} from './redirects.queries.ts';

type Source = RedirectRow['source'];

const stored = ({ from_address: from, to_address: to, status }: RedirectRow): StoredRedirect => ({
  from,
  to,
  status,
});

interface Wanted {
  readonly add: readonly RedirectInput[];
  readonly source: Source;
  readonly keep: (row: RedirectRow) => boolean;
}

/** Writes the table anew with these redirects of a source; nothing when something is wrong. */
async function write(
  transaction: Database,
  { add, source, keep }: Wanted,
  hosts: readonly string[],
): Promise<readonly RedirectFinding[]> {
  await lockRedirects(transaction);
  const rows = (await selectRedirects(transaction)).filter(keep);
  const { redirects, findings } = checkRedirects(add, hosts, rows.map(stored));
  const own = new Set(add.flatMap(({ from }) => readAddress(from) ?? []).map(keyOf));
  const pages = await selectProductPages(transaction, [...own]);
  const all: readonly RedirectFinding[] = [
    ...findings,
    ...pages.map((from) => ({ code: 'redirect_from_is_page' as const, facts: { from } })),
  ];
  if (all.length > 0) return all;
  const sources = new Map(rows.map((row) => [row.from_address, row.source]));
  await replaceRedirects(
    transaction,
    redirects.map(({ from, to, status }) => ({
      from_address: from,
      to_address: to,
      status,
      source: own.has(from) ? source : (sources.get(from) ?? source),
    })),
  );
  return [];
}

/** Writes redirects of people in a transaction; with findings, none. */
export const putRedirects = (
  transaction: Database,
  add: readonly RedirectInput[],
  hosts: readonly string[],
): Promise<readonly RedirectFinding[]> =>
  write(transaction, { add, source: 'staff', keep: () => true }, hosts);

interface ChangedBy {
  readonly author: Author;
  readonly at: Date;
}

/** Writes what a command changed to the log; nothing when it changed nothing. */
async function record(
  transaction: Database,
  kind: 'redirects.save' | 'redirects.remove',
  before: ReadonlyMap<string, string>,
  by: ChangedBy,
): Promise<void> {
  const rows = redirectDifferences(before, allRedirectsSay(await selectRedirects(transaction)));
  const [first] = rows;
  if (first !== undefined)
    await recordChange(transaction, {
      ...by,
      kind,
      record: rows.length === 1 ? (first.record ?? '') : 'redirects',
      rows,
    });
}

/** Adds redirects of people, or changes those they have; all or, with findings, none. */
export const addRedirects = (
  database: Database,
  add: readonly RedirectInput[],
  hosts: readonly string[],
  by: ChangedBy,
): Promise<readonly RedirectFinding[]> =>
  inTransaction(database, async (transaction) => {
    const before = allRedirectsSay(await holdRedirects(transaction));
    const findings = await putRedirects(transaction, add, hosts);
    if (findings.length === 0) await record(transaction, 'redirects.save', before, by);
    return { keep: findings.length === 0, value: findings };
  });

/**
 * The redirects of the content folder: all of them, in place of those it had before. Those that people added stay.
 * In the transaction that imports the folder.
 * @returns what is wrong; then nothing was written
 */
export const loadContentRedirects = (
  transaction: Database,
  redirects: readonly RedirectInput[],
  hosts: readonly string[],
) =>
  write(transaction, { add: redirects, source: 'content', keep: ({ source }) => source === 'staff' }, hosts);

/** Removes one redirect; false when there is none from this address. */
export async function removeRedirect(database: Database, from: string, by: ChangedBy): Promise<boolean> {
  const address = readAddress(from);
  if (address === null) return false;
  const key = keyOf(address);
  return inTransaction(database, async (transaction) => {
    const rows = await holdRedirects(transaction);
    const others = rows.filter(({ from_address }) => from_address !== key);
    await replaceRedirects(transaction, others);
    await record(transaction, 'redirects.remove', allRedirectsSay(rows), by);
    return { keep: true, value: others.length < rows.length };
  });
}

/** Every redirect, held until the transaction ends. */
export async function holdRedirects(transaction: Database): Promise<readonly RedirectRow[]> {
  await lockRedirects(transaction);
  return selectRedirects(transaction);
}

/** Lets addresses lead nowhere again, in a transaction that holds the redirects. */
export async function dropRedirects(transaction: Database, from: ReadonlySet<string>): Promise<void> {
  const others = (await selectRedirects(transaction)).filter((row) => !from.has(row.from_address));
  await replaceRedirects(transaction, others);
}

export type { RedirectRow };

export const readRedirects = (database: Database): Promise<readonly RedirectRow[]> =>
  selectRedirects(database);
