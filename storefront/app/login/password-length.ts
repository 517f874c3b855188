import { passwordCharactersMin } from '@casamaestra/contract/customers/password.ts';

/** How many characters a password still needs, counted as the service counts: code points after NFC. */
export const missingCharacters = (typed: string): number =>
  Math.max(0, passwordCharactersMin - Array.from(typed.normalize('NFC')).length);
