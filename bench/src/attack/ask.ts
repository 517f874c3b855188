import { Agent, request } from 'node:http';

export interface Asked {
  readonly method: string;
  /** Printable ASCII. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

const waitMax_ms = 15_000;

/** Sends requests over a few keep-alive connections. Status 0: cut off or no answer. */
export function createAsker(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = ({ method, path, headers, body }: Asked): Promise<Reply> =>
    new Promise((resolve) => {
      const start = performance.now();
      const end = (status: number, text: string) => resolve({ status, text, ms: performance.now() - start });
      // Node.js omits the length for methods that rarely have a body.
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const sent = { ...headers, ...length };
      const options = { agent, port, host: '127.0.0.1', method, path, headers: sent, timeout: waitMax_ms };
      const call = request(options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => end(answer.statusCode ?? 0, Buffer.concat(chunks).toString()));
        answer.on('error', (error) => end(0, String(error)));
      });
      call.on('timeout', () => call.destroy(new Error('no answer in time')));
      call.on('error', (error) => end(0, String(error)));
      call.end(body);
    });
  return { ask, close: () => agent.destroy() };
}

/** Sends the requests made by `make`, so many at a time, until it returns none. */
export async function askAll(
  ask: (asked: Asked) => Promise<Reply>,
  make: () => Asked | undefined,
  lanes: number,
  judge: (asked: Asked, reply: Reply) => void,
): Promise<void> {
  const lane = async () => {
    for (let asked = make(); asked !== undefined; asked = make()) judge(asked, await ask(asked));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
