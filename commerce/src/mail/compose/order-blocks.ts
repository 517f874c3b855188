import type { Address, Invoice } from '@casamaestra/contract/checkout/address.ts';
import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { isUnpaid } from '@casamaestra/rules/orders/order-state.ts';
import { workingDaysOf } from '@casamaestra/rules/shipping/working-days.ts';
import type { OrderLine, OrderRecord } from '../../orders/order-record.ts';
import { dayText, euroText, shopLanguage } from '../../orders/written.ts';
import { pickupPlace } from '../../shipping/pickup-place.ts';
import type { MailBlock, MailFact, MailItem } from '../mail-document.ts';
import { mailedPicture } from './goods-block.ts';
import { countryName } from '@casamaestra/texts/format/country.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import type { MailTexts } from '@casamaestra/texts/mail/mail-texts-shape.ts';

/** "22" or "5,5" as written in the language. */
const percentText = (percent: number, language: string): string => number(percent, shopLanguage(language));

export function addressLines(address: Address, language: string): string {
  const { first_name, last_name, company_name, address_line1, address_line2, country } = address;
  const state = address.state === undefined ? '' : ` (${address.state})`;
  return [
    company_name,
    `${first_name} ${last_name}`,
    address_line1,
    address_line2,
    `${address.pincode ?? ''} ${address.city}${state}`.trim(),
    country === 'IT' ? undefined : countryName(country, shopLanguage(language)),
  ]
    .filter(Boolean)
    .join('\n');
}

function invoiceLines(invoice: Invoice): string {
  if (invoice.customer_type === 'Individual') return invoice.tax_code;
  const { company_name, vat_number, tax_code, recipient_code, pec } = invoice;
  return [company_name, vat_number, tax_code, recipient_code, pec].filter(Boolean).join('\n');
}

type ItemDependencies = { readonly texts: MailTexts; readonly shopUrl: string };

function itemLine(line: OrderLine, language: string, { texts, shopUrl }: ItemDependencies): MailItem {
  const detail = [
    line.options,
    line.sku,
    line.customMade ? texts.order.customMade : '',
    line.picture?.other_colour ? texts.order.otherColour : '',
  ];
  return {
    name: line.name,
    detail: detail.filter((part) => part !== '').join(' · '),
    qty: String(line.qty),
    amount: euroText(line.amountCents, language),
    picture: mailedPicture(line.picture, line.name, shopUrl),
  };
}

/** Lines, discounts, delivery, and the total with the VAT it contains. */
export function itemBlocks(order: OrderRecord, deps: ItemDependencies): MailBlock[] {
  const { language } = order;
  const { texts } = deps;
  const { order: words } = texts;
  const money = (amountCents: number) => euroText(amountCents, language);
  const totals: MailFact[] = [
    { label: words.goods, value: money(order.subtotalCents) },
    ...(order.discountCents === 0
      ? []
      : [
          {
            label: words.discount,
            value: `${order.couponCodes.join(', ')} −${money(order.discountCents)}`.trim(),
          },
        ]),
    { label: words.shipping, value: order.shippingCents === 0 ? words.free : money(order.shippingCents) },
    { label: words.total, value: money(order.totalCents), strong: true },
    ...order.vat.map(({ percent, vat_cents }) => ({
      label: words.vatContained(percentText(percent, language)),
      value: money(vat_cents),
    })),
  ];
  return [
    { kind: 'heading', text: words.itemsHeading },
    { kind: 'goods', lines: order.lines.map((line) => itemLine(line, language, deps)) },
    { kind: 'facts', rows: totals },
  ];
}

/**
 * Texts typed by the buyer are mailed only after the address was confirmed or the order paid: nobody can use
 * the shop to send messages to strangers.
 */
const mayCarryWords = ({ addressConfirmed, payments }: OrderRecord): boolean =>
  addressConfirmed || payments.some(({ capturedCents }) => capturedCents > 0);

/** The delivery window; while payment is awaited, the time delivery takes after it. */
function expectedText(order: OrderRecord, words: MailTexts['order']): string {
  const { language, earliest, latest, paymentMethod } = order;
  if (!isUnpaid(order.state) || order.totalCents === 0)
    return words.expected(dayText(earliest, language), dayText(latest, language));
  const [least, most] = workingDaysOf(order.placedAt.getTime(), order);
  const days = least === most ? String(least) : `${least}–${most}`;
  return paymentMethod === 'transfer' ? words.afterTransfer(days) : words.afterPayment(days);
}

/** From when an order can be collected; while payment is awaited, no day is promised. */
const readyText = (order: OrderRecord, words: MailTexts['order']): string =>
  !isUnpaid(order.state) || order.totalCents === 0
    ? words.readyFrom(dayText(order.earliest, order.language))
    : expectedText(order, words);

/** Where, when and with what documents an order is collected. */
export function pickupBlocks(order: OrderRecord, texts: MailTexts, shop: ShopFile): MailBlock[] {
  const { order: words } = texts;
  const place = pickupPlace(shop, shopLanguage(order.language));
  const rows: MailFact[] = [
    ...(order.state === 'shipped' ? [] : [{ label: words.expectedPickup, value: readyText(order, words) }]),
    ...(place === null
      ? []
      : [
          { label: words.pickupAddress, value: [place.name, place.street, place.town].join('\n') },
          { label: words.pickupHours, value: place.hours.join('\n') },
        ]),
    { label: words.bring, value: words.bringText(order.number) },
  ];
  return [
    { kind: 'heading', text: words.pickupHeading },
    { kind: 'facts', rows },
  ];
}

/** Where and when the goods are delivered or collected, and the buyer's notes for the delivery. */
export function deliveryBlocks(order: OrderRecord, texts: MailTexts, shop: ShopFile): MailBlock[] {
  const { language, shippingKind } = order;
  const { order: words } = texts;
  const pickup = shippingKind === 'pickup';
  const expected = expectedText(order, words);
  const { first_name, last_name } = order.shippingAddress;
  const typed: MailFact[] = [
    pickup
      ? { label: words.recipient, value: `${first_name} ${last_name}` }
      : { label: words.address, value: addressLines(order.shippingAddress, language) },
    ...(order.billingAddress === null
      ? []
      : [{ label: words.billing, value: addressLines(order.billingAddress, language) }]),
    ...(order.invoice === null ? [] : [{ label: words.invoiceWanted, value: invoiceLines(order.invoice) }]),
    { label: words.phone, value: order.phone },
    ...(order.note === null ? [] : [{ label: words.note, value: order.note }]),
  ];
  const carried = mayCarryWords(order);
  const rows = [
    ...(pickup ? [] : [{ label: order.shippingLabel, value: expected }]),
    ...(carried ? typed : []),
  ];
  return [
    ...(pickup
      ? pickupBlocks(order, texts, shop)
      : [{ kind: 'heading', text: words.deliveryHeading } as const]),
    ...(rows.length === 0
      ? []
      : [{ kind: 'facts', rows: rows.filter(({ value }) => value !== '') } as const]),
    ...(carried ? [] : [{ kind: 'small', text: words.typedOnOrderPage } as const]),
    ...(order.proofOfAge === null
      ? []
      : [{ kind: 'paragraph', text: words.proofOfAge(order.proofOfAge) } as const]),
    ...(order.weeeTakeBack ? [{ kind: 'paragraph', text: words.takeBack } as const] : []),
  ];
}

/** The details of a bank transfer. */
export function transferBlocks(transfer: TransferDetails, language: string, texts: MailTexts): MailBlock[] {
  const { order: words } = texts;
  const rows: MailFact[] = [
    { label: 'IBAN', value: transfer.iban_spaced, strong: true },
    { label: 'BIC', value: transfer.bic },
    { label: words.holder, value: transfer.account_holder },
    { label: words.bank, value: transfer.bank },
    { label: words.amount, value: euroText(Math.round(transfer.amount * 100), language), strong: true },
    { label: words.reference, value: transfer.reference, strong: true },
    { label: words.due, value: dayText(transfer.due, language) },
    { label: words.renovation, value: transfer.renovation_reference },
  ];
  return [
    { kind: 'heading', text: words.transferHeading },
    { kind: 'paragraph', text: words.transferText },
    { kind: 'facts', rows: rows.filter(({ value }) => value !== '') },
  ];
}
