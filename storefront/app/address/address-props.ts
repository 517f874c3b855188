import type { AddressDraft, AddressField } from '../draft/address-draft.ts';

/** What the fields of an address share. */
export type AddressFieldsProps = {
  /** Beginning of the ids: "s" for delivery, "b" for billing. */
  prefix: 's' | 'b';
  address: AddressDraft;
  countries: readonly { readonly code: string; readonly name: string }[];
  onChange: (address: AddressDraft) => void;
  errorOf: (field: `${'s' | 'b'}-${AddressField}`) => string | undefined;
  onLeave: (field: `${'s' | 'b'}-${AddressField}`) => void;
};

/** What one field of an address needs, by its name and its autofill token. */
export type AddressLine = (
  field: AddressField,
  autoComplete: string,
) => {
  id: string;
  name: string;
  value: string;
  autoComplete: string;
  error: string | undefined;
  onText: (text: string) => void;
  onLeave: () => void;
};
