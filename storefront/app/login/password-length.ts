import { passwordCharactersMin } from '@casamaestra/contract/customers/password.ts';

/** How many characters a password still lacks, counted as the service does: code points after NFC. */
export const missingCharacters = (typed: string): number =>
  Math.max(0, passwordCharactersMin - Array.from(typed.normalize('NFC')).length);
