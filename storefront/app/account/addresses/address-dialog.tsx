import type {
  SavedAddress,
  saveAddressOperation,
} from '@casamaestra/contract/customers/profile.operations.ts';
import type { CallOutcome } from '@casamaestra/contract/platform/operation.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useState } from 'react';
import { addressDraftFrom, addressOf } from '../../draft/address-draft.ts';
import type { AddressDraft } from '../../draft/address-draft.ts';
import { addressProblems, problemTexts } from '../../draft/draft-problems.ts';
import { AddressFields } from '../../address/address-fields.tsx';
import { useCheckoutOptions } from '../../quote/use-options.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { useAuth } from '../../login/auth-store.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import formCss from '../../forms/form.module.css';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';

type AddressDialogProps = {
  address: SavedAddress | 'new' | null;
  /** Whether it is the first address: then it becomes the default unless the shopper changes that. */
  first: boolean;
  onSaved: () => void;
  onClose: () => void;
};

/** Dialog to add or change an address, with the same fields as the checkout. */
export function AddressDialog({ address, first, onSaved, onClose }: AddressDialogProps) {
  const { account, page } = useMessages();
  return (
    <Dialog
      title={address === 'new' ? account.newAddress : account.editAddress}
      closeLabel={page.close}
      open={address !== null}
      onClose={onClose}
    >
      <AddressForm
        address={address === 'new' || address === null ? undefined : address}
        first={first}
        onSaved={onSaved}
      />
    </Dialog>
  );
}

type AddressFormProps = { address: SavedAddress | undefined; first: boolean; onSaved: () => void };

function AddressForm({ address, first, onSaved }: AddressFormProps) {
  const { account, checkout } = useMessages();
  const auth = useAuth();
  const { countries } = useCheckoutOptions();
  const [draft, setDraft] = useState(() =>
    addressDraftFrom(address ?? { first_name: auth?.first_name, last_name: auth?.last_name }),
  );
  const { state, formProps } = useForm({
    check: () => problemTexts(addressProblems('s', draft), checkout.problems),
    send: async ({ phone = '', shipping, billing }) =>
      namingControl(
        await callService<typeof saveAddressOperation>('casamaestra.customers.save_address', {
          ...addressOf(draft),
          ...(address && { name: address.name }),
          ...(phone.trim() !== '' && { phone }),
          is_default_shipping: shipping !== undefined,
          is_default_billing: billing !== undefined,
        }),
        draft,
      ),
    done: () => {
      showToast({ text: account.addressSaved });
      onSaved();
    },
  });
  return (
    <form {...formProps} className={formCss.form} aria-label={account.saveAddress}>
      <FormFailure state={state} />
      <AddressFields
        prefix="s"
        address={draft}
        countries={countries}
        onChange={setDraft}
        problems={state.problems}
      />
      <TextField
        state={state}
        name="phone"
        type="tel"
        label={`${account.phone} (${account.optional})`}
        hint={account.phoneReason}
        autoComplete="tel"
        maxLength={32}
        defaultValue={address?.phone ?? undefined}
      />
      <Uses address={address} first={first} />
      <div className={formCss.actions}>
        <Button type="submit" busy={state.busy}>
          {account.saveAddress}
        </Button>
      </div>
    </form>
  );
}

/** A refusal of a field of the address names its control, so that it is shown there. */
function namingControl<Value>(outcome: CallOutcome<Value>, draft: AddressDraft): CallOutcome<Value> {
  if (outcome.ok || !Object.hasOwn(draft, outcome.refusal.field ?? '')) return outcome;
  return { ...outcome, refusal: { ...outcome.refusal, field: `s-${outcome.refusal.field}` } };
}

function Uses({ address, first }: Pick<AddressFormProps, 'address' | 'first'>) {
  const { account } = useMessages();
  return (
    <div>
      <Checkbox
        name="shipping"
        label={account.makeDefaultShipping}
        defaultChecked={address?.is_default_shipping ?? first}
      />
      <Checkbox
        name="billing"
        label={account.makeDefaultBilling}
        defaultChecked={address?.is_default_billing ?? first}
      />
    </div>
  );
}
