import type { CallOutcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  SavedAddress,
  saveAddressOperation,
} from '@casamaestra/contract/customers/profile.operations.ts';
import { addressDraftFrom, addressOf } from '../../draft/address-draft.ts';
import { callService } from '../../platform/service-call.ts';

/** Saves an address that was removed once more, under a new name. */
export function saveAddress(address: SavedAddress | null): Promise<CallOutcome<SavedAddress>> {
  const phone = address?.phone ?? '';
  return callService<typeof saveAddressOperation>('casamaestra.customers.save_address', {
    ...addressOf(addressDraftFrom(address)),
    ...(phone !== '' && { phone }),
    is_default_shipping: address?.is_default_shipping ?? false,
    is_default_billing: address?.is_default_billing ?? false,
  });
}
