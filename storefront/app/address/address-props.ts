import type { AddressDraft, AddressField } from '../draft/address-draft.ts';
import type { FormProblems } from '../forms/controls.ts';

/** Props shared by the fields of an address. */
export type AddressFieldsProps = {
  /** Prefix of the ids: "s" for delivery, "b" for billing. */
  prefix: 's' | 'b';
  address: AddressDraft;
  countries: readonly { readonly code: string; readonly name: string }[];
  /** How the chosen country is written while it cannot be changed; default: that goods are delivered there. */
  countryWords?: (name: string) => string;
  onChange: (address: AddressDraft) => void;
  /** What is shown to be wrong, by id of the control. */
  problems: FormProblems;
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
  maxLength: number;
  onText: (text: string) => void;
};
