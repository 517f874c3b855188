/**
 * At least 10 characters, long ones allowed, no rules about kinds of characters; common passwords are refused
 * too (docs/decisions/0016-logins.md). Counted in Unicode code points after NFC.
 */
export const passwordCharactersMin = 10;
export const passwordCharactersMax = 256;
