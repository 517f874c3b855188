import type { AreaDependencies } from '../area.ts';
import type { Author } from '../change-sets/author.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { exportedSubscribers } from './newsletter.queries.ts';

export type ExportedSubscriber = Awaited<ReturnType<typeof exportedSubscribers>>[number];

type Exporting = Pick<AreaDependencies, 'database' | 'clock'> & { readonly author: Author };

/** Some subscribers with the consent given, those after a number; that they were exported is in the log. */
export const exportSubscriberPage = (
  { database, clock, author }: Exporting,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly ExportedSubscriber[]> =>
  commitTogether(database, async (transaction) => {
    const rows = await exportedSubscribers(transaction, after, limit);
    // The page after the last has nobody to tell of.
    if (rows.length > 0 || after === 0)
      await recordChange(transaction, {
        author,
        at: new Date(clock.now()),
        kind: 'newsletter.export',
        record: 'newsletter',
        rows: [{ field: 'rows', from: null, to: rows.length }],
      });
    return rows;
  });

const BATCH = 1000;

/** Every subscriber, in batches. */
export async function* exportSubscribers(deps: Exporting): AsyncGenerator<ExportedSubscriber> {
  for (let after = 0; ;) {
    const rows = await exportSubscriberPage(deps, { after, limit: BATCH });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
