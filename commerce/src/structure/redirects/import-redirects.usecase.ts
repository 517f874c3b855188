import { createHash } from 'node:crypto';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { redirectTrialMost } from '@casamaestra/contract/staff/staff-redirects.operations.ts';
import type {
  importRedirectsOperation,
  RedirectTrial,
} from '@casamaestra/contract/staff/staff-redirects.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { redirectSentence } from '@casamaestra/texts/staff/redirect-texts.ts';
import type { RedirectFinding } from '@casamaestra/texts/staff/redirect-texts.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { FieldChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { keyOf, readAddress } from '../../redirects/address.ts';
import { holdRedirects, putRedirects, readRedirects } from '../../redirects/change-redirects.usecase.ts';
import { allRedirectsSay, redirectDifferences } from '../../redirects/redirect-changes.ts';
import { redirectLines } from '../../redirects/redirect-lines.ts';
import type { RedirectLine } from '../../redirects/redirect-lines.ts';
import type { ChangedBy } from '../structure-acts.ts';

interface Reading {
  readonly language: Language;
  readonly hosts: readonly string[];
}

interface Planned {
  readonly lines: number;
  readonly rows: readonly FieldChange[];
  readonly findings: readonly RedirectFinding[];
  readonly redirects: readonly RedirectLine[];
}

const keyOfText = (from: string): string => {
  const address = readAddress(from);
  return address === null ? from : keyOf(address);
};

/** The line a finding is of; null: it is of no line alone. */
function lineOf({ code, facts }: RedirectFinding, redirects: readonly RedirectLine[]): number | null {
  if (code === 'redirect_line_unreadable') return facts.line;
  const from = code === 'redirect_circle' ? facts.way : [facts.from];
  const keys = new Set(from.map(keyOfText));
  const lines = redirects.filter((redirect) => keys.has(keyOfText(redirect.from))).map(({ line }) => line);
  // Of an address written twice the second is too many.
  return lines.at(-1) ?? null;
}

/** Writes a file in a transaction that may be given up; with bad lines, those that are good. */
async function plan(transaction: Database, text: string, hosts: readonly string[]): Promise<Planned> {
  const before = allRedirectsSay(await holdRedirects(transaction));
  const { redirects, findings: unreadable } = redirectLines(text);
  const findings = [...unreadable, ...(await putRedirects(transaction, redirects, hosts))];
  if (findings.length > 0) {
    const bad = new Set(findings.map((finding) => lineOf(finding, redirects)));
    const good = redirects.filter(({ line }) => !bad.has(line));
    await putRedirects(transaction, good, hosts);
  }
  const rows = redirectDifferences(before, allRedirectsSay(await readRedirects(transaction)));
  return { lines: redirects.length + unreadable.length, rows, findings, redirects };
}

const fingerprintOf = ({ rows }: Planned): string =>
  createHash('sha256').update(JSON.stringify(rows)).digest('hex');

/** What a file of redirects would write; writes nothing. */
export const tryRedirectFile = (
  database: Database,
  text: string,
  { language, hosts }: Reading,
): Promise<RedirectTrial> =>
  inTransaction(database, async (transaction) => {
    const planned = await plan(transaction, text, hosts);
    const { lines, rows, findings, redirects } = planned;
    const bad = findings.map((finding) => ({
      line: lineOf(finding, redirects),
      reason: redirectSentence(finding, language),
    }));
    const value: RedirectTrial = {
      lines,
      changes: rows.slice(0, redirectTrialMost).map(({ record = '', from, to }) => ({
        from: record.replace(/^redirect /, ''),
        before: from as string | null,
        after: to as string | null,
      })),
      changed: rows.length,
      bad: bad
        .toSorted((one, other) => (one.line ?? Infinity) - (other.line ?? Infinity))
        .slice(0, redirectTrialMost),
      bad_lines: bad.length,
      fingerprint: fingerprintOf(planned),
    };
    return { keep: false, value };
  });

type Imported = OperationOutput<typeof importRedirectsOperation>;

/** Writes a file of redirects as it was tried: all of it, or nothing. */
export const importRedirects = (
  database: Database,
  { text, fingerprint }: { readonly text: string; readonly fingerprint: string },
  { author, at, language, hosts }: ChangedBy & Reading,
): Promise<Outcome<Imported>> =>
  inTransaction<Outcome<Imported>>(database, async (transaction) => {
    const planned = await plan(transaction, text, hosts);
    const { rows, findings } = planned;
    const isRefused = (value: Outcome<Imported>) => ({ keep: false, value });
    if (findings.length > 0) {
      const sentences = findings.slice(0, 3).map((finding) => redirectSentence(finding, language));
      return isRefused(refused('staff_redirect_wrong', { findings: sentences }, 'text'));
    }
    if (fingerprintOf(planned) !== fingerprint) return isRefused(refused('staff_redirects_changed', {}));
    if (rows.length === 0) return isRefused(refused('staff_redirects_nothing', {}));
    const set = { author, at, kind: 'redirects.save', record: 'redirects', rows };
    const change = await recordChange(transaction, set);
    return { keep: true, value: accepted({ changed: rows.length, change }) };
  });
