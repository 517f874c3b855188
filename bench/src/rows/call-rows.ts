import { request } from 'node:http';
import { load, type LoadRequest } from '../load/raw-load.ts';
import { startBareServer } from '../load/bare-server.ts';
import { costOf } from '../shop/process-cost.ts';
import type { BenchShop } from '../shop/run-shop.ts';
import { atLeast, atMost, type Row } from '../table.ts';

interface Asked {
  readonly name: string;
  readonly requests: readonly LoadRequest[];
}

/** Answers per second. */
interface RateGoal extends Asked {
  readonly must: number;
  readonly reach: number;
  /** Highest p99 in ms that meets the Must, if there is one. */
  readonly p99Must_ms?: number;
}

/** CPU time of the shop's main thread per answer, for work whose rate depends on the machine. */
interface CpuGoal extends Asked {
  readonly mainThread: { readonly must_ms: number; readonly reach_ms: number };
}

export type LoadGoal = RateGoal | CpuGoal;

/** The verdict on a goal. */
function judged(
  goal: LoadGoal,
  perSecond: number,
  mainThread_ms: number,
): Pick<Row, 'measured' | 'must' | 'reach' | 'verdict'> {
  if ('mainThread' in goal) {
    const { must_ms, reach_ms } = goal.mainThread;
    return {
      measured: `${mainThread_ms.toFixed(2)} ms CPU of the main thread`,
      must: `${must_ms} ms`,
      reach: `${reach_ms} ms`,
      verdict: atMost(mainThread_ms, must_ms, reach_ms),
    };
  }
  const { must, reach, p99Must_ms } = goal;
  return {
    measured: `${Math.round(perSecond)}/s`,
    must: `${must}/s${p99Must_ms === undefined ? '' : `, p99 ≤ ${p99Must_ms} ms`}`,
    reach: `${reach}/s`,
    verdict: atLeast(perSecond, must, reach),
  };
}

const connections = 10;

/** Bytes and headers of one answer, for the bare server. */
async function sample(
  port: number,
  request: LoadRequest,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const answer = await fetch(
    `http://127.0.0.1:${port}${request.path}`,
    request.headers ? { headers: request.headers } : {},
  );
  return {
    body: Buffer.from(await answer.arrayBuffer()),
    headers: { 'Content-Type': answer.headers.get('Content-Type') ?? 'application/octet-stream' },
  };
}

async function bareRate(port: number, request: LoadRequest, seconds: number): Promise<number> {
  const { body, headers } = await sample(port, request);
  const bare = await startBareServer(body, headers);
  try {
    await load({ port: bare.port, requests: [{ path: '/' }], connections, seconds: 1 });
    return (await load({ port: bare.port, requests: [{ path: '/' }], connections, seconds })).perSecond;
  } finally {
    await bare.stop();
  }
}

/** Loads the shop over 10 connections and compares it with a bare server sending the same bytes. */
export async function measureLoad(shop: BenchShop, goal: LoadGoal, seconds: number): Promise<Row> {
  const ask = (duration: number) =>
    load({ port: shop.port, requests: goal.requests, connections, seconds: duration });
  const first = goal.requests[0];
  if (!first) throw new Error(`no requests for ${goal.name}`);
  // Every request at least once, so that filling caches is not measured.
  let warm = Math.min(3, seconds);
  while ((await ask(warm)).requests < goal.requests.length && warm < 30) warm *= 2;
  const before = costOf(shop.pid);
  const result = await ask(seconds);
  const after = costOf(shop.pid);
  const bare = await bareRate(shop.port, first, Math.min(3, seconds));
  const refusals = Object.entries(result.refused).map(([status, count]) => `${count}× ${status}`);
  const slow = 'p99Must_ms' in goal && result.p99_ms > (goal.p99Must_ms ?? Infinity);
  const cpu = (after.shopCpu_ms - before.shopCpu_ms) / result.requests;
  const databaseCpu = (after.databaseCpu_ms - before.databaseCpu_ms) / result.requests;
  const mainThread = (after.mainThreadCpu_ms - before.mainThreadCpu_ms) / result.requests;
  const row = judged(goal, result.perSecond, mainThread);
  return {
    name: goal.name,
    ...row,
    verdict: refusals.length > 0 || slow ? 'below' : row.verdict,
    detail: [
      `${Math.round(result.perSecond)}/s`,
      `p50 ${result.p50_ms.toFixed(1)} p99 ${result.p99_ms.toFixed(1)} ms`,
      `CPU ${cpu.toFixed(2)} + ${databaseCpu.toFixed(2)} ms (shop + PostgreSQL), main thread ${mainThread.toFixed(2)} ms`,
      `${Math.round((result.perSecond / bare) * 100)} % of a bare server (${Math.round(bare)}/s)`,
      `${goal.requests.length} different requests, ${(result.bytes / result.requests / 1024).toFixed(1)} kB each`,
      ...refusals,
    ].join('; '),
  };
}

/** A cached page, compressed as browsers request it, as a share of the bare server's rate. */
export async function measureCachedPage(
  shop: BenchShop,
  path: string,
  name: string,
  seconds: number,
): Promise<Row> {
  const request = { path, headers: { 'Accept-Encoding': 'br' } };
  await load({ port: shop.port, requests: [request], connections, seconds: 2 });
  const result = await load({ port: shop.port, requests: [request], connections, seconds });
  const { body: answer, headers } = await sampleEncoded(shop.port, path);
  const bare = await startBareServer(answer, headers);
  try {
    await load({ port: bare.port, requests: [request], connections, seconds: 1 });
    const limit = await load({ port: bare.port, requests: [request], connections, seconds });
    const share = (result.perSecond / limit.perSecond) * 100;
    return {
      name,
      measured: `${share.toFixed(0)} %`,
      must: '80 %',
      reach: '95 %',
      verdict: Object.keys(result.refused).length > 0 ? 'below' : atLeast(share, 80, 95),
      detail: `${Math.round(result.perSecond)}/s against ${Math.round(limit.perSecond)}/s; p99 ${result.p99_ms.toFixed(1)} ms; ${(answer.length / 1024).toFixed(1)} kB`,
    };
  } finally {
    await bare.stop();
  }
}

const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** Body and headers as sent: fetch would decompress the body. */
async function sampleEncoded(
  port: number,
  path: string,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((done, fail) => {
    const asked = request(
      { host: '127.0.0.1', port, path, headers: { 'Accept-Encoding': 'br' } },
      (answer) => {
        const chunks: Buffer[] = [];
        const named = Object.entries(answer.headers).filter(([name]) => !ofTheConnection.has(name));
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          done({
            body: Buffer.concat(chunks),
            headers: Object.fromEntries(named.map(([name, value]) => [name, String(value)])),
          }),
        );
      },
    );
    asked.once('error', fail);
    asked.end();
  });
}
