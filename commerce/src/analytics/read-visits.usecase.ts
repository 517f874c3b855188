import type { AreaDependencies } from '../area.ts';
import { countsSince, ordersSince, viewsByDay } from './visits.queries.ts';

const DAY_MS = 86_400_000;

/** Page views of the last days by day, kind, device and source, and the way to orders. */
export async function readVisits(
  { database, clock }: Pick<AreaDependencies, 'database' | 'clock'>,
  days: number,
) {
  const since = new Date(clock.now() - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  const kinds = await countsSince(database, since, 'kind');
  const of = (name: string) => kinds.find((row) => row.name === name)?.count ?? 0;
  const { placed, paid } = await ordersSince(database, since);
  return {
    since,
    days: await viewsByDay(database, since),
    kinds,
    devices: await countsSince(database, since, 'device'),
    sources: await countsSince(database, since, 'source'),
    funnel: [
      ['product', of('product')],
      ['cart', of('cart')],
      ['checkout', of('checkout')],
      ['placed', placed],
      ['paid', paid],
    ] as const,
  };
}
