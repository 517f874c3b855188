import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { epcText } from '@casamaestra/rules/payments/epc-text.ts';
import { spacedIban } from '@casamaestra/rules/payments/iban.ts';
import { renovationReference, transferReference } from '@casamaestra/rules/payments/transfer-texts.ts';
import type { AwaitedTransfer } from '../../orders/orders-dependencies.ts';
import type { Config } from '../../platform/config/read-config.ts';
import { qrSvg } from './epc-qr.ts';

/** Everything needed to pay an order by bank transfer, for copying and for banking apps. */
export function transferDetails(
  config: Pick<Config, 'transferIban' | 'transferBic' | 'transferHolder' | 'transferBank' | 'shop'>,
  { orderNumber, amountCents, due, taxCode }: AwaitedTransfer,
): TransferDetails {
  const { transferIban: iban, transferBic: bic, transferHolder: holder, transferBank: bank } = config;
  const reference = transferReference(orderNumber, holder);
  return {
    iban,
    iban_spaced: spacedIban(iban),
    bic: bic ?? '',
    account_holder: holder,
    bank,
    amount: eurosFromCents(amountCents),
    reference,
    due,
    qr_svg: qrSvg(epcText({ holder, iban, bic, amountCents, reference })),
    renovation_reference: renovationReference({
      orderNumber,
      taxCode,
      shopVatNumber: config.shop.company.vat_number,
    }),
  };
}
