import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { undoOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import { undoChange } from '../change-sets/undo-change.usecase.ts';
import type { Undoable } from '../change-sets/undoable.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { isPermitted } from '../staff/staff-endpoint.ts';
import { authorOf } from '../staff/staff-identity.ts';
import type { StaffIdentity } from '../staff/staff-identity.ts';

/** So many rows that were not taken back are told. */
const KEPT_SHOWN = 200;

const written = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

/** Takes a change back, with the permission of what it did. */
export async function undoFor(
  deps: Pick<StaffDependencies, 'database' | 'clock'> & { readonly undoables: readonly Undoable[] },
  { id, reason }: OperationInput<typeof undoOperation>,
  who: StaffIdentity,
): Promise<Outcome<OperationOutput<typeof undoOperation>>> {
  const undone = await undoChange(deps, id, {
    author: authorOf(who),
    roles: who.roles,
    permits: (permission) => isPermitted({ permission }, who, deps.clock.now()),
    reason,
  });
  if (!undone.ok) return undone;
  const { kept, ...done } = undone.value;
  return accepted({
    ...done,
    kept: kept
      .slice(0, KEPT_SHOWN)
      .map((row) => ({ ...row, written: written(row.written), now: written(row.now) })),
    kept_count: kept.length,
  });
}
