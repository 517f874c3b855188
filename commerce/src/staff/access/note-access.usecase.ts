import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { FieldChange } from '../../change-sets/record-change.usecase.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { deviceKind } from '../../customers/sessions/device-name.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../staff-dependencies.ts';
import { countFailure, takeFailures } from './failed-sign-ins.queries.ts';
import type { WayIn } from './failed-sign-ins.queries.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock'>;

const HOUR_MS = 3_600_000;

/** What a person did about their access: kinds that the log keeps apart from changes. */
export type AccessAct =
  | `sign_in_${'passkey' | 'app' | 'invitation' | 'recovery' | 'demo'}`
  | `confirm_${'passkey' | 'app'}`
  | 'sign_out'
  | 'end_sessions'
  | 'mail_link'
  | 'add_passkey'
  | 'add_app'
  | 'remove_passkey'
  | 'remove_app'
  | 'recovery_codes';

interface Access {
  readonly person: { readonly staffId: number; readonly name: string };
  readonly act: AccessAct;
  readonly rows?: readonly FieldChange[];
}

const deviceOf = (caller: Caller): string | null => deviceKind(caller.header('user-agent') ?? '');

/** Writes into the log who did what about their access, and from which kind of device; the last step of its transaction. */
export async function noteAccess(
  { clock }: Pick<Parts, 'clock'>,
  transaction: Database,
  caller: Caller,
  { person: { staffId, name }, act, rows = [] }: Access,
): Promise<void> {
  await recordChange(transaction, {
    author: { by: 'person', staffId, who: name },
    at: new Date(clock.now()),
    kind: `access.${act}`,
    record: `person ${staffId}`,
    rows: [...rows, { field: 'device', from: null, to: deviceOf(caller) }],
  });
}

/** Counts a sign-in that failed, of a person or of nobody who is known. */
export const noteFailure = (
  { database, clock }: Parts,
  caller: Caller,
  { staffId, way }: { readonly staffId: number | null; readonly way: WayIn },
): Promise<void> => {
  const hour = new Date(Math.floor(clock.now() / HOUR_MS) * HOUR_MS);
  return countFailure(database, { staffId, hour, way, device: deviceOf(caller) });
};

/** Writes what failed in hours that are over into the log, one change set a person and hour. @returns how many */
export function logFailures({ database, clock }: Parts): Promise<number> {
  const at = new Date(clock.now());
  return commitTogether(database, async (transaction) => {
    const failed = await takeFailures(transaction, new Date(clock.now() - HOUR_MS));
    for (const { staffId, name, hour, ways } of failed) {
      const record = staffId === null ? 'person –' : `person ${staffId}`;
      await recordChange(transaction, {
        author: { by: 'person', staffId, who: name ?? '–' },
        at,
        kind: 'access.failed',
        record,
        rows: [
          { field: 'hour', from: null, to: hour.toISOString() },
          ...ways.flatMap(({ way, failures, device }) => [
            { field: `failed.${way}`, from: null, to: failures },
            { field: 'device', from: null, to: device },
          ]),
        ],
      });
    }
    return failed.length;
  });
}
