import { centsFromEuros } from '@casamaestra/contract/platform/money.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import {
  addWithdrawalPhotoOperation,
  deductOperation,
  receiveWithdrawalOperation,
  removeWithdrawalPhotoOperation,
  staffWithdrawalOperation,
  withdrawalsOperation,
} from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import type { StaffWithdrawal } from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { addPhoto, removePhoto } from '../photos/keep-photo.usecase.ts';
import { receiveWithdrawal } from '../staff-withdrawals.usecase.ts';
import { deductFromWithdrawal, readWithdrawal, pageOfWithdrawals } from './withdrawals-for-staff.usecase.ts';

/** The declaration after a change of its photos. */
async function withChange(
  deps: StaffDependencies,
  who: StaffIdentity,
  { number, done }: { readonly number: string; readonly done: Outcome<number> },
): Promise<Outcome<{ withdrawal: StaffWithdrawal; change: number }>> {
  if (!done.ok) return done;
  const read = await readWithdrawal(deps, who, number);
  return read.ok ? accepted({ withdrawal: read.value, change: done.value }) : read;
}

/** Withdrawals for staff; their refund is asked for by `staff.refunds.request`, as every other. */
export const staffWithdrawalEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, withdrawalsOperation, async (input, who) =>
    accepted(await pageOfWithdrawals(deps, who, input)),
  ),
  staffEndpoint(deps, staffWithdrawalOperation, ({ number }, who) => readWithdrawal(deps, who, number)),
  staffEndpoint(deps, receiveWithdrawalOperation, async ({ number, condition, note, restock }, who) => {
    const received = { note: note === undefined || note === '' ? null : note, condition, restock };
    const done = await receiveWithdrawal(number, received, { ...deps, author: authorOf(who) });
    return done.ok ? readWithdrawal(deps, who, number) : done;
  }),
  staffEndpoint(deps, addWithdrawalPhotoOperation, async (input, who) =>
    withChange(deps, who, { number: input.number, done: await addPhoto(deps, who, input) }),
  ),
  staffEndpoint(deps, removeWithdrawalPhotoOperation, async (input, who) =>
    withChange(deps, who, { number: input.number, done: await removePhoto(deps, who, input) }),
  ),
  staffEndpoint(deps, deductOperation, async ({ number, amount, reason }, who) => {
    const done = await deductFromWithdrawal(deps, who, { number, cents: centsFromEuros(amount), reason });
    return done.ok ? readWithdrawal(deps, who, number) : done;
  }),
];
