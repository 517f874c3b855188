import { connect, type Socket } from 'node:net';

/** A request: a path and headers besides Host; with a JSON body it is a POST, made anew each time. */
export interface LoadRequest {
  readonly path: string;
  readonly headers?: Record<string, string>;
  /** Client address of a POST, for a shop that trusts its proxy. */
  readonly from?: () => string;
  readonly body?: () => string;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
  readonly seconds: number;
  /** Answers other than 200, by status. */
  readonly refused: Record<string, number>;
  readonly bytes: number;
}

interface Tally {
  latencies: number[];
  refused: Record<string, number>;
  bytes: number;
  next: number;
}

type Encoded = () => Buffer;

function head(verb: string, path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${verb} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

function encode({ path, headers, from, body }: LoadRequest, host: string): Encoded {
  const all = { Host: host, Accept: '*/*', ...headers };
  if (body === undefined) {
    const bytes = Buffer.from(head('GET', path, all));
    return () => bytes;
  }
  return () => {
    const text = body();
    const forwarded = from === undefined ? {} : { 'X-Forwarded-For': from() };
    const length = String(Buffer.byteLength(text));
    const posted = { ...all, ...forwarded, 'Content-Type': 'application/json', 'Content-Length': length };
    return Buffer.from(head('POST', path, posted) + text);
  };
}

/** Length of the whole answer at the head of the buffer, or -1 while unknown. */
function answerLength(data: Buffer): number {
  const end = data.indexOf('\r\n\r\n');
  if (end === -1) return -1;
  const head = data.toString('latin1', 0, end).toLowerCase();
  const at = head.indexOf('content-length:');
  if (at === -1) throw new Error(`an answer without Content-Length: ${head.slice(0, 300)}`);
  return end + 4 + Number.parseInt(head.slice(at + 15), 10);
}

/** One keep-alive connection that sends the next request after each answer. */
function drive(socket: Socket, requests: readonly Encoded[], tally: Tally, until: number): Promise<void> {
  return new Promise((done, fail) => {
    let pending: Buffer = Buffer.alloc(0);
    let length = -1;
    let received = 0;
    let start = 0;
    const ask = () => {
      if (performance.now() >= until) {
        socket.end();
        done();
        return;
      }
      pending = Buffer.alloc(0);
      length = -1;
      received = 0;
      start = performance.now();
      socket.write(requests[tally.next++ % requests.length]?.() ?? Buffer.alloc(0));
    };
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (length === -1) {
        pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
        length = answerLength(pending);
        if (length !== -1) {
          const status = pending.toString('latin1', 9, 12);
          if (status !== '200') tally.refused[status] = (tally.refused[status] ?? 0) + 1;
        }
      }
      if (length === -1 || received < length) return;
      tally.latencies.push(performance.now() - start);
      tally.bytes += received;
      ask();
    });
    socket.once('error', fail);
    ask();
  });
}

/** Sends the requests in turn over the given connections for the given time, and counts answers. */
export async function load(options: {
  port: number;
  requests: readonly LoadRequest[];
  connections: number;
  seconds: number;
}): Promise<LoadResult> {
  const encoded = options.requests.map((request) => encode(request, `localhost:${options.port}`));
  const tally: Tally = { latencies: [], refused: {}, bytes: 0, next: 0 };
  const sockets = await Promise.all(
    Array.from(
      { length: options.connections },
      () =>
        new Promise<Socket>((done, fail) => {
          const socket = connect(options.port, '127.0.0.1', () => done(socket));
          socket.setNoDelay(true);
          socket.once('error', fail);
        }),
    ),
  );
  const start = performance.now();
  await Promise.all(sockets.map((socket) => drive(socket, encoded, tally, start + options.seconds * 1000)));
  const seconds = (performance.now() - start) / 1000;
  const sorted = Float64Array.from(tally.latencies).toSorted();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    requests: sorted.length,
    perSecond: sorted.length / seconds,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    seconds,
    refused: tally.refused,
    bytes: tally.bytes,
  };
}
