/** Recipient code for delivery by PEC or in the tax drawer (FatturaPA 1.4). */
export const noRecipientCode = '0000000';
/** Recipient code of foreign buyers. */
export const foreignRecipientCode = 'XXXXXXX';

/**
 * Whether a text is a recipient code (SDI) of a private buyer: seven letters and digits. Expects upper case.
 */
export function isRecipientCode(code: string): boolean {
  return /^[A-Z0-9]{7}$/.test(code);
}
