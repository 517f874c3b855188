import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BookedOrder } from './ledger-audit.queries.ts';
import { bookedOrders, bookedStock } from './ledger-audit.queries.ts';
import { until } from './buyer.ts';
import { type ShopUnderTest, unless } from './fault.ts';
import type { ClientLog } from './client-log.ts';

/**
 * Captured and refunded sums of an order at both gateways, all attempts together, in cents. Nothing for bank
 * transfers: these faults include none.
 */
export function atBank(
  { bank }: ShopUnderTest,
  number: string,
): { readonly captured: number; readonly refunded: number } {
  const mine = bank.control.transactions().filter(({ order }) => order.startsWith(number));
  return {
    captured: mine.reduce((sum, { capturedCents }) => sum + capturedCents, 0),
    refunded: mine.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
  };
}

/** Whether a mail was really sent: without a mail server the shop writes it into a folder. */
function isInMailbox({ shop }: ShopUnderTest, id: number, number: string): boolean {
  const file = join(shop.dataDir, 'mail', `${String(id).padStart(6, '0')}.txt`);
  return existsSync(file) && readFileSync(file, 'utf8').includes(number);
}

function brokenOrder(context: ShopUnderTest, order: BookedOrder): string[] {
  const { number, total, paid, captured, returned } = order;
  const broken: string[] = [];
  const bank = atBank(context, number);
  if (bank.captured !== captured)
    broken.push(`${number}: ${captured} captured, the bank took ${bank.captured}`);
  if (paid && order.state !== 'cancelled' && captured - returned !== total - order.refunded)
    broken.push(`${number}: paid ${captured} − ${returned} of ${total}`);
  if (order.state === 'cancelled' && captured !== returned)
    broken.push(`${number}: cancelled with ${captured - returned} cents kept`);
  if (bank.refunded !== returned)
    broken.push(`${number}: the bank gave back ${bank.refunded} of ${returned}`);
  return broken;
}

/** Longer than the lease of a mail claimed by a killed process, and than the retry pause of a refund. */
const settleTimeoutMs = 110_000;

/** Checks that every order's confirmation is in the mailbox and marked as sent, and no other mail is due. */
export async function mailFaults(context: ShopUnderTest): Promise<string[]> {
  const isDone = ({ confirmations, unsentMails }: BookedOrder) =>
    confirmations.length > 0 && unsentMails === 0;
  await until(async () => (await context.read(bookedOrders)).every(isDone), settleTimeoutMs);
  return (await context.read(bookedOrders)).flatMap(({ number, confirmations, unsentMails }) => [
    ...unless(
      confirmations.some((id) => isInMailbox(context, id, number)),
      `${number}: confirmation not sent`,
    ),
    ...unless(unsentMails === 0, `${number}: ${unsentMails} mails not sent`),
  ]);
}

/** Compares the client log with the database, after pending refunds have settled. */
export async function ledgerFaults(
  context: ShopUnderTest,
  clientLog: ClientLog,
  stockAtFirst: ReadonlyMap<string, number>,
): Promise<string[]> {
  const keys = new Set(clientLog.entries.map(({ key }) => key));
  const mine = async () => (await context.read(bookedOrders)).filter(({ key }) => keys.has(key));
  await until(async () => (await mine()).every(({ returnsOpen }) => returnsOpen === 0), settleTimeoutMs);
  const orders = await mine();
  const broken = orders.flatMap((order) => brokenOrder(context, order));
  for (const { key, order, contradiction } of clientLog.entries) {
    if (contradiction !== undefined) broken.push(contradiction);
    const booked = orders.filter((known) => known.key === key);
    if (booked.length > 1) broken.push(`${key}: ${booked.length} orders`);
    if (order === undefined) continue;
    const [only] = booked;
    if (only?.number !== order.number)
      broken.push(`told ${order.number}, in the books ${only?.number ?? 'nothing'}`);
    else if (only.total !== Math.round(order.total * 100))
      broken.push(`${order.number}: told ${order.total}`);
  }
  for (const { sku, stock, held } of await context.read(bookedStock)) {
    const first = stockAtFirst.get(sku) ?? 0;
    if (stock < 0 || stock !== first - held)
      broken.push(`${sku}: ${stock} pieces, ${first} − ${held} expected`);
  }
  return broken;
}
