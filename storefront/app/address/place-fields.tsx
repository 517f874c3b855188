import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { postcodeExample } from '@casamaestra/rules/checkout/postcode.ts';
import { useRef, useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import type { AddressFieldsProps, AddressLine } from './address-props.ts';
import css from './fields.module.css';
import { provinces } from './provinces.ts';
import { TextField } from '../forms/text-field.tsx';
import { usePlaces } from './use-places.ts';
import type { Place } from './use-places.ts';

const otherCity = '*';

/** Postcode, city and province or region. In Italy the CAP fills the other two, or offers its comuni. */
export function PlaceFields(props: AddressFieldsProps & { line: AddressLine }) {
  const { address, onChange, line } = props;
  const { fields } = useMessages().checkout;
  // A city that came together with its CAP, from storage or autofill, is not overwritten.
  const filledFor = useRef(address.city === '' ? '' : address.pincode);
  const places = usePlaces(address.pincode, address.country, (cap, found) => {
    const [place, ...others] = found;
    if (!place || filledFor.current === cap) return;
    filledFor.current = cap;
    const known = found.find(({ city }) => city.toLowerCase() === address.city.trim().toLowerCase());
    const oneProvince = found.every((one) => one.province === place.province);
    const state = known?.province ?? (oneProvince ? place.province : address.state);
    onChange({ ...address, city: known?.city ?? (others.length === 0 ? place.city : ''), state });
  });
  const italian = address.country === 'IT';
  if (!italian) {
    return (
      <>
        <div className={css.place}>
          <TextField
            {...line('pincode', 'postal-code')}
            label={fields.postcode}
            placeholder={postcodeExample(address.country)}
            maxLength={12}
            required
          />
          <TextField {...line('city', 'address-level2')} label={fields.city} required />
        </div>
        <TextField {...line('state', 'address-level1')} label={fields.region} />
      </>
    );
  }
  return (
    <div className={css.italianPlace}>
      <TextField
        {...line('pincode', 'postal-code')}
        label={fields.cap}
        inputMode="numeric"
        maxLength={5}
        required
      />
      <CityField {...props} places={places} />
      <ProvinceField {...props} />
      <TownOfCap {...props} places={places} />
    </div>
  );
}

const sameName = (one: string, other: string): boolean =>
  one.localeCompare(other.trim(), 'it', { sensitivity: 'base', ignorePunctuation: true }) === 0;

/**
 * Warns that the CAP belongs to another town; only a warning, since parts of a comune have names of their
 * own.
 */
function TownOfCap({
  address,
  onChange,
  places,
}: Pick<AddressFieldsProps, 'address' | 'onChange'> & { places: readonly Place[] }) {
  const { fields } = useMessages().checkout;
  const { city, pincode } = address;
  const foreign = city.trim() !== '' && places.length > 0 && !places.some((one) => sameName(one.city, city));
  const [place] = places;
  return (
    <div role="status" className={css.soft}>
      {foreign && (
        <>
          <p>
            {fields.capOfTown(
              pincode,
              places
                .map((one) => one.city)
                .slice(0, 4)
                .join(', '),
            )}
          </p>
          {places.length === 1 && place && (
            <Button
              variant="quiet"
              size="s"
              onClick={() => onChange({ ...address, city: place.city, state: place.province })}
            >
              {fields.takeTown(place.city)}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** A select of the comuni that share the CAP, or a text field. */
function CityField({
  prefix,
  address,
  onChange,
  problems,
  line,
  places,
}: AddressFieldsProps & { line: AddressLine; places: readonly Place[] }) {
  const { fields } = useMessages().checkout;
  const [free, setFree] = useState(false);
  const known = places.some(({ city }) => city === address.city);
  if (free || places.length < 2 || (address.city !== '' && !known))
    return <TextField {...line('city', 'address-level2')} label={fields.city} required />;
  const choose = (city: string): void => {
    if (city === otherCity) return setFree(true);
    const place = places.find((one) => one.city === city);
    onChange({ ...address, city, state: place?.province ?? address.state });
  };
  return (
    <Field id={`${prefix}-city`} label={fields.city} error={problems[`${prefix}-city`]} required>
      {(control) => (
        <Select
          {...control}
          name={`${prefix}-city`}
          autoComplete={line('city', 'address-level2').autoComplete}
          value={address.city}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">{fields.chooseCity}</option>
          {places.map(({ city }) => (
            <option key={city}>{city}</option>
          ))}
          <option value={otherCity}>{fields.otherCity}</option>
        </Select>
      )}
    </Field>
  );
}

function ProvinceField({ prefix, address, problems, line }: AddressFieldsProps & { line: AddressLine }) {
  const { fields } = useMessages().checkout;
  const { autoComplete, name, onText } = line('state', 'address-level1');
  const known = address.state === '' || provinces.some(([code]) => code === address.state);
  return (
    <Field id={`${prefix}-state`} label={fields.province} error={problems[`${prefix}-state`]} required>
      {(control) => (
        <Select
          {...control}
          name={name}
          autoComplete={autoComplete}
          value={address.state}
          onChange={(event) => onText(event.currentTarget.value)}
        >
          <option value="">{fields.chooseProvince}</option>
          {!known && <option value={address.state}>{address.state}</option>}
          {provinces.map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
