import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import type { readOrderMails } from '../../mail-queue/queue-mail.ts';
import { nearestWidth, pictureUrl } from '../../media/picture-url.ts';
import type { OrderLine, OrderParcel, OrderRecord } from '../order-record.ts';
import type { Masking } from './masking.ts';
import { buyerName } from './masking.ts';
import type { InvoiceOfOrder } from './order-papers.queries.ts';

const PICTURE_WIDTH = 160;

const shippedOf = (parcels: readonly OrderParcel[], position: number): number =>
  parcels
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.position === position ? sum + line.qty : sum), 0);

function presentLine(
  line: OrderLine,
  parcels: readonly OrderParcel[],
  { noPrices }: Masking,
): StaffOrder['lines'][number] {
  const { picture } = line;
  const money = (cents: number) => (noPrices ? null : eurosFromCents(cents));
  return {
    position: line.position,
    sku: line.sku,
    name: line.name,
    options: line.options,
    slug: line.slug,
    picture: picture === null ? null : pictureUrl(picture.hash, nearestWidth(picture.width, PICTURE_WIDTH)),
    qty: line.qty,
    shipped: shippedOf(parcels, line.position),
    withdrawn: line.withdrawnQty,
    custom_made: line.customMade,
    price: money(line.priceCents),
    discount: money(line.discountCents),
    amount: money(line.amountCents),
    vat_percent: noPrices ? null : line.vatPercent,
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function presentMoney(order: OrderRecord, refundableCents: number): NonNullable<StaffOrder['money']> {
  return {
    goods: eurosFromCents(order.subtotalCents),
    discount: eurosFromCents(order.discountCents),
    coupon_codes: [...order.couponCodes],
    shipping: eurosFromCents(order.shippingCents),
    total: eurosFromCents(order.totalCents),
    vat: order.vat.map(({ percent, net_cents: net, vat_cents: vat }) => ({
      percent,
      net: eurosFromCents(net),
      vat: eurosFromCents(vat),
    })),
    captured: eurosFromCents(sum(order.payments.map(({ capturedCents }) => capturedCents))),
    refunded: eurosFromCents(order.refundedCents),
    refundable: eurosFromCents(refundableCents),
  };
}

const presentPayments = (order: OrderRecord): NonNullable<StaffOrder['payments']> =>
  order.payments.map(({ id, state, amountCents, capturedCents, refundedCents, failure }) => ({
    id,
    state,
    amount: eurosFromCents(amountCents),
    captured: eurosFromCents(capturedCents),
    refunded: eurosFromCents(refundedCents),
    failure,
  }));

const presentParcels = (order: OrderRecord): StaffOrder['parcels'] =>
  order.parcels.map((parcel) => ({
    id: parcel.id,
    carrier: parcel.carrier,
    tracking_number: parcel.trackingNumber,
    tracking_url: parcel.trackingUrl,
    shipped_at: parcel.shippedAt.toISOString(),
    delivered_at: parcel.deliveredAt?.toISOString() ?? null,
    lines: [...parcel.lines],
  }));

const presentMails = (
  mails: Awaited<ReturnType<typeof readOrderMails>>,
  { noEmail }: Masking,
): StaffOrder['mails'] =>
  mails.map(({ id, kind, recipient, sentAt, dueAt, lastError }) => ({
    id,
    kind,
    recipient: noEmail ? null : recipient,
    sent_at: sentAt?.toISOString() ?? null,
    due_at: dueAt.toISOString(),
    error: lastError,
  }));

const presentDocuments = (invoices: readonly InvoiceOfOrder[]): NonNullable<StaffOrder['documents']> =>
  invoices.map(({ id, kind, year, number, day, totalCents, state }) => ({
    id,
    kind,
    number: `${year}/${number}`,
    day,
    total: eurosFromCents(totalCents),
    state,
  }));

/** How the buyer was told to transfer the money. */
function presentTransfer(transfer: TransferDetails | null): StaffOrder['transfer'] {
  if (transfer === null) return null;
  const { iban_spaced, account_holder, amount, reference, due } = transfer;
  return { iban_spaced, account_holder, amount, reference, due };
}

const lateStates = new Set(['paid', 'in_preparation', 'partly_shipped']);

interface Around {
  readonly refundableCents: number;
  readonly mails: Awaited<ReturnType<typeof readOrderMails>>;
  readonly invoices: readonly InvoiceOfOrder[];
  readonly transfer: TransferDetails | null;
  readonly timeline: StaffOrder['timeline'];
  /** Of who asks. */
  readonly unreadMentions: number;
  readonly acts: StaffOrder['acts'];
  /** The day in Italy. */
  readonly today: string;
}

/** Whom an order concerns, as far as the role sees it. */
function presentPerson(order: OrderRecord, masking: Masking) {
  const { first_name: firstName, last_name: lastName } = order.shippingAddress;
  const hidden = <Value>(value: Value): Value | null => (masking.masked ? null : value);
  return {
    name: buyerName({ firstName, lastName }, masking),
    email: masking.noEmail ? null : order.email,
    phone: hidden(order.phone),
    shipping_address: hidden(order.shippingAddress),
    billing_address: masking.masked || masking.noPrices ? null : order.billingAddress,
    invoice: masking.masked || masking.noPrices ? null : order.invoice,
    note: hidden(order.note),
  };
}

/** One order as staff sees it, without what the role does not see. */
export function presentStaffOrder(order: OrderRecord, around: Around, masking: Masking): StaffOrder {
  return {
    number: order.number,
    state: order.state,
    placed_at: order.placedAt.toISOString(),
    version: order.updatedAt.toISOString(),
    language: order.language,
    ...presentPerson(order, masking),
    customer_id: order.customerId,
    channel: order.channel,
    shipping_kind: order.shippingKind,
    shipping_label: order.shippingLabel,
    earliest: order.earliest,
    latest: order.latest,
    late: lateStates.has(order.state) && order.latest < around.today,
    weee_take_back: order.weeeTakeBack,
    proof_of_age: order.proofOfAge,
    lines: order.lines.map((line) => presentLine(line, order.parcels, masking)),
    money: masking.noPrices ? null : presentMoney(order, around.refundableCents),
    payment_method: order.paymentMethod,
    transfer: masking.noPrices || masking.masked ? null : presentTransfer(around.transfer),
    payments: masking.noPrices ? null : presentPayments(order),
    parcels: presentParcels(order),
    withdrawals: order.withdrawals.map(({ number, declaredAt, receivedAt, lines }) => ({
      number,
      declared_at: declaredAt.toISOString(),
      received_at: receivedAt?.toISOString() ?? null,
      lines: [...lines],
    })),
    documents: masking.noPrices || masking.masked ? null : presentDocuments(around.invoices),
    mails: presentMails(around.mails, masking),
    timeline: around.timeline,
    unread_mentions: around.unreadMentions,
    acts: around.acts,
  };
}
