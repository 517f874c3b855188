import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import {
  deleteAccountOperation,
  exportDataOperation,
} from '@casamaestra/contract/customers/profile.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { verifyPassword } from '../accounts/verify-password.usecase.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { customerEndpoint } from '../customer-endpoint.ts';
import { deleteAccount } from './delete-account.usecase.ts';
import { exportData } from './export-data.usecase.ts';

/** The customer's rights (GDPR): a copy of all personal data, and deletion of the account. */
export function personalDataEndpoints(deps: CustomerDependencies): readonly Endpoint[] {
  return [
    customerEndpoint(deps, exportDataOperation, async ({ password }, identity, caller) => {
      if (password === undefined) {
        return identity.shoppingOnly
          ? refused('password_argument_needed', {}, 'password')
          : exportData(deps, identity);
      }
      const proved = await verifyPassword(deps, caller, identity, { password, field: 'password' });
      return proved.ok ? exportData(deps, identity) : proved;
    }),
    customerEndpoint(deps, deleteAccountOperation, async ({ password }, identity, caller) => {
      const deleted = await deleteAccount(deps, caller, identity, password);
      const message = answerTexts(caller.language).accountDeleted;
      return deleted.ok ? accepted({ status: 'success' as const, message }) : deleted;
    }),
  ];
}
