import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { lineOf, sectionOf } from './address-line.ts';
import type { AddressFieldsProps } from './address-props.ts';
import css from './fields.module.css';
import { NameFields } from './name-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { TextField } from '../forms/text-field.tsx';

/**
 * A postal address: the CAP fills city and province; company, second line and country are shown on request.
 */
export function AddressFields(props: AddressFieldsProps) {
  const { address } = props;
  const { fields } = useMessages().checkout;
  const [asked, showMore] = useState(false);
  // Filled fields are never hidden; once shown they stay even when emptied.
  const filled = address.company_name !== '' || address.address_line2 !== '';
  if (filled && !asked) showMore(true);
  const more = asked || filled;
  const line = lineOf(props);
  return (
    <div className={css.fields}>
      <NameFields {...props} />
      <StreetField {...props} />
      <PlaceFields {...props} line={line} />
      {more ? (
        <div className={css.pair}>
          <TextField {...line('address_line2', 'address-line2')} label={fields.street2} />
          <TextField {...line('company_name', 'organization')} label={fields.company} />
        </div>
      ) : (
        <Button variant="quiet" size="s" icon="plus" className={css.add} onClick={() => showMore(true)}>
          {fields.addCompany}
        </Button>
      )}
      <CountryChoice {...props} section={sectionOf(props)} />
    </div>
  );
}

/** Warns about a street without a number; only a warning, since some have none. */
function StreetField(props: AddressFieldsProps) {
  const { fields } = useMessages().checkout;
  const line = lineOf(props)('address_line1', 'address-line1');
  const [left, setLeft] = useState('');
  const unnumbered = left !== '' && left === line.value && !/\d|\bsnc\b/i.test(left);
  return (
    <div>
      <TextField
        {...line}
        label={fields.street}
        required
        onBlur={() => setLeft(line.value.trim() === '' ? '' : line.value)}
      />
      <p role="status" className={css.soft}>
        {unnumbered && fields.houseNumber}
      </p>
    </div>
  );
}

function CountryChoice({
  prefix,
  address,
  countries,
  countryWords,
  onChange,
  section,
}: AddressFieldsProps & { section: string }) {
  const { fields } = useMessages().checkout;
  const [open, setOpen] = useState(address.country !== 'IT');
  const name = countries.find(({ code }) => code === address.country)?.name ?? address.country;
  const words = countryWords?.(name) ?? fields.deliverTo(name);
  if (countries.length < 2) return <p className={css.country}>{words}</p>;
  if (!open) {
    return (
      <p className={css.country}>
        <span>{words}</span>{' '}
        <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
          {fields.changeCountry}
        </Button>
      </p>
    );
  }
  return (
    <Field id={`${prefix}-country`} label={fields.country} required>
      {(control) => (
        <Select
          {...control}
          name={`${prefix}-country`}
          autoComplete={`${section} country`}
          value={address.country}
          onChange={(event) =>
            onChange({ ...address, country: event.currentTarget.value, state: '', city: '', pincode: '' })
          }
        >
          {countries.every(({ code }) => code !== address.country) && (
            <option value={address.country}>{address.country}</option>
          )}
          {countries.map(({ code, name: label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
