/** Maximum length of the remittance information of a SEPA credit transfer. */
const remittanceMax = 140;

/**
 * Text in the character set all banks accept (EPC217-08): letters without accents, digits and / - ? : ( ) . ,
 * ' +.
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

/** Remittance text of an order: the number first, because some banks show only the beginning. */
export const transferReference = (orderNumber: string, shop: string): string =>
  bankText(`${orderNumber} ordine ${shop}`);

/** Payer and payee of a renovation transfer; unknown values are left for the buyer to fill in. */
export interface RenovationTransfer {
  readonly orderNumber: string;
  readonly taxCode?: string | undefined;
  readonly shopVatNumber?: string | undefined;
}

/**
 * Remittance text of a "bonifico parlante": legal basis of the deduction, tax code of the person who deducts,
 * VAT number of the payee (D.M. 41/1998, art. 1, paragraph 3; art. 16-bis TUIR). Banks usually have fields
 * for the two codes: they are repeated here for those that do not.
 */
export function renovationReference({ orderNumber, taxCode, shopVatNumber }: RenovationTransfer): string {
  const parts = [
    `${orderNumber} Detrazione art. 16-bis DPR 917/1986`,
    `C.F. ${taxCode ?? '(il tuo codice fiscale)'}`,
    ...(shopVatNumber === undefined ? [] : [`P.IVA ${shopVatNumber}`]),
  ];
  return bankText(parts.join(' - '));
}
