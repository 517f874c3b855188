import type { SavedAddress } from '@casamaestra/contract/customers/profile.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { useForm } from '../form/use-form.ts';
import css from './addresses.module.css';
import { saveAddress } from './save-address.ts';

type RemovedAddressProps = { address: SavedAddress | null; onRestored: () => void };

/** Says that an address was removed and brings it back when that was a slip. */
export function RemovedAddress({ address, onRestored }: RemovedAddressProps) {
  const { account } = useMessages();
  const { state, formProps } = useForm({
    send: () => saveAddress(address),
    done: onRestored,
  });
  return (
    <div role="status">
      {address && (
        <form {...formProps} className={css.removed}>
          <FormFailure state={state} />
          <span>{account.addressRemoved}</span>
          <Button type="submit" variant="quiet" size="s" busy={state.busy}>
            {account.undo}
          </Button>
        </form>
      )}
    </div>
  );
}
