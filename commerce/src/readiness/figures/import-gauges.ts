import type { Database } from '../../platform/database/connection.ts';
import type { Gauges } from '../../platform/http/gauges.ts';
import { selectEndedImports, selectMoment } from './imports.queries.ts';

const kinds = ['file', 'list', 'erpnext'] as const;

/**
 * Imports that ended since this node began, wherever they ran. One that failed and was resumed is counted each time it
 * ended: what was told never becomes less.
 */
export function importGauges(database: Database): Gauges {
  let began: Date | undefined;
  const ended = new Map<string, { readonly kind: string; readonly failed: boolean }>();
  const count = (failed: boolean) =>
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        [...ended.values()].filter((one) => one.kind === kind && one.failed === failed).length,
      ]),
    );
  return {
    help: {
      imports_done_total: 'Imports that ended well in the whole shop since this node began',
      imports_failed_total: 'Imports that failed or were stopped',
    },
    labels: { imports_done_total: 'kind', imports_failed_total: 'kind' },
    async read() {
      began ??= await selectMoment(database);
      for (const { kind, id, failed, at } of await selectEndedImports(database, began))
        ended.set(`${kind} ${id} ${failed} ${at.getTime()}`, { kind, failed });
      return { imports_done_total: count(false), imports_failed_total: count(true) };
    },
  };
}
