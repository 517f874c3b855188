import type { Address } from '@casamaestra/contract/checkout/address.ts';
import { useLocale } from '../i18n/use-messages.ts';
import type { AddressDraft } from '../draft/address-draft.ts';
import { countryName } from '@casamaestra/texts/format/country.ts';

/** An address formatted as on a parcel. */
export function AddressLines({ address }: { address: AddressDraft | Address }) {
  const locale = useLocale();
  const { company_name: company, address_line2: second, state, pincode, country } = address;
  return (
    <address style={{ fontStyle: 'normal' }}>
      {address.first_name} {address.last_name}
      {company && (
        <>
          <br />
          {company}
        </>
      )}
      <br />
      {address.address_line1}
      {second && <>, {second}</>}
      <br />
      {pincode} {address.city}
      {state && ` (${state})`}
      {country !== 'IT' && `, ${countryName(country, locale)}`}
    </address>
  );
}
