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

/** Names of series in an expression: words that are neither a function, a label nor a value. */
const seriesOf = (expression: string): string[] =>
  expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|on) \([^)]*\)/g, '')
    .match(/\b[a-z][a-z0-9_]*\b(?!\s*\()/g)
    ?.filter((word) => !/^(?:and|or|unless|by|e\d+)$/.test(word)) ?? [];

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: { readonly runbook: string };
    }[];
  }[];
}
const rules = () => (parse(read('prometheus/alerts.yml')) as Rules).groups.flatMap((group) => group.rules);

test('every series that an alert names exists', () => {
  const named = rules().flatMap(({ expr }) => seriesOf(expr));
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((name) => !served.has(name))).toEqual([]);
});

test('every series of the dashboard exists', () => {
  const { panels } = JSON.parse(read('grafana/casamaestra.json')) as {
    panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
  };
  const named = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => seriesOf(expr)));
  expect(named.length).toBeGreaterThan(18);
  expect(named.filter((name) => !served.has(name))).toEqual([]);
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
