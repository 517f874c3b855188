import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { load, type LoadRequest } from '../load/raw-load.ts';
import { dataset } from '../shop/dataset.ts';
import { costOf } from '../shop/process-cost.ts';
import { makeRequests } from '../shop/requests.ts';
import { runShop } from '../shop/run-shop.ts';
import { whenWarm } from '../shop/when-warm.ts';
import { atMost, type Row } from '../table.ts';

const products = 3_000;
const connections = 4;

/** CPU milliseconds of the shop for one answer, by kind of request. */
interface Cpu {
  readonly call: number;
  readonly page: number;
}

/** A receiver that takes everything and counts the bytes. */
async function openReceiver() {
  let bytes = 0;
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function measureWith(environment: Record<string, string>, seconds: number): Promise<Cpu> {
  const { dataDir } = await dataset(products);
  const shop = await runShop(dataDir, { PAYMENT_METHODS: 'transfer', HTML_CACHE: 'off', ...environment });
  try {
    await whenWarm(shop);
    const { listingCalls, listingPages } = await makeRequests(shop.port);
    const cpuOf = async (requests: readonly LoadRequest[]): Promise<number> => {
      await load({ port: shop.port, requests, connections, seconds: Math.min(3, seconds) });
      const before = costOf(shop.pid).shopCpu_ms;
      const { requests: answered } = await load({ port: shop.port, requests, connections, seconds });
      return (costOf(shop.pid).shopCpu_ms - before) / answered;
    };
    return { call: await cpuOf(listingCalls), page: await cpuOf(listingPages) };
  } finally {
    await shop.stop();
  }
}

/**
 * What traces cost: CPU of the shop for an answer without a receiver, with every trace sent, and with one in twenty, one
 * shop after another on the same catalogue; twice without, since two runs alike differ too.
 */
export async function measureTraces(seconds: number, report: (row: Row) => void): Promise<void> {
  const receiver = await openReceiver();
  const sending = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  try {
    const off = await measureWith({}, seconds);
    const all = await measureWith(sending, seconds);
    const bytes = receiver.bytes();
    const some = await measureWith({ ...sending, OTEL_TRACES_SAMPLER_ARG: '0.05' }, seconds);
    const again = await measureWith({}, seconds);
    const kinds = { call: 'listing call', page: 'listing page, rendered' } as const;
    for (const kind of ['call', 'page'] as const) {
      const without = (off[kind] + again[kind]) / 2;
      const more_us = (all[kind] - without) * 1_000;
      report({
        name: `every trace sent, ${kinds[kind]}`,
        measured: `${more_us >= 0 ? '+' : '−'}${Math.abs(more_us).toFixed(0)} µs CPU`,
        must: '500 µs',
        reach: '200 µs',
        verdict: atMost(more_us, 500, 200),
        detail: `CPU without ${off[kind].toFixed(3)} and ${again[kind].toFixed(3)} ms, all ${all[kind].toFixed(3)} ms, one in twenty ${some[kind].toFixed(3)} ms; ${(bytes / 1e6).toFixed(1)} MB sent`,
      });
    }
  } finally {
    receiver.close();
  }
}
