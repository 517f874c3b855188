import { centsFromEuros } from '@casamaestra/contract/platform/money.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  deductOperation,
  receiveWithdrawalOperation,
  staffWithdrawalOperation,
  withdrawalsOperation,
} from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import { receiveWithdrawal } from '../staff-withdrawals.usecase.ts';
import { deductFromWithdrawal, readWithdrawal, pageOfWithdrawals } from './withdrawals-for-staff.usecase.ts';

/** Withdrawals for staff; their refund is asked for by `staff.refunds.request`, as every other. */
export const staffWithdrawalEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, withdrawalsOperation, async (input, who) =>
    accepted(await pageOfWithdrawals(deps, who, input)),
  ),
  staffEndpoint(deps, staffWithdrawalOperation, ({ number }, who) => readWithdrawal(deps, who, number)),
  staffEndpoint(deps, receiveWithdrawalOperation, async ({ number, condition, note }, who) => {
    const received = { note: note === undefined || note === '' ? null : note, condition };
    const done = await receiveWithdrawal(number, received, { ...deps, author: authorOf(who) });
    return done.ok ? readWithdrawal(deps, who, number) : done;
  }),
  staffEndpoint(deps, deductOperation, async ({ number, amount, reason }, who) => {
    const done = await deductFromWithdrawal(deps, who, { number, cents: centsFromEuros(amount), reason });
    return done.ok ? readWithdrawal(deps, who, number) : done;
  }),
];
