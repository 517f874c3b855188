import { recordChange } from '../../../change-sets/record-change.usecase.ts';
import { queueMail } from '../../../mail-queue/queue-mail.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { mayAnotherPerson } from '../../../staff/people/manage-people.usecase.ts';
import { authorOf } from '../../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../../staff/staff-identity.ts';
import type { HeldRow } from '../planning/list-plan.ts';
import { insertHeld } from './held-prices.queries.ts';
import { seenPrices } from './list-held.usecase.ts';

export const recordOfImport = (id: number): string => `import ${id}`;

/** Keeps prices beyond the guard for a second person, in the transaction that begins their import. */
export async function holdPrices(
  transaction: Database,
  importId: number,
  {
    held,
    who,
    reason,
    at,
  }: {
    readonly held: readonly HeldRow[];
    readonly who: StaffIdentity;
    readonly reason: string | undefined;
    readonly at: Date;
  },
): Promise<void> {
  if (held.length === 0) return;
  await insertHeld(
    transaction,
    importId,
    held.map((row) => ({ ...row, seen: seenPrices(row.variant) })),
  );
  // A stolen session in a shop of one person does not go unnoticed.
  if (!(await mayAnotherPerson({ database: transaction }, 'held_prices', who.staffId)))
    await queueMail(transaction, {
      kind: 'staff_alone_prices',
      recipient: who.email,
      language: who.language,
      payload: { firstName: who.name, number: String(held.length) },
      dedupeKey: `staff_alone_prices:${importId}`,
    });
  await recordChange(transaction, {
    author: authorOf(who),
    at,
    kind: 'imports.ask',
    record: recordOfImport(importId),
    reason,
    rows: [{ record: recordOfImport(importId), field: 'held_prices', from: null, to: held.length }],
  });
}
