import { useMessages } from '../i18n/use-messages.ts';
import { lineOf } from './address-line.ts';
import type { AddressFieldsProps } from './address-props.ts';
import css from './fields.module.css';
import { TextField } from '../forms/text-field.tsx';

/** First and last name of the recipient. */
export function NameFields(props: AddressFieldsProps) {
  const { fields } = useMessages().checkout;
  const line = lineOf(props);
  return (
    <div className={css.pair}>
      <TextField {...line('first_name', 'given-name')} label={fields.firstName} required />
      <TextField {...line('last_name', 'family-name')} label={fields.lastName} required />
    </div>
  );
}
