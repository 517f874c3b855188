import { box } from '@casamaestra/ui/box.ts';
import { classes } from '@casamaestra/ui/classes.ts';
import type {
  SavedAddress,
  deleteAddressOperation,
} from '@casamaestra/contract/customers/profile.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { can } from '../../platform/capabilities.ts';
import { callService } from '../../platform/service-call.ts';
import { AddressLines } from '../../address/address-lines.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/use-form.ts';
import css from './addresses.module.css';

type AddressCardProps = { address: SavedAddress; onEdit: () => void; onRemoved: () => void };

/** A saved address with what it is used for. */
export function AddressCard({ address, onEdit, onRemoved }: AddressCardProps) {
  const { account } = useMessages();
  const name = `${address.first_name} ${address.last_name}, ${address.address_line1}`;
  const { state, formProps } = useForm({
    send: () =>
      callService<typeof deleteAddressOperation>('casamaestra.customers.delete_address', {
        name: address.name,
      }),
    done: onRemoved,
  });
  return (
    <li className={classes(box, css.card)}>
      <div>
        <AddressLines address={address} />
        {address.phone !== null && <p className={css.phone}>{address.phone}</p>}
      </div>
      <p className={css.uses}>
        {address.is_default_shipping && <Badge tone="positive">{account.defaultShipping}</Badge>}
        {address.is_default_billing && <Badge>{account.defaultBilling}</Badge>}
      </p>
      <FormFailure state={state} />
      {can('address-book') && (
        <form {...formProps} className={css.actions}>
          <Button variant="secondary" size="s" aria-label={account.editAddressNamed(name)} onClick={onEdit}>
            {account.edit}
          </Button>
          <Button
            type="submit"
            variant="quiet"
            size="s"
            busy={state.busy}
            aria-label={account.removeAddressNamed(name)}
          >
            {account.remove}
          </Button>
        </form>
      )}
    </li>
  );
}
