import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { focusPictureOperation } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { logContentChange } from '../../platform/database/content-change.queries.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { lockFocus, writeFocus } from './picture-focus.queries.ts';

type Focused = OperationOutput<typeof focusPictureOperation>;

const FIELD = 'focus';
const MIDDLE = '50% 50%';
const recordOf = (hash: string) => `picture ${hash}`;

/** Says which point of a picture stays in view where it is cropped. */
export function focusPicture(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  { hash, seen, focus }: OperationInput<typeof focusPictureOperation>,
  who: StaffIdentity,
): Promise<Outcome<Focused>> {
  return inTransaction<Outcome<Focused>>(database, async (transaction) => {
    const [picture] = await lockFocus(transaction, [hash]);
    if (picture === undefined) return { keep: false, value: refused('staff_picture_unknown', {}, 'hash') };
    const { focus: from } = picture;
    if (from === focus) return { keep: false, value: accepted({ change: null }) };
    const record = recordOf(hash);
    if (from !== seen) {
      const other = (await whoChanged(transaction, { record, field: FIELD })) ?? '–';
      const facts = { field: FIELD, now: from ?? MIDDLE, who: other };
      return { keep: false, value: refused('changed_meanwhile', facts, 'focus') };
    }
    await writeFocus(transaction, hash, focus);
    await logContentChange(transaction);
    const change = await recordChange(transaction, {
      author: authorOf(who),
      at: new Date(clock.now()),
      kind: 'pictures.focus',
      record,
      rows: [{ field: FIELD, from, to: focus }],
    });
    return { keep: true, value: accepted({ change }) };
  });
}

const hashOf = ({ record }: { readonly record: string }) => record.replace(/^picture /, '');

/** The points of pictures as they were. */
export const undoFocus: Undoable = {
  kinds: ['pictures.focus'],
  permission: { subject: 'products', needs: 'edit' },
  async read(transaction, rows) {
    const now = new Map((await lockFocus(transaction, rows.map(hashOf))).map((one) => [one.hash, one.focus]));
    return rows.map((row) => now.get(hashOf(row)));
  },
  async write(transaction, rows) {
    for (const row of rows) await writeFocus(transaction, hashOf(row), row.value as string | null);
    await logContentChange(transaction);
    return accepted(undefined);
  },
};
