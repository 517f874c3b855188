import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BookedOrder } from './books.queries.ts';
import { bookedOrders, bookedStock } from './books.queries.ts';
import { until } from './buyer.ts';
import { type Ground, unless } from './fault.ts';
import type { Journal } from './journal.ts';

/**
 * What the bank has taken and given back for an order, both gateways and all attempts together, in cents. Nothing for
 * bank transfers: in these faults no money arrives for them.
 */
export function atBank(
  { bank }: Ground,
  number: string,
): { readonly captured: number; readonly refunded: number } {
  const mine = bank.control.transactions().filter(({ order }) => order.startsWith(number));
  return {
    captured: mine.reduce((sum, { capturedCents }) => sum + capturedCents, 0),
    refunded: mine.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
  };
}

/** A mail that was really sent: the shop without a mail server writes it into a folder. */
function isInMailbox({ shop }: Ground, id: number, number: string): boolean {
  const file = join(shop.dataDir, 'mail', `${String(id).padStart(6, '0')}.txt`);
  return existsSync(file) && readFileSync(file, 'utf8').includes(number);
}

function brokenOrder(ground: Ground, order: BookedOrder): string[] {
  const { number, total, paid, captured, returned } = order;
  const broken: string[] = [];
  const bank = atBank(ground, number);
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

/** Longer than a mail may be in the hands of a process that was killed, and than the pause after a lost answer. */
const patienceMs = 110_000;

/** Every order's confirmation is in the mailbox and marked as sent, and nothing else waits. */
export async function brokenMails(ground: Ground): Promise<string[]> {
  const isDone = ({ confirmations, unsentMails }: BookedOrder) =>
    confirmations.length > 0 && unsentMails === 0;
  await until(async () => (await ground.read(bookedOrders)).every(isDone), patienceMs);
  return (await ground.read(bookedOrders)).flatMap(({ number, confirmations, unsentMails }) => [
    ...unless(
      confirmations.some((id) => isInMailbox(ground, id, number)),
      `${number}: confirmation not sent`,
    ),
    ...unless(unsentMails === 0, `${number}: ${unsentMails} mails not sent`),
  ]);
}

/** Compares what clients were told with the database. Waits for refunds that are still on their way. */
export async function brokenBooks(
  ground: Ground,
  journal: Journal,
  stockAtFirst: ReadonlyMap<string, number>,
): Promise<string[]> {
  const keys = new Set(journal.entries.map(({ key }) => key));
  const mine = async () => (await ground.read(bookedOrders)).filter(({ key }) => keys.has(key));
  await until(async () => (await mine()).every(({ returnsOpen }) => returnsOpen === 0), patienceMs);
  const orders = await mine();
  const broken = orders.flatMap((order) => brokenOrder(ground, order));
  for (const { key, order, contradiction } of journal.entries) {
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
  for (const { sku, stock, held } of await ground.read(bookedStock)) {
    const first = stockAtFirst.get(sku) ?? 0;
    if (stock < 0 || stock !== first - held)
      broken.push(`${sku}: ${stock} pieces, ${first} − ${held} expected`);
  }
  return broken;
}
