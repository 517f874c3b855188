import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { redirectsMost } from '@casamaestra/contract/staff/staff-redirects.operations.ts';
import type {
  redirectsOperation,
  removeRedirectOperation,
  saveRedirectOperation,
} from '@casamaestra/contract/staff/staff-redirects.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { redirectSentence } from '@casamaestra/texts/staff/redirect-texts.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { keyOf, readAddress } from '../../redirects/address.ts';
import {
  dropRedirects,
  holdRedirects,
  putRedirects,
  readRedirects,
} from '../../redirects/change-redirects.usecase.ts';
import {
  allRedirectsSay,
  redirectDifferences,
  redirectField,
  redirectRecord,
  redirectSays,
} from '../../redirects/redirect-changes.ts';
import type { ChangedBy } from '../structure-acts.ts';

const fromOf = (record: string): string => record.replace(/^redirect /, '');

/** Redirects whose addresses hold a text. */
export async function listRedirects(
  database: Database,
  { text }: { readonly text: string },
): Promise<OperationOutput<typeof redirectsOperation>> {
  const words = text.toLowerCase();
  const all = await readRedirects(database);
  const found = all.filter(({ from_address: from, to_address: to }) =>
    `${from} ${to ?? ''}`.toLowerCase().includes(words),
  );
  const rows = found
    .slice(0, redirectsMost)
    .map(({ from_address: from, to_address: to, status, source }) => ({
      from,
      to,
      status,
      source,
    }));
  return { rows, count: found.length };
}

/** Lets an address lead elsewhere; what is wrong with that is told in sentences. */
export const saveRedirect = (
  database: Database,
  { from, to, status, seen }: OperationInput<typeof saveRedirectOperation>,
  {
    author,
    at,
    language,
    hosts,
  }: ChangedBy & { readonly language: Language; readonly hosts: readonly string[] },
): Promise<Outcome<OperationOutput<typeof saveRedirectOperation>>> =>
  inTransaction<Outcome<OperationOutput<typeof saveRedirectOperation>>>(database, async (transaction) => {
    const before = allRedirectsSay(await holdRedirects(transaction));
    const address = readAddress(from);
    const record = redirectRecord(address === null ? from : keyOf(address));
    const now = before.get(fromOf(record)) ?? null;
    const wanted = status === 410 ? '410' : `${status} ${to ?? ''}`;
    if (now !== seen && now !== wanted) {
      const who = (await whoChanged(transaction, { record, field: redirectField })) ?? '–';
      const facts = { field: redirectField, now: now ?? '–', who };
      return { keep: false, value: refused('changed_meanwhile', facts, 'to') };
    }
    const findings = await putRedirects(
      transaction,
      [{ from, to: status === 410 ? null : to, status }],
      hosts,
    );
    if (findings.length > 0) {
      const sentences = findings.map((finding) => redirectSentence(finding, language));
      return { keep: false, value: refused('staff_redirect_wrong', { findings: sentences }, 'from') };
    }
    const rows = redirectDifferences(before, allRedirectsSay(await readRedirects(transaction)));
    if (rows.length === 0) return { keep: false, value: accepted({ change: null }) };
    const change = await recordChange(transaction, { author, at, kind: 'redirects.save', record, rows });
    return { keep: true, value: accepted({ change }) };
  });

/** Lets an address lead nowhere again. */
export const dropRedirect = (
  database: Database,
  { from }: OperationInput<typeof removeRedirectOperation>,
  { author, at }: ChangedBy,
): Promise<Outcome<OperationOutput<typeof removeRedirectOperation>>> =>
  inTransaction<Outcome<OperationOutput<typeof removeRedirectOperation>>>(database, async (transaction) => {
    const row = (await holdRedirects(transaction)).find(({ from_address: address }) => address === from);
    if (row === undefined) return { keep: false, value: refused('staff_redirect_unknown', {}, 'from') };
    await dropRedirects(transaction, new Set([from]));
    const rows = [{ field: redirectField, from: redirectSays(row), to: null }];
    const set = { author, at, kind: 'redirects.remove', record: redirectRecord(from), rows };
    return { keep: true, value: accepted({ change: await recordChange(transaction, set) }) };
  });

/** Redirects as they were. */
export const undoRedirects = (hosts: () => readonly string[]): Undoable => ({
  kinds: ['redirects.save', 'redirects.remove'],
  permission: { subject: 'content', needs: 'edit' },
  async read(transaction, rows) {
    const today = allRedirectsSay(await holdRedirects(transaction));
    return rows.map(({ record }) => today.get(fromOf(record)) ?? null);
  },
  async write(transaction, rows) {
    const named = new Map(rows.map(({ record, value }) => [fromOf(record), value]));
    await dropRedirects(transaction, new Set(named.keys()));
    const add = [...named].flatMap(([from, value]) => {
      const [, status, to] = /^(\d{3})(?: (.+))?$/.exec(typeof value === 'string' ? value : '') ?? [];
      return status === undefined ? [] : [{ from, to: to ?? null, status: Number(status) }];
    });
    const findings = await putRedirects(transaction, add, hosts());
    return findings.length === 0 ? accepted(undefined) : refused('staff_redirect_circle', {});
  },
});
