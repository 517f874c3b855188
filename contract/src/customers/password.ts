/**
 * At least 10 characters, long ones allowed, no rules about kinds of characters; what is guessed first is refused
 * besides (docs/decisions/0016-logins.md). Counted in Unicode code points after NFC.
 */
export const passwordCharactersMin = 10;
export const passwordCharactersMax = 256;
