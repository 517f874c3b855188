import type { OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  applyBulkPricesOperation,
  previewBulkPricesOperation,
} from '@casamaestra/contract/staff/bulk-prices.operations.ts';
import type { saveProductOperation } from '@casamaestra/contract/staff/goods.operations.ts';
import type {
  readImportOperation,
  tryImportOperation,
} from '@casamaestra/contract/staff/goods-import.operations.ts';
import type { Database } from '@casamaestra/commerce/platform/database/connection.ts';
import type { StaffBrowser } from '@casamaestra/commerce/staff/testing/staff-browser.ts';
import type { Row } from '../table.ts';
import { bulkCategory, listedPrices, pricesRaised, savedProduct } from './many-rows.queries.ts';
import { timesRow } from './office-page.ts';

const wanted = 10_000;
const preview_ms = 3000;
const apply_ms = 30_000;
const saves = 40;

type ImportRead = OperationOutput<typeof readImportOperation>;
type Trial = OperationOutput<typeof tryImportOperation>;

async function timed<Value>(work: () => Promise<Value>): Promise<readonly [Value, number]> {
  const start = performance.now();
  const value = await work();
  return [value, performance.now() - start];
}

const single = (name: string, took: number, must: number, detail: string): Row => ({
  name: `back office: ${name}`,
  measured: `${(took / 1000).toFixed(2)} s`,
  must: `${must / 1000} s`,
  reach: `${must / 2000} s`,
  verdict: took > must ? 'below' : took > must / 2 ? 'must' : 'reach',
  detail,
});

const rule = (percent: number) => ({
  field: 'price' as const,
  act: 'percent' as const,
  value: percent,
  ending: 'none' as const,
  from: null,
  to: null,
});

/** A rule over the prices of some 10,000 variants: looked at, carried out, and taken back. */
async function bulkPrices(browser: StaffBrowser, database: Database): Promise<readonly Row[]> {
  const { category, variants } = await bulkCategory(database, wanted);
  const planned = { filter: { category }, rule: rule(5) };
  const [seen, looked] = await timed(() =>
    browser.value<OperationOutput<typeof previewBulkPricesOperation>>('prices.bulk_preview', planned),
  );
  const apply = {
    ...planned,
    fingerprint: seen.fingerprint,
    ...(seen.large > 0 && { confirmed: seen.large }),
    ...(seen.below_cost > 0 && { confirmed_below_cost: seen.below_cost }),
  };
  const [done, applied] = await timed(() =>
    browser.value<OperationOutput<typeof applyBulkPricesOperation>>('prices.bulk', apply),
  );
  const [, undone] = await timed(() => browser.value('activity.undo', { id: done.change }));
  const detail = `${seen.changed} of ${variants} variants`;
  return [
    single('a rule over 10,000 prices, preview', looked, preview_ms, detail),
    single(
      'a rule over 10,000 prices, applied',
      applied,
      apply_ms,
      `${detail}; taken back in ${(undone / 1000).toFixed(1)} s`,
    ),
  ];
}

async function tried(browser: StaffBrowser, csv: string) {
  const { id } = await browser.value<{ id: number }>('imports.upload', {
    file_name: 'bench.csv',
    supplier: 'Bench',
    content: Buffer.from(csv).toString('base64'),
  });
  const [seen, took] = await timed(() =>
    browser.value<Trial>('imports.try', { id, mapping: { SKU: 'sku', Prezzo: 'price' }, decimals: 'point' }),
  );
  return { id, seen, took };
}

/** Until an import is so far, or over. */
async function until(browser: StaffBrowser, id: number, isReached: (one: ImportRead) => boolean) {
  for (;;) {
    const one = await browser.value<ImportRead>('imports.read', { id });
    if (isReached(one) || one.state === 'done' || one.state === 'stopped') return one;
    await new Promise((next) => setTimeout(next, 50));
  }
}

const listOf = (rows: readonly { readonly sku: string; readonly price: number }[], times: number): string =>
  `SKU;Prezzo\n${rows.map(({ sku, price }) => `${sku};${(price * times).toFixed(2)}`).join('\n')}\n`;

/** A list of 10,000 prices: tried, written, taken back; and one that is stopped half-way leaves nothing half-done. */
async function supplierList(browser: StaffBrowser, database: Database): Promise<readonly Row[]> {
  const goods = await listedPrices(database, wanted);
  const csv = listOf(goods, 1.05);
  const { id, seen, took } = await tried(browser, csv);
  const [ended, written] = await timed(async () => {
    await browser.value('imports.start', { id, fingerprint: seen.fingerprint });
    return until(browser, id, () => false);
  });
  if (ended.done !== seen.changed) throw new Error(`${ended.done} of ${seen.changed} rows were written`);
  const [, undone] = await timed(() => browser.value('activity.undo', { id: ended.change }));
  const again = await tried(browser, csv);
  await browser.value('imports.start', { id: again.id, fingerprint: again.seen.fingerprint });
  await until(browser, again.id, ({ done }) => done >= wanted / 2);
  const [, stopping] = await timed(() => browser.value('imports.stop', { id: again.id }));
  const stopped = await until(browser, again.id, () => false);
  const raised = await pricesRaised(database, goods);
  if (raised !== stopped.done) throw new Error(`${raised} prices are new, ${stopped.done} are told`);
  if (stopped.change !== null) await browser.value('activity.undo', { id: stopped.change });
  const left = await pricesRaised(database, goods);
  const detail = `${seen.changed} of ${goods.length} rows`;
  return [
    single('a list of 10,000 prices, trial', took, preview_ms, detail),
    single(
      'a list of 10,000 prices, written',
      written,
      apply_ms,
      `${detail}; taken back in ${(undone / 1000).toFixed(1)} s`,
    ),
    {
      ...single('a list of 10,000 prices, stopped half-way', stopping, preview_ms, ''),
      ...(left > 0 && { verdict: 'below' as const }),
      detail: `${stopped.done} rows were written and taken back, ${left} are left`,
    },
  ];
}

/** One field of a product, as its page saves it. */
async function oneField(browser: StaffBrowser, database: Database): Promise<Row> {
  const { id, name } = await savedProduct(database);
  const times: number[] = [];
  let from = name;
  for (let turn = 0; turn < saves; turn += 1) {
    const to = turn % 2 === 0 ? `${name} (bench)` : name;
    const input: OperationInput<typeof saveProductOperation> = { id, changes: { name: { from, to } } };
    const [, took] = await timed(() => browser.value('products.save', input));
    times.push(took);
    from = to;
  }
  return timesRow('one field of a product, saved', times, { must_ms: 150, reach_ms: 75 });
}

/** What staff do to many goods at once, and to one field of one. */
export async function measureManyRows(
  browser: StaffBrowser,
  database: Database,
  report: (row: Row) => void,
): Promise<void> {
  report(await oneField(browser, database));
  for (const row of await bulkPrices(browser, database)) report(row);
  for (const row of await supplierList(browser, database)) report(row);
}
