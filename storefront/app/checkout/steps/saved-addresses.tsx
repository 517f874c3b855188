import type { SavedAddress, addressesOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import { RadioCards } from '@casamaestra/ui/radio-cards.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAuth } from '../../account/auth-store.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import type { Locale } from '../../platform/locale.ts';
import { callService } from '../../platform/service-call.ts';
import { addressDraftFrom, emptyAddress, homeCountry, isStarted } from '../draft/address-draft.ts';
import type { AddressDraft } from '../draft/address-draft.ts';
import { countryName } from './country-name.ts';
import { useForm } from './form.ts';

const other = '*';

/** The addresses of a customer to choose from; the first fills an address that was not started. */
export function SavedAddresses() {
  const { draft, change } = useForm();
  const { fields } = useMessages().checkout;
  const auth = useAuth();
  const locale = useLocale();
  const [addresses, setAddresses] = useState<readonly SavedAddress[]>([]);
  /** What was typed before a saved address took its place: it comes back when asked for. */
  const [typed, setTyped] = useState<AddressDraft | null>(null);
  const choose = (saved: SavedAddress): void =>
    change({
      shipping: addressDraftFrom(saved),
      ...(draft.phone.trim() === '' && saved.phone && { phone: saved.phone }),
    });
  const arrived = useEffectEvent((list: readonly SavedAddress[]) => {
    setAddresses(list);
    const [usual] = list;
    if (draft.email.trim() === '' && auth) change({ email: auth.email });
    if (usual && !isStarted(draft.shipping)) choose(usual);
    else if (auth && draft.shipping.first_name === '')
      change({ shipping: { ...draft.shipping, first_name: auth.first_name, last_name: auth.last_name } });
  });
  useEffect(() => {
    const leaving = new AbortController();
    callService<typeof addressesOperation>('casamaestra.customers.addresses', {}, leaving.signal)
      .then((outcome) => arrived(outcome.ok ? outcome.value : []))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.warn('the saved addresses could not be read', error);
      });
    return () => leaving.abort();
  }, []);
  if (addresses.length === 0) return null;
  const chosen = addresses.find((saved) => {
    const { pincode, city, address_line1, last_name } = draft.shipping;
    return (
      saved.address_line1 === address_line1 &&
      saved.city === city &&
      (saved.pincode ?? '') === pincode &&
      saved.last_name === last_name
    );
  });
  return (
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
        if (saved) {
          if (!chosen && isStarted(draft.shipping)) setTyped(draft.shipping);
          choose(saved);
        } else if (chosen) {
          const { first_name = '', last_name = '' } = auth ?? {};
          change({ shipping: typed ?? { ...emptyAddress, first_name, last_name } });
        }
      }}
    />
  );
}

/** "Via Galliera 24, 40121 Bologna BO"; abroad with the country. */
function oneLine({ address_line1, pincode, city, state, country }: SavedAddress, locale: Locale): string {
  const place = [pincode, city, state].filter(Boolean).join(' ');
  const abroad = country === homeCountry ? [] : [countryName(country, locale)];
  return [address_line1, place, ...abroad].join(', ');
}
