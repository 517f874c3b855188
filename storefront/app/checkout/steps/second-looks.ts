import { suggestedEmail } from '@casamaestra/rules/checkout/email-suggestion.ts';
import { taxCodeFitsName } from '@casamaestra/rules/tax/codes/tax-code-name.ts';
import type { AddressDraft } from '../../draft/address-draft.ts';

// Loaded when there is something to look at again. Imports nothing that the checkout has, so its script names no others.

export { suggestedEmail };

/** The name of whoever is billed if the codice fiscale (normalised) does not seem to be theirs, else an empty text. */
export function doubtedName(code: string, { first_name: first, last_name: last }: AddressDraft): string {
  return taxCodeFitsName(code, first, last) ? '' : `${first.trim()} ${last.trim()}`;
}
