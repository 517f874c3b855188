import type { AreaDependencies } from '../area.ts';
import { exportedSubscribers } from './newsletter.queries.ts';

export type ExportedSubscriber = Awaited<ReturnType<typeof exportedSubscribers>>[number];

const BATCH = 1000;

/** Every subscriber with the consent given, in batches. */
export async function* exportSubscribers({
  database,
}: Pick<AreaDependencies, 'database'>): AsyncGenerator<ExportedSubscriber> {
  for (let after = 0; ;) {
    const rows = await exportedSubscribers(database, after, BATCH);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
