import type { AreaDependencies } from '../area.ts';
import { readGoods } from '../cart/read-goods.usecase.ts';
import { unsubscribeToken } from '../mail/unsubscribe/unsubscribe-token.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { Database } from '../platform/database/connection.ts';
import { hours } from '../platform/limits/too-many-requests.ts';
import { claimWatchers, noteChecked, wishedPrices, writeWishedPrices } from './price-drops.queries.ts';

const BATCH = 20;
/** A wishlist is looked at twice a day, so nobody gets more mails than that. */
const EVERY_MS = hours(12);
/** A price counts as lower from so much on. */
const LOWER = 0.95;

/** The link that ends mails a customer asked for. */
export const stopLink = async ({ publicUrl, secrets }: AreaDependencies, email: string): Promise<string> =>
  `${publicUrl()}/api/open/mail-preferences/${await unsubscribeToken(secrets, email)}`;

type Watcher = Awaited<ReturnType<typeof claimWatchers>>[number];

async function lookAt(deps: AreaDependencies, database: Database, { id, email, language }: Watcher) {
  const now = deps.clock.now();
  const wished = await wishedPrices(database, id);
  const goods = await readGoods(
    database,
    wished.map(({ sku }) => sku),
    now,
  );
  const prices = new Map(goods.map(({ sku, priceCents }) => [sku, priceCents]));
  const known = wished.flatMap(({ variant, sku, before }) => {
    const cents = prices.get(sku);
    return cents === undefined ? [] : [{ variant, sku, before, cents }];
  });
  const lower = known.filter(({ before, cents }) => before !== null && cents <= before * LOWER);
  await writeWishedPrices(database, id, [...known.filter(({ before }) => before === null), ...lower]);
  await noteChecked(database, id, new Date(now));
  if (lower.length === 0) return;
  await queueMail(database, {
    kind: 'price_drop',
    recipient: email,
    language,
    payload: {
      customer: id,
      goods: lower.map(({ sku, before, cents }) => ({ sku, beforeCents: before ?? cents })),
      stop: await stopLink(deps, email),
    },
    dedupeKey: `price_drop ${id} ${now}`,
  });
}

/** Mails customers who asked for it that wished articles cost less; returns how many wishlists were looked at. */
export function noticePriceDrops(deps: AreaDependencies): Promise<number> {
  return commitTogether(deps.database, async (database) => {
    const watchers = await claimWatchers(database, new Date(deps.clock.now() - EVERY_MS), BATCH);
    for (const watcher of watchers) await lookAt(deps, database, watcher);
    return watchers.length;
  });
}
