import { invoiceFile } from '@casamaestra/texts/it/service/invoice-file.ts';
import type { StoredVat } from './document-vat.ts';
import type { DocumentLine } from './fattura/invoice-document.ts';
import type { InvoicedOrder } from './invoiced-order.queries.ts';

const oneOf = (text: string, priceCents: number, percent: number): DocumentLine => ({
  code: null,
  text,
  qty: 1,
  priceCents,
  discountCents: 0,
  percent,
});

const grossOf = ({ net_cents: net, vat_cents: vat }: StoredVat): number => net + vat;

/**
 * Lines of an order as it was sold. What the order has at a rate beyond its goods is delivery, which has their rates
 * (DPR 633/72, art. 12).
 */
export function orderLines({ lines, vat }: InvoicedOrder): readonly DocumentLine[] {
  const goods = lines.map(
    ({ sku, name, options, qty, priceCents, discountCents, vatPercent }): DocumentLine => ({
      code: sku,
      text: options === '' ? name : `${name}, ${options}`,
      qty,
      priceCents,
      discountCents,
      percent: vatPercent,
    }),
  );
  const delivery = vat.flatMap((rate) => {
    const paid = goods
      .filter(({ percent }) => percent === rate.percent)
      .reduce((sum, line) => sum + line.priceCents * line.qty - line.discountCents, 0);
    const rest = grossOf(rate) - paid;
    return rest === 0 ? [] : [oneOf(invoiceFile.delivery, rest, rate.percent)];
  });
  return [...goods, ...delivery];
}

/** Lines of a credit note: one a rate, for the money that was given back. */
export const refundLines = (
  vat: readonly StoredVat[],
  { order, invoice }: { readonly order: string; readonly invoice: string },
): readonly DocumentLine[] =>
  vat.map((rate) => oneOf(invoiceFile.refund(order, invoice), grossOf(rate), rate.percent));
