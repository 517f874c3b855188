/** Codice destinatario that says "by PEC, or in the tax drawer" (FatturaPA 1.4). */
export const noRecipientCode = '0000000';
/** Codice destinatario of buyers abroad. */
export const foreignRecipientCode = 'XXXXXXX';

/** Whether a text is a codice destinatario SDI of a private buyer: seven letters and digits. Expects upper case. */
export function isRecipientCode(code: string): boolean {
  return /^[A-Z0-9]{7}$/.test(code);
}
