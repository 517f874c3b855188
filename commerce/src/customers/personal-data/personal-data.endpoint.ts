import {
  deleteAccountOperation,
  exportDataOperation,
} from '@casamaestra/contract/customers/profile.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { provePassword } from '../accounts/prove-password.usecase.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { ownCall } from '../own-call.ts';
import { deleteAccount } from './delete-account.usecase.ts';
import { exportData } from './export-data.usecase.ts';

/** What the law gives a customer: a copy of everything, and the end of it. */
export function personalDataEndpoints(parts: CustomerParts): readonly Endpoint[] {
  return [
    ownCall(parts, exportDataOperation, async ({ password }, identity, caller) => {
      if (password === undefined) {
        return identity.shoppingOnly
          ? refused('password_argument_needed', {}, 'password')
          : exportData(parts, identity);
      }
      const proved = await provePassword(parts, caller, identity, { password, field: 'password' });
      return proved.ok ? exportData(parts, identity) : proved;
    }),
    ownCall(parts, deleteAccountOperation, async ({ password }, identity, caller) => {
      const deleted = await deleteAccount(parts, caller, identity, password);
      const message = 'Il tuo account è stato eliminato.';
      return deleted.ok ? accepted({ status: 'success' as const, message }) : deleted;
    }),
  ];
}
