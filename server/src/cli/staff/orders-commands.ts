import { randomUUID } from 'node:crypto';
import { orderStates } from '@casamaestra/contract/orders/order-view.ts';
import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import {
  cancelByStaff,
  deliverOrder,
  prepareOrder,
  readyOrder,
  refundByStaff,
  returnOrder,
  shipOrder,
} from '@casamaestra/commerce/orders/advance-order.usecase.ts';
import { staffOrders } from '@casamaestra/commerce/orders/staff-orders.usecase.ts';
import { withdrawLinksByStaff } from '@casamaestra/commerce/orders/withdraw-links.usecase.ts';
import { wholeOrder } from '@casamaestra/commerce/orders/whole-order.usecase.ts';
import { describeOrder } from './describe-order.ts';
import { commandTexts } from '@casamaestra/texts/staff/command-texts.ts';
import { UsageProblem } from '../command-line.ts';
import { onlyArgument, refusedWith, refusedBy, row, wantedText, wholeNumber } from './staff-command.ts';
import type { Speech, StaffCall, StaffCommand } from './staff-command.ts';

/** The parts of a step on an order, with who takes it. */
const acting = ({ deps, author }: StaffCall) => ({ ...deps, author });
const numberOf = (call: StaffCall): string => onlyArgument(call, 'order').toUpperCase();

/** Prints the order's new state, or why nothing was done. */
function report(call: StaffCall, orderNumber: string, outcome: Outcome<OrderState>): number {
  if (!outcome.ok) return refusedBy(call, outcome.refusal);
  call.print(`${orderNumber}: ${outcome.value}`);
  return 0;
}

function stateOf({ language }: Speech, text: string | undefined): OrderState | undefined {
  const found = orderStates.find((state) => state === text);
  if (text !== undefined && found === undefined)
    throw new UsageProblem(commandTexts(language).notAllowed('--state', text, orderStates.join(', ')));
  return found;
}

const list: StaffCommand = async (call) => {
  const { deps, flags, print, texts, money, moment } = call;
  const limit = wholeNumber(call, flags.limit, '--limit');
  const orders = await staffOrders(deps, { state: stateOf(call, flags.state), limit });
  if (orders.length > 0) print(row(...texts.orders.heads));
  for (const { number, state, email, totalCents, paymentMethod, placedAt } of orders) {
    print(row(number, moment(placedAt), state, money(totalCents), paymentMethod, email));
  }
  if (orders.length === 0) print(texts.orders.none);
  return 0;
};

const show: StaffCommand = async (call) => {
  const orderNumber = numberOf(call);
  const order = await wholeOrder(call.deps.database, orderNumber);
  if (order === undefined) return refusedWith(call.texts.orders.unknown(orderNumber));
  for (const line of describeOrder(order, call)) call.print(line);
  return 0;
};

/** Parses options like "SKU:2"; null without any. */
function piecesOf(
  { texts }: Speech,
  only: readonly string[] | undefined,
): ReadonlyMap<string, number> | null {
  if (only === undefined) return null;
  const pieces = new Map<string, number>();
  for (const text of only) {
    const [, sku, qty] = /^(.+):(\d{1,6})$/.exec(text) ?? [];
    if (sku === undefined || qty === undefined || Number(qty) < 1) {
      throw new UsageProblem(texts.orders.wrongPieces(text));
    }
    pieces.set(sku, (pieces.get(sku) ?? 0) + Number(qty));
  }
  return pieces;
}

function trackingUrlOf({ texts }: Speech, url: string | undefined): string | null {
  if (url === undefined) return null;
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new UsageProblem(texts.orders.wrongAddress(url));
}

const ship: StaffCommand = async (call) => {
  const { flags } = call;
  const orderNumber = numberOf(call);
  const shipment = {
    carrier: wantedText(call, flags.carrier, 'carrier', 80),
    trackingNumber: wantedText(call, flags.tracking, 'tracking', 80),
    trackingUrl: trackingUrlOf(call, flags.url),
    pieces: piecesOf(call, flags.only),
    despiteWithdrawal: flags['despite-withdrawal'],
  };
  return report(call, orderNumber, await shipOrder(orderNumber, shipment, acting(call)));
};

/** Parses euros with a comma or point: "12,50". */
function amountOf({ texts }: Speech, text: string | undefined): number | null {
  if (text === undefined) return null;
  const plain = text.replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain) || Number(plain) === 0) {
    throw new UsageProblem(texts.orders.wrongAmount(text));
  }
  return Math.round(Number(plain) * 100);
}

const refund: StaffCommand = async (call) => {
  const { flags } = call;
  const orderNumber = numberOf(call);
  const refunding = {
    amountCents: amountOf(call, flags.amount),
    reason: wantedText(call, flags.reason, 'reason'),
    key: `staff:${orderNumber}:${flags.key ?? randomUUID()}`,
  };
  return report(call, orderNumber, await refundByStaff(orderNumber, refunding, acting(call)));
};

/** `npm run staff -- orders …` */
export const ordersCommands: Readonly<Record<string, StaffCommand>> = {
  list,
  show,
  ship,
  refund,
  prepare: async (call) => report(call, numberOf(call), await prepareOrder(numberOf(call), acting(call))),
  'new-link': async (call) =>
    report(call, numberOf(call), await withdrawLinksByStaff(acting(call), numberOf(call))),
  ready: async (call) =>
    report(
      call,
      numberOf(call),
      await readyOrder(numberOf(call), call.flags['despite-withdrawal'], acting(call)),
    ),
  deliver: async (call) => report(call, numberOf(call), await deliverOrder(numberOf(call), acting(call))),
  cancel: async (call) => {
    const reason = wantedText(call, call.flags.reason, 'reason');
    return report(call, numberOf(call), await cancelByStaff(numberOf(call), reason, acting(call)));
  },
  return: async (call) => {
    const { flags } = call;
    const note = flags.reason === undefined ? undefined : wantedText(call, flags.reason, 'reason');
    const returned = { restock: !flags['no-restock'], note };
    return report(call, numberOf(call), await returnOrder(numberOf(call), returned, acting(call)));
  },
};
