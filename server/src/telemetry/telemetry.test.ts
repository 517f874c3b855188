import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectingLog } from '@casamaestra/commerce/platform/testing/collecting-log.ts';
import { silentLog } from '@casamaestra/commerce/platform/log/create-log.ts';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { suggestOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { subscribeOperation } from '@casamaestra/contract/newsletter/newsletter.operations.ts';
import { afterEach, expect, test } from 'vitest';
import { openRemoteCommerce } from '../remote-commerce.ts';
import { askRaw } from '../testing/ask-raw.ts';
import { openCacheDouble } from '../testing/cache-double.ts';
import { openFakeShop } from '../testing/fake-shop.ts';
import { startShop } from '../testing/running-shop.ts';
import { openTelemetryReceiver, type TelemetryReceiver } from '../testing/telemetry-receiver.ts';
import { openTelemetry } from './open-telemetry.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function receiver(): Promise<TelemetryReceiver> {
  const one = await openTelemetryReceiver();
  open.push(one.close);
  return one;
}

/** A whole commerce service of its own, as a process. */
async function startService(environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'casamaestra-telemetry-'));
  open.push(() => rmSync(folder, { recursive: true, force: true }));
  const shop = startShop({ ROLE: 'commerce', DEMO: 'off', PORT: '0', DATA_DIR: folder, ...environment });
  open.push(async () => {
    shop.process.kill('SIGKILL');
    await shop.ended;
  });
  const [, port] = await shop.said(/è pronto: http:\/\/[^:\s"]+:(\d+)/);
  return { port: Number(port), shop };
}

const waiting = { timeout: 20_000 };
const person = 'giulia.bianchi@example.it';
const trace = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${trace}-b7ad6b7169203331-01`;
const ofTrace = (sent: TelemetryReceiver) => sent.spans.filter(({ traceId }) => traceId === trace);

test('spans and metrics of a service go to the receiver, without anything that people typed', async () => {
  const sent = await receiver();
  const { port, shop } = await startService({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${sent.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=chiave%20uno',
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
    METRICS_TOKEN: 'misure-misure',
  });
  const headers = { traceparent };
  await askRaw(port, `/api/open/orders/${person}`, { headers });
  await askRaw(port, `/${encodeURIComponent(person)}/${person}`, { headers });
  await askRaw(port, `${suggestOperation.path}?term=${person}`, { headers });
  const asked = await askRaw(port, subscribeOperation.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email: person, email_group: 'Newsletter' }),
  });
  expect(asked.status).toBeLessThan(500);
  await expect
    .poll(() => ofTrace(sent).map(({ facts }) => facts['http.route']), waiting)
    .toEqual(expect.arrayContaining([suggestOperation.name, subscribeOperation.name, 'other']));
  const span = ofTrace(sent).find(({ facts }) => facts['http.route'] === suggestOperation.name);
  expect(span).toMatchObject({
    name: `GET ${suggestOperation.name}`,
    kind: 2,
    parentSpanId: 'b7ad6b7169203331',
    facts: {
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'url.scheme': 'http',
    },
  });
  // Statements are parts of the request, by what they do and to which table.
  const posted = ofTrace(sent).find(({ facts }) => facts['http.route'] === subscribeOperation.name);
  await expect
    .poll(
      () => sent.spans.filter((one) => one.parentSpanId === posted?.spanId).map(({ name }) => name),
      waiting,
    )
    .toEqual(expect.arrayContaining([expect.stringMatching(/^(?:select|insert|with)\b/)]));
  await expect.poll(() => sent.spans.map(({ name }) => name), waiting).toContain('job send-mails');
  const figures = (await askRaw(port, '/metrics', { headers: { authorization: 'Bearer misure-misure' } }))
    .body;
  const names = [...figures.toString().matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  await expect
    .poll(() => [...new Set(sent.metrics.map(({ name }) => name))], waiting)
    .toEqual(expect.arrayContaining(['http_requests_total', 'job_runs_total', 'process_cpu_seconds_total']));
  for (const { name } of sent.metrics) expect(names).toContain(name);
  const duration = sent.metrics.findLast(({ name }) => name === 'http_request_duration_seconds');
  expect(duration?.histogram?.dataPoints[0]?.bucketCounts).toHaveLength(13);
  expect(sent.headers[0]).toMatchObject({ 'x-key': 'chiave uno' });
  shop.process.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
  expect(sent.bodies.join('\n')).not.toMatch(/giulia|bianchi|example\.it/i);
});

test('a receiver that is away costs nothing but one log line a minute', async () => {
  const { port, shop } = await startService({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
  });
  await shop.said(/receiver of traces and metrics is away/);
  for (let call = 0; call < 200; call += 1) expect((await askRaw(port, '/healthz')).status).toBe(200);
  shop.process.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
  expect(shop.output().match(/receiver of traces and metrics is away/g)).toHaveLength(1);
});

test('what a page asks of the service elsewhere is a part of the visitor’s trace', async () => {
  const [sent, service] = [await receiver(), await openCacheDouble('{"message":[]}')];
  open.push(service.close);
  const config = readConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${sent.url}/v1/traces` });
  const telemetry = await openTelemetry(config, collectingLog().log);
  open.push(() => telemetry?.close());
  const commerce = openRemoteCommerce({ ...config, commerceUrl: service.url }, silentLog());
  const shop = await openFakeShop({
    ...(telemetry?.tracing && { tracing: telemetry.tracing }),
    // What it asks by itself is no part of a visitor's trace.
    commerce: { ...commerce, onChange: () => undefined },
    render: async () => {
      await commerce.client.call(suggestOperation, { term: person }).catch(() => undefined);
      return new Response('page');
    },
  });
  open.push(shop.close);
  await askRaw(shop.port, '/', { headers: { traceparent } });
  await askRaw(shop.port, suggestOperation.path, { headers: { traceparent } });
  await expect.poll(() => ofTrace(sent).length, waiting).toBe(4);
  const inner = ofTrace(sent).filter(({ kind }) => kind === 3);
  expect(service.heard.map(({ headers }) => headers['traceparent'])).toEqual(
    inner.map(({ spanId }) => `00-${trace}-${spanId}-01`),
  );
  // One begun elsewhere follows the choice made there.
  await askRaw(shop.port, '/', { headers: { traceparent: traceparent.replace(/01$/, '00') } });
  await telemetry?.close();
  expect(ofTrace(sent)).toHaveLength(4);
});

test('without a receiver nothing is loaded', async () => {
  expect(await openTelemetry(readConfig({}), collectingLog().log)).toBeUndefined();
});
