/**
 * NIST SP 800-63B-4, 3.1.1.2: at least 15 characters where the password is the only factor, long ones allowed,
 * no rules about kinds of characters. Counted in Unicode code points after NFC.
 */
export const passwordCharactersMin = 15;
export const passwordCharactersMax = 256;
