import type {
  SavedAddress,
  addressesOperation,
  saveAddressOperation,
} from '@casamaestra/contract/customers/profile.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useState } from 'react';
import type { CallOutcome } from '@casamaestra/contract/platform/operation.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { can } from '../../platform/capabilities.ts';
import { UndoNotice } from '../../forms/undo-notice.tsx';
import { CallContent } from '../layout/call-content.tsx';
import { useCall } from '../use-call.ts';
import { AddressCard } from './address-card.tsx';
import { AddressDialog } from './address-dialog.tsx';
import css from './addresses.module.css';
import { addressDraftFrom, addressOf } from '../../draft/address-draft.ts';
import { callService } from '../../platform/service-call.ts';

/** R17: the address book. */
export function AddressesPage() {
  const loaded = useCall<typeof addressesOperation>('casamaestra.customers.addresses', {});
  return (
    <CallContent loaded={loaded} waiting={<Waiting />}>
      {(addresses) => <Book addresses={addresses} onChange={loaded.reload} />}
    </CallContent>
  );
}

const Waiting = () => (
  <div className={css.cards}>
    <Skeleton height="13rem" />
    <Skeleton height="13rem" />
  </div>
);

function Book({ addresses, onChange }: { addresses: readonly SavedAddress[]; onChange: () => void }) {
  const { account } = useMessages();
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  const [removed, setRemoved] = useState<SavedAddress | null>(null);
  const add = can('address-book') && (
    <Button icon="plus" onClick={() => setEdited('new')}>
      {account.addAddress}
    </Button>
  );
  return (
    <div className={css.book}>
      <UndoNotice
        text={removed && account.addressRemoved}
        restore={() => saveAddress(removed)}
        onRestored={() => {
          setRemoved(null);
          onChange();
        }}
      />
      {addresses.length === 0 ? (
        <EmptyState icon="pin" title={account.noAddressTitle} text={account.noAddressText}>
          {add}
        </EmptyState>
      ) : (
        <>
          {add && <p>{add}</p>}
          <ul className={css.cards}>
            {addresses.map((address) => (
              <AddressCard
                key={address.name}
                address={address}
                onEdit={() => setEdited(address)}
                onRemoved={() => {
                  setRemoved(address);
                  onChange();
                }}
              />
            ))}
          </ul>
        </>
      )}
      <AddressDialog
        address={edited}
        first={addresses.length === 0}
        onClose={() => setEdited(null)}
        onSaved={() => {
          setEdited(null);
          onChange();
        }}
      />
    </div>
  );
}

/** Stores a removed address again; it gets a new name. */
function saveAddress(address: SavedAddress | null): Promise<CallOutcome<SavedAddress>> {
  const phone = address?.phone ?? '';
  return callService<typeof saveAddressOperation>('casamaestra.customers.save_address', {
    ...addressOf(addressDraftFrom(address)),
    ...(phone !== '' && { phone }),
    is_default_shipping: address?.is_default_shipping ?? false,
    is_default_billing: address?.is_default_billing ?? false,
  });
}
