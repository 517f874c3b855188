import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  declareWithdrawalOperation,
  openWithdrawalOperation,
} from '@casamaestra/contract/withdrawals/withdrawals.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { authenticatedEndpoint } from '../contract-http/endpoint-of.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { hours, withinLimits } from '../platform/limits/too-many-requests.ts';
import type { OrdersDependencies } from '../orders/orders-dependencies.ts';
import { declareWithdrawal } from './declare-withdrawal.usecase.ts';
import { findWithdrawable, whoCalls } from './find-withdrawable.usecase.ts';
import { viewWithdrawal } from './view-withdrawal.usecase.ts';

/** POST to read what of an order can be withdrawn from. */
export function openWithdrawalEndpoint(deps: OrdersDependencies): Endpoint<typeof openWithdrawalOperation> {
  return authenticatedEndpoint(
    openWithdrawalOperation,
    (caller) => whoCalls(caller, deps),
    async (input, who) => {
      const found = await findWithdrawable(input, who, deps);
      return found.ok ? accepted(await viewWithdrawal(found.value.number, deps)) : found;
    },
  );
}

/** POST a declaration of withdrawal. */
export function declareWithdrawalEndpoint(
  deps: OrdersDependencies,
): Endpoint<typeof declareWithdrawalOperation> {
  return authenticatedEndpoint(
    declareWithdrawalOperation,
    (caller) => whoCalls(caller, deps),
    async (input, who, caller) => {
      const found = await findWithdrawable(input, who, deps);
      if (!found.ok) return found;
      const limit = { requests: 20 * deps.config.orderLimitsTimes, windowMs: hours(1) };
      const within = await withinLimits(deps, [[`withdrawal:${networkOf(caller.address)}`, limit]]);
      if (!within.ok) return within;
      const { idempotency_key: idempotencyKey, name, email, lines = null, reason } = input;
      const declaration = {
        idempotencyKey,
        name,
        email,
        lines,
        reason: reason || null,
        customerId: who.customerId,
      };
      const declared = await declareWithdrawal(found.value.id, declaration, deps);
      if (!declared.ok) return declared;
      const view = await viewWithdrawal(found.value.number, deps);
      return accepted({ ...view, declared: declared.value });
    },
  );
}
