/** Longest remittance text of a SEPA credit transfer. */
const remittanceMax = 140;

/**
 * Text in the character set every bank takes (EPC217-08): letters without accents, digits and / - ? : ( ) . , ' +.
 */
export function bankText(text: string, max = remittanceMax): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[‘’`]/g, "'")
    .replaceAll(/[–—_]/g, '-')
    .replaceAll('&', '+')
    .replaceAll(/[^A-Za-z0-9 /\-?:().,'+]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, max)
    .trim();
}

/** Causale of an order: its number first, because some banks show only the beginning. */
export const transferReference = (orderNumber: string, shop: string): string =>
  bankText(`${orderNumber} ordine ${shop}`);

/** Who pays whom, for the transfer of a deduction; what is not known yet is left for the buyer to write. */
export interface RenovationTransfer {
  readonly orderNumber: string;
  readonly taxCode?: string | undefined;
  readonly shopVatNumber?: string | undefined;
}

/**
 * Causale of a "bonifico parlante": rule of the deduction, tax code of who deducts, VAT number of who is paid
 * (D.M. 41/1998, art. 1, paragraph 3; art. 16-bis TUIR). Banks have fields of their own for the two codes: they are
 * repeated here for those that do not.
 */
export function renovationReference({ orderNumber, taxCode, shopVatNumber }: RenovationTransfer): string {
  const parts = [
    `${orderNumber} Detrazione art. 16-bis DPR 917/1986`,
    `C.F. ${taxCode ?? '(il tuo codice fiscale)'}`,
    ...(shopVatNumber === undefined ? [] : [`P.IVA ${shopVatNumber}`]),
  ];
  return bankText(parts.join(' - '));
}
