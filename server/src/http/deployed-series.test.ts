import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { noteLastBackup } from '@casamaestra/commerce/backup/last-backup.ts';
import { poolGauges } from '@casamaestra/commerce/platform/database/pool-gauges.ts';
import { replicaGauges } from '@casamaestra/commerce/platform/database/open-replica.ts';
import { htmlCacheGauges } from '../html-cache/html-cache-gauges.ts';
import { HtmlCache } from '../html-cache/html-cache.ts';
import { purgeGauges } from '../page-purge/purge-gauges.ts';
import { openShopOverHttp, type ShopOverHttp } from '../testing/shop-over-http.ts';

const deploy = join(import.meta.dirname, '../../../deploy');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');
let shop: ShopOverHttp;
let text: string;
let served: ReadonlySet<string>;
beforeAll(async () => {
  shop = await openShopOverHttp({ METRICS_TOKEN: 'token-12345' });
  await shop.ask('/healthz');
  await shop.ask('/');
  await shop.commerce.commerce.jobs.drain();
  await shop.commerce.pool.query(
    `insert into payment_inbox (gateway, event_id, payload, received_at, due_at)
     values ('stripe', 'evt_prova', '{}', now() - interval '2 hours', now() + interval '10 minutes')`,
  );
  text = (await shop.ask('/metrics', { headers: { authorization: 'Bearer token-12345' } })).text;
  const cache = new HtmlCache({ maxBytes: 1_000_000, headersFor: () => ({}), onRefreshError: () => {} });
  // What the composition root adds to a service: its connections, its page cache, the cache in front of it.
  const added = [
    poolGauges({ options: {} } as Parameters<typeof poolGauges>[0]),
    htmlCacheGauges(cache),
    purgeGauges({} as Parameters<typeof purgeGauges>[0]),
    replicaGauges({} as Parameters<typeof replicaGauges>[0]),
  ];
  const names = text.split('\n').flatMap((line) => /^([a-z_0-9]+)[ {]/.exec(line)?.[1] ?? []);
  served = new Set([...names, ...added.flatMap(({ help }) => Object.keys(help)), 'up']);
});
afterAll(() => shop.close());

/** An expression without what is in quotes, braces and brackets, and without lists of labels. */
const bare = (expression: string) =>
  expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|on) \([^)]*\)/g, '');

/** Names of series in an expression: words that are neither a function, a label nor a value. */
const seriesOf = (expression: string): string[] =>
  bare(expression)
    .match(/\b[a-z][a-z0-9_]*\b(?!\s*\()/g)
    ?.filter((word) => !/^(?:and|or|unless|by|offset|e\d+)$/.test(word)) ?? [];

/** Labels that Prometheus adds to every series. */
const scraped = new Set(['instance', 'job']);

/** Values of each label of a series as it is served. */
function labelsOf(series: string): ReadonlyMap<string, ReadonlySet<string>> {
  const pairs = text
    .split('\n')
    .filter((line) => line.startsWith(`${series}{`))
    .flatMap((line) => [...line.matchAll(/([a-z_]+)="([^"]*)"/g)])
    .map(([, label = '', value = '']) => ({ label, value }));
  const byLabel = Map.groupBy(pairs, ({ label }) => label);
  return new Map([...byLabel].map(([label, all]) => [label, new Set(all.map(({ value }) => value))]));
}

/** Conditions on labels that no series can meet: of labels it lacks, and values it never has. */
const unmeetable = (expression: string): string[] =>
  [...expression.matchAll(/\b([a-z][a-z0-9_]*)\{([^}]*)\}/g)].flatMap(([, series = '', conditions = '']) =>
    [...conditions.matchAll(/([a-z_]+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)]
      .filter(([, label = '', sign = '', value = '']) => {
        if (scraped.has(label)) return false;
        const values = labelsOf(series).get(label);
        if (values === undefined) return true;
        // A status that did not happen here may happen; other patterns must fit something.
        if (sign === '=~' || sign === '!~')
          return label !== 'status' && ![...values].some((one) => new RegExp(`^(?:${value})$`).test(one));
        return !values.has(value);
      })
      .map(([condition]) => `${series}{${condition}}`),
  );

/** Labels that an expression groups by, and those its result is shown with, which nothing in it has. */
function missingLabels(expression: string, shown: string): string[] {
  const grouped = [...expression.matchAll(/\b(?:by|on) \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  );
  const named = [...shown.matchAll(/\{\{\s*(?:\$labels\.)?([a-z_]+)\s*\}\}/g)].map(([, label = '']) => label);
  const known = new Set(seriesOf(expression).flatMap((series) => [...labelsOf(series).keys()]));
  const aggregated = /\b(?:sum|max|min|avg|count)\b/.test(expression);
  return [
    ...grouped.filter((label) => !known.has(label) && !scraped.has(label)),
    ...named.filter((label) =>
      aggregated ? !grouped.includes(label) : !known.has(label) && !scraped.has(label),
    ),
  ].map((label) => `${label} of ${expression}`);
}

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: { readonly runbook: string; readonly summary: string };
    }[];
  }[];
}
const rules = () => (parse(read('prometheus/alerts.yml')) as Rules).groups.flatMap((group) => group.rules);

interface Dashboard {
  readonly panels: readonly {
    readonly id: number;
    readonly targets: readonly { readonly expr: string; readonly legendFormat?: string }[];
  }[];
}
const dashboard = () => JSON.parse(read('grafana/casamaestra.json')) as Dashboard;

/** Every expression with the words its result is shown with. */
const alerted = () => rules().map(({ expr, annotations }) => ({ expr, shown: annotations.summary }));
const drawn = () =>
  dashboard().panels.flatMap(({ targets }) =>
    targets.map(({ expr, legendFormat = '' }) => ({ expr, shown: legendFormat })),
  );

test('every series that an alert names exists', () => {
  const named = alerted().flatMap(({ expr }) => seriesOf(expr));
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((name) => !served.has(name))).toEqual([]);
});

test('every series of the dashboard exists', () => {
  const named = drawn().flatMap(({ expr }) => seriesOf(expr));
  expect(named.length).toBeGreaterThan(18);
  expect(named.filter((name) => !served.has(name))).toEqual([]);
  const ids = dashboard().panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every label that alerts and dashboard ask for, group by or show is one of the series', () => {
  const all = [...alerted(), ...drawn()];
  expect(all.flatMap(({ expr }) => unmeetable(expr))).toEqual([]);
  expect(all.flatMap(({ expr, shown }) => missingLabels(expr, shown))).toEqual([]);
  // The search for labels finds what is wrong.
  expect(unmeetable('http_requests_total{state="5"} + queue_waiting{queue="post"}')).toHaveLength(2);
  expect(missingLabels('sum by (path) (rate(http_requests_total[5m]))', '{{route}}')).toHaveLength(2);
});

test('orders, failed payments, imports, mails and pictures are told from the start, as none', () => {
  for (const line of [
    'orders_placed_total{method="card"} 0',
    'orders_paid_total{method="transfer"} 0',
    'orders_cancelled_total{method="paypal"} 0',
    'payments_failed_total{reason="unreachable"} 0',
    'imports_done_total{kind="list"} 0',
    'imports_failed_total{kind="erpnext"} 0',
    'mail_tries_total{result="refused"} 0',
    'picture_troubles_total{kind="missing"} 0',
  ])
    expect(text).toContain(`\n${line}\n`);
  expect(text).toContain('# TYPE orders_placed_total counter');
});

test('jobs tell runs, failures, time and their last success by name', () => {
  for (const name of [
    'job_runs_total',
    'job_failures_total',
    'job_seconds_total',
    'job_last_success_timestamp_seconds',
  ])
    expect(text).toMatch(new RegExp(`\\n${name}\\{name="change_log"\\} \\d`));
  expect(text).toMatch(/\njob_runs_total\{name="change_log"\} [1-9]/);
  expect(text).toContain('# TYPE job_runs_total counter');
  expect(text).toMatch(/\njob_period_seconds\{name="change_log"\} \d/);
});

test('every queue tells how many wait and since when, also one that tries again and again', () => {
  for (const queue of ['mails', 'refunds', 'webhooks'])
    expect(text).toContain(`\nqueue_waiting{queue="${queue}"} 0\n`);
  expect(text).toContain('\nqueue_waiting{queue="payments"} 1\n');
  const [, age] = /\nqueue_oldest_seconds\{queue="payments"\} (\d+)\n/.exec(text) ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(7200);
});

test('the last backup is told as it was noted, and that there was none', async () => {
  const { dataDir } = shop.commerce;
  const backupAt = async () => {
    const answer = await shop.ask('/metrics', { headers: { authorization: 'Bearer token-12345' } });
    return Number(/\nbackup_last_timestamp_seconds (\d+)\n/.exec(answer.text)?.[1]);
  };
  expect(await backupAt()).toBe(0);
  await noteLastBackup(dataDir, { takenAt: '2026-11-27T02:17:00.000Z', folder: '/backup/2026-11-27' });
  expect(await backupAt()).toBe(Date.parse('2026-11-27T02:17:00Z') / 1000);
});

test('the index tells how many products it has and how far it is behind', () => {
  expect(text).toMatch(/\nsearch_index_ready 1\n/);
  expect(text).toMatch(/\nsearch_index_products [1-9]/);
  expect(text).toMatch(/\nsearch_index_lag_seconds \d/);
  expect(text).toMatch(/\nback_office_due\{kind="mails_failed"\} 0\n/);
});
