import type { AddressField } from '../draft/address-draft.ts';
import type { AddressFieldsProps, AddressLine } from './address-props.ts';

/** The autofill section (HTML `autocomplete`) of the address. */
export const sectionOf = ({ prefix }: Pick<AddressFieldsProps, 'prefix'>): 'shipping' | 'billing' =>
  prefix === 's' ? 'shipping' : 'billing';

/** Makes the props of each field of the address. */
export function lineOf(props: AddressFieldsProps): AddressLine {
  const { prefix, address, onChange, problems } = props;
  const section = sectionOf(props);
  return (field: AddressField, autoComplete: string) => ({
    id: `${prefix}-${field}`,
    name: `${prefix}-${field}`,
    value: address[field],
    autoComplete: `${section} ${autoComplete}`,
    error: problems[`${prefix}-${field}`],
    maxLength: 120,
    onText: (text: string) => onChange({ ...address, [field]: text }),
  });
}
