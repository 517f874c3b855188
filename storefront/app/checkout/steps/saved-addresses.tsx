import type { SavedAddress, addressesOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { RadioCards } from '@casamaestra/ui/radio-cards.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useAuth } from '../../login/auth-store.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { callService } from '../../platform/service-call.ts';
import { addressDraftFrom, emptyAddress, homeCountry, isStarted } from '../../draft/address-draft.ts';
import type { AddressDraft } from '../../draft/address-draft.ts';
import { countryName } from '@casamaestra/texts/format/country.ts';
import css from '../../address/fields.module.css';
import { useCheckoutForm } from './checkout-form.ts';

const other = '*';
const addressFields = Object.keys(emptyAddress) as (keyof AddressDraft)[];

interface KnownAddresses {
  /** Null while loading; empty when that failed. */
  readonly addresses: readonly SavedAddress[] | null;
  readonly choose: (saved: SavedAddress) => void;
}

/**
 * The customer's addresses. An address that was not begun is filled with the one that has the estimated CAP,
 * else the first.
 */
function useSavedAddresses(): KnownAddresses {
  const { draft, change } = useCheckoutForm();
  const auth = useAuth();
  const [addresses, setAddresses] = useState<readonly SavedAddress[] | null>(null);
  const choose = (saved: SavedAddress): void =>
    change({
      shipping: addressDraftFrom(saved),
      ...(draft.phone.trim() === '' && saved.phone && { phone: saved.phone }),
    });
  const arrived = useEffectEvent((list: readonly SavedAddress[]) => {
    setAddresses(list);
    const { address_line1: street, city, pincode } = draft.shipping;
    // A CAP alone comes from the estimate and is not an address.
    const begun = street.trim() !== '' || city.trim() !== '';
    const usual = list.find((saved) => saved.pincode === pincode) ?? list[0];
    if (draft.email.trim() === '' && auth) change({ email: auth.email });
    if (usual && !begun) choose(usual);
    else if (auth && draft.shipping.first_name === '')
      change({ shipping: { ...draft.shipping, first_name: auth.first_name, last_name: auth.last_name } });
  });
  useEffect(() => {
    const leaving = new AbortController();
    callService<typeof addressesOperation>('casamaestra.customers.addresses', {}, leaving.signal)
      .then((outcome) => arrived(outcome.ok ? outcome.value : []))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('the saved addresses could not be read', error);
        arrived([]);
      });
    return () => leaving.abort();
  }, []);
  return { addresses, choose };
}

const isChosen = (saved: SavedAddress, { pincode, city, address_line1, last_name }: AddressDraft): boolean =>
  saved.address_line1 === address_line1 &&
  saved.city === city &&
  (saved.pincode ?? '') === pincode &&
  saved.last_name === last_name;

/**
 * The customer's addresses to choose from; the first fills an address that was not begun. The fields of a
 * chosen address, given as children, are collapsed until requested or invalid.
 */
export function SavedAddresses({ children }: { children: ReactNode }) {
  const { draft, change, problems } = useCheckoutForm();
  const { fields } = useMessages().checkout;
  const auth = useAuth();
  const locale = useLocale();
  const { addresses, choose } = useSavedAddresses();
  const [editing, setEditing] = useState(false);
  /** What was typed before a saved address was chosen: restored on request. */
  const [typed, setTyped] = useState<AddressDraft | null>(null);
  if (addresses === null) return <Skeleton height="4.5rem" lines={2} />;
  if (addresses.length === 0) return children;
  const chosen = addresses.find((saved) => isChosen(saved, draft.shipping));
  const wrong = addressFields.some((field) => problems[`s-${field}`] !== undefined);
  const folded = chosen !== undefined && !editing && !wrong;
  return (
    <>
      <RadioCards
        legend={fields.savedAddresses}
        name="saved-address"
        layout="row"
        value={chosen?.name ?? other}
        options={[
          ...addresses.map((saved) => ({
            value: saved.name,
            title: `${saved.first_name} ${saved.last_name}`,
            text: oneLine(saved, locale),
          })),
          { value: other, title: fields.otherAddress },
        ]}
        onChange={(name) => {
          const saved = addresses.find((one) => one.name === name);
          setEditing(false);
          if (saved) {
            if (!chosen && isStarted(draft.shipping)) setTyped(draft.shipping);
            choose(saved);
          } else if (chosen) {
            const { first_name = '', last_name = '' } = auth ?? {};
            change({ shipping: typed ?? { ...emptyAddress, first_name, last_name } });
          }
        }}
      />
      {folded ? <EditAddress onEdit={() => setEditing(true)} /> : children}
    </>
  );
}

/** Shows the fields of a chosen address and focuses them. */
function EditAddress({ onEdit }: { onEdit: () => void }) {
  const { fields } = useMessages().checkout;
  return (
    <Button
      variant="quiet"
      size="s"
      className={css.add}
      onClick={() => {
        flushSync(onEdit);
        document.getElementById('s-address_line1')?.focus();
      }}
    >
      {fields.editAddress}
    </Button>
  );
}

/** "Via Galliera 24, 40121 Bologna BO"; with the country when abroad. */
function oneLine({ address_line1, pincode, city, state, country }: SavedAddress, locale: Language): string {
  const place = [pincode, city, state].filter(Boolean).join(' ');
  const abroad = country === homeCountry ? [] : [countryName(country, locale)];
  return [address_line1, place, ...abroad].join(', ');
}
