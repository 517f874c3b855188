import type { ErpnextPart } from '@casamaestra/contract/staff/erpnext.operations.ts';
import { commitTogether, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database } from '../../platform/database/connection.ts';
import { listDocuments } from '../client/documents.ts';
import { isPassing } from '../client/erpnext-answer.ts';
import type { ErpDocument, ErpFailure } from '../client/erpnext-answer.ts';
import type { Connection } from '../connection/connection.queries.ts';
import { openErpnext } from '../connection/open-erpnext.ts';
import type { ErpnextParts } from '../connection/open-erpnext.ts';
import { forgetUnseen, putPage } from './mirror.queries.ts';
import { partAfter, placeAfter, withOverlap } from './next-part.ts';
import { readRows, sourceOf } from './read-rows.ts';
import { cursorOf, endRun, insertFaults, putCursor, stepRun } from './runs.queries.ts';
import type { Run } from './runs.queries.ts';

/** Rows of one call. */
const PAGE = 500;

const SECOND_MS = 1000;
/** Pauses after the first failure that passes by itself, the second …; after the last the run fails. */
const pausesMs: readonly number[] = [5, 30, 120, 600].map((seconds) => seconds * SECOND_MS);

/** Ends a run, or lets it wait, as ERPNext says or a little longer each time. */
export async function waitOrFail(deps: ErpnextParts, run: Run, failure: ErpFailure): Promise<void> {
  const { code, detail, waitMs = 0 } = failure;
  const pause = isPassing(failure) ? pausesMs[run.tries] : undefined;
  deps.log.warn({ erpnext: code, detail, run: run.id, tries: run.tries + 1 }, 'ERPNext was not read');
  const now = deps.clock.now();
  await commitTogether(deps.database, async (transaction) => {
    if (pause === undefined)
      await endRun(transaction, run.id, { state: 'failed', at: new Date(now), failure: code, detail });
    else {
      const dueAt = new Date(now + Math.max(pause, waitMs));
      await stepRun(transaction, run, { dueAt, tries: run.tries + 1, failure: code, detail });
    }
  });
}

/** Where the first page of a part begins. */
export async function startOf(
  database: Database,
  kind: Run['kind'],
  part: ErpnextPart,
): Promise<string | null> {
  const cursor = kind === 'all' ? null : await cursorOf(database, part);
  return cursor === null ? null : withOverlap(cursor);
}

const lastModified = (documents: readonly ErpDocument[]): string | undefined => {
  const last = documents.at(-1)?.['modified'];
  return typeof last === 'string' ? last : undefined;
};

/** Keeps a page and says what is read next, in one transaction. */
async function keepPage(
  { database, clock }: ErpnextParts,
  run: Run & { readonly part: ErpnextPart },
  { settings }: Connection,
  documents: readonly ErpDocument[],
): Promise<void> {
  const { id, kind, part, since, skip } = run;
  const page = readRows(part, documents);
  const place = placeAfter({ since, skip }, documents, PAGE);
  await inTransaction(database, async (transaction) => {
    await putPage(transaction, page, id);
    await insertFaults(transaction, id, part, page.faults);
    const modified = lastModified(documents);
    if (modified !== undefined) await putCursor(transaction, part, modified);
    if (place === null && kind === 'all') await forgetUnseen(transaction, part, id);
    const next = place === null ? partAfter(part, settings) : part;
    const dueAt = new Date(clock.now());
    const rows = run.rows + documents.length;
    const told = { dueAt, rows, tries: 0, failure: null, detail: '' };
    const keep =
      next === undefined
        ? await stepRun(transaction, run, { ...told, state: 'writing' })
        : await stepRun(transaction, run, {
            ...told,
            part: next,
            ...(place ?? { since: await startOf(transaction, kind, next), skip: 0 }),
          });
    return { keep, value: undefined };
  });
}

/** Reads the next page of a run. */
export async function readPage(
  deps: ErpnextParts,
  run: Run & { readonly part: ErpnextPart },
  connection: Connection,
): Promise<void> {
  const opened = await openErpnext(deps, connection);
  if (!opened.ok) return waitOrFail(deps, run, opened.failure);
  const { doctype, fields, filters } = sourceOf(run.part, connection.settings);
  const read = await listDocuments(opened.value, doctype, {
    fields,
    filters: [...filters, ...(run.since === null ? [] : [['modified', '>=', run.since]])],
    orderBy: 'modified asc, name asc',
    start: run.skip,
    length: PAGE,
  });
  return read.ok ? keepPage(deps, run, connection, read.value) : waitOrFail(deps, run, read.failure);
}
