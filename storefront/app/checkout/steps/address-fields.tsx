import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import type { AddressField } from '../draft/address-draft.ts';
import type { AddressFieldsProps } from './address-props.ts';
import css from './fields.module.css';
import { PlaceFields } from './place-fields.tsx';
import { TextField } from './text-field.tsx';

/** A postal address: the CAP fills city and province; company, second line and country open when wanted. */
export function AddressFields(props: AddressFieldsProps) {
  const { prefix, address, onChange, errorOf, onLeave } = props;
  const { fields } = useMessages().checkout;
  const [asked, showMore] = useState(false);
  // What is filled in, by a saved address too, is never hidden; once shown it stays while it is emptied.
  const filled = address.company_name !== '' || address.address_line2 !== '';
  if (filled && !asked) showMore(true);
  const more = asked || filled;
  const section = prefix === 's' ? 'shipping' : 'billing';
  const line = (field: AddressField, autoComplete: string) => ({
    id: `${prefix}-${field}`,
    name: `${section}-${field}`,
    value: address[field],
    autoComplete: `${section} ${autoComplete}`,
    error: errorOf(`${prefix}-${field}`),
    onText: (text: string) => onChange({ ...address, [field]: text }),
    onLeave: () => onLeave(`${prefix}-${field}`),
  });
  return (
    <div className={css.fields}>
      <div className={css.pair}>
        <TextField {...line('first_name', 'given-name')} label={fields.firstName} required />
        <TextField {...line('last_name', 'family-name')} label={fields.lastName} required />
      </div>
      <TextField {...line('address_line1', 'address-line1')} label={fields.street} required />
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
      <CountryChoice {...props} section={section} />
    </div>
  );
}

function CountryChoice({
  prefix,
  address,
  countries,
  onChange,
  section,
}: AddressFieldsProps & { section: string }) {
  const { fields } = useMessages().checkout;
  const [open, setOpen] = useState(address.country !== 'IT');
  const name = countries.find(({ code }) => code === address.country)?.name ?? address.country;
  if (countries.length < 2) return <p className={css.country}>{fields.deliverTo(name)}</p>;
  if (!open) {
    return (
      <p className={css.country}>
        <span>{fields.deliverTo(name)}</span>{' '}
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
          name={`${section}-country`}
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
