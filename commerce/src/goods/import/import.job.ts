import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { rolesNow } from '../../staff/people/manage-people.usecase.ts';
import { finishImport } from './finish-import.ts';
import { lockImport, purgeImports } from './goods-import.queries.ts';
import type { StoredImport } from './goods-import.queries.ts';
import { lockRunning, setOutcomes, waitingRows } from './import-rows.queries.ts';
import { mayRead } from './planning/plan-import.usecase.ts';
import { readMapping } from './reading/guess-columns.ts';
import { writeBatch } from './write-batch.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock' | 'config'>;

/** Rows between two looks whether it shall pause. */
const BATCH = 500;
const LOOK_EVERY_MS = 1000;
const PURGE_EVERY_MS = 6 * 3_600_000;
const KEPT_MS = 30 * 24 * 3_600_000;

/** Writes the next rows of an import, or ends it: when all are done, or who began it may not do so any more. */
async function goOn(transaction: Database, one: StoredImport, { clock, config }: Parts): Promise<void> {
  const at = new Date(clock.now());
  const roles = await rolesNow(transaction, one.staffId);
  const mayPrices = one.heldOf !== null && reaches(grantedTo(roles, 'held_prices'), 'edit');
  const mayWrite = mayPrices || mayRead(readMapping(one.mapping ?? {}), roles).ok;
  if (!mayWrite || !reaches(grantedTo(roles, 'bulk'), 'edit'))
    return finishImport(transaction, one, 'stopped', at);
  const rows = await waitingRows(transaction, one.id, BATCH);
  if (rows.length === 0) return finishImport(transaction, one, 'done', at);
  const writing = { withholds: config.mode === 'production', now: clock.now() };
  await setOutcomes(transaction, one.id, await writeBatch(transaction, rows, writing));
}

/**
 * Carries imports out, some rows a transaction: how far it is stands in the database, so that any node goes on after a
 * restart, and nothing is written twice.
 */
export const importJob = (parts: Parts): Job => ({
  name: 'lists of suppliers',
  everyMs: LOOK_EVERY_MS,
  run: () =>
    inTransaction(parts.database, async (transaction) => {
      const id = await lockRunning(transaction);
      const one = id === undefined ? undefined : await lockImport(transaction, id);
      if (one === undefined) return { keep: false, value: 0 };
      await goOn(transaction, one, parts);
      return { keep: true, value: 1 };
    }),
});

/** Files of imports are kept as long as changes can be taken back. */
export const purgeImportsJob = ({ database, clock }: Parts): Job => ({
  name: 'purge-lists-of-suppliers',
  everyMs: PURGE_EVERY_MS,
  async run() {
    await purgeImports(database, new Date(clock.now() - KEPT_MS));
    return 0;
  },
});
