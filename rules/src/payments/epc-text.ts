import { plainIban } from './iban.ts';
import { bankText } from './transfer-texts.ts';

export interface EpcTransfer {
  readonly holder: string;
  readonly iban: string;
  readonly bic?: string | undefined;
  readonly amountCents: number;
  readonly reference: string;
}

const HOLDER_MAX = 70;
const AMOUNT_MAX_CENTS = 99_999_999_999;

/**
 * The text of the QR code for a SEPA credit transfer, version 002 of EPC069-12: service tag, version, UTF-8,
 * SCT, BIC, name, IBAN, amount, purpose, structured reference, free text. Trailing empty lines are omitted.
 * @throws RangeError for an amount outside the limits of a transfer
 */
export function epcText({ holder, iban, bic = '', amountCents, reference }: EpcTransfer): string {
  if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > AMOUNT_MAX_CENTS)
    throw new RangeError(`no transfer of ${amountCents} cents`);
  const amount = `EUR${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`;
  const name = bankText(holder, HOLDER_MAX);
  const lines = ['BCD', '002', '1', 'SCT', bic, name, plainIban(iban), amount, '', '', bankText(reference)];
  return lines.join('\n').replace(/\n+$/, '');
}
