/** An order that waits for a transfer. */
export interface OpenOrder {
  readonly number: string;
  readonly totalCents: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
}

export type TransferReason = 'number' | 'amount' | 'renovation_amount' | 'name';

export interface TransferProposal {
  readonly number: string;
  /** Why, the strongest first. */
  readonly reasons: readonly TransferReason[];
}

/** Banks withhold 11 % of the amount without 22 % VAT, whatever the real rate (D.L. 78/2010, art. 25; since 1 March 2024). */
const WITHHELD = 0.11;
const VAT_BY_CONVENTION = 1.22;

/** What arrives of a transfer for a renovation: 122.00 → 111.00. In cents. */
export const afterWithholding = (totalCents: number): number =>
  totalCents - Math.round((totalCents / VAT_BY_CONVENTION) * WITHHELD);

/** Laws that the text of a transfer for a renovation names, so that its tax is deducted (TUIR, art. 16-bis). */
const formulas =
  /16[\s-]*bis|917\s*(?:\/|del)\s*(?:19)?86|\b449\s*\/\s*(?:19)?97|\b296\s*\/\s*(?:20)?06|\b90\s*\/\s*2013|recupero\s+(?:del\s+patrimonio\s+)?edilizio|ristrutturazion|riqualificazione\s+energetica|\becobonus|bonus\s+mobili/i;

/** Whether a text of a transfer is that of a "bonifico parlante". */
export const isRenovationTransfer = (remittance: string): boolean => formulas.test(remittance);

const words = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** Whether the payer is the buyer: both names, in any order, or every word of the company. */
function isNamed(payer: ReadonlySet<string>, { firstName, lastName, company }: OpenOrder): boolean {
  const holds = (name: string): boolean => {
    const parts = words(name);
    return parts.length > 0 && parts.every((part) => payer.has(part));
  };
  return (words(firstName).length > 0 && holds(`${firstName} ${lastName}`)) || holds(company);
}

const weight: Readonly<Record<TransferReason, number>> = {
  number: 4,
  amount: 2,
  renovation_amount: 2,
  name: 1,
};
const weightOf = ({ reasons }: TransferProposal): number =>
  reasons.reduce((sum, reason) => sum + weight[reason], 0);

/**
 * Orders a credit may pay, the likeliest first, each with the reasons. A person decides: only the number together with the
 * exact amount pays an order by itself.
 */
export function proposeTransfers(
  credit: { readonly amountCents: number; readonly payer: string; readonly remittance: string },
  orders: readonly OpenOrder[],
  named: string | null,
): readonly TransferProposal[] {
  const payer = new Set(words(credit.payer));
  return orders
    .map((order): TransferProposal => {
      const reasons: TransferReason[] = [];
      if (order.number === named) reasons.push('number');
      if (credit.amountCents === order.totalCents) reasons.push('amount');
      else if (credit.amountCents === afterWithholding(order.totalCents)) reasons.push('renovation_amount');
      if (isNamed(payer, order)) reasons.push('name');
      return { number: order.number, reasons };
    })
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one) || one.number.localeCompare(other.number));
}
