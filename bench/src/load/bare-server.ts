import { createServer } from 'node:http';
import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * The machine's limit: a Node.js server that sends the same bytes to everyone. A separate process, as the
 * shop is, so that both share the cores with the load in the same way.
 */
export interface BareServer {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

interface Order {
  readonly base64: string;
  readonly headers: Record<string, string>;
}

/** Starts the bare server with a body and its headers. */
export async function startBareServer(body: Buffer, headers: Record<string, string>): Promise<BareServer> {
  const child = fork(import.meta.filename, ['serve'], { stdio: 'inherit' });
  child.send({ base64: body.toString('base64'), headers } satisfies Order);
  const [port] = (await once(child, 'message')) as [number];
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

function serve(): void {
  process.once('message', (order: Order) => {
    const body = Buffer.from(order.base64, 'base64');
    const server = createServer((_request, response) => {
      response.writeHead(200, { ...order.headers, 'Content-Length': body.length });
      response.end(body);
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address !== null && typeof address === 'object') process.send?.(address.port);
    });
  });
}

if (process.argv[2] === 'serve' && process.send) serve();
