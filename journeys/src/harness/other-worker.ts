import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shopUrl } from './shop-of-worker.ts';

/** The shared shop at an address of its own, with the service worker that a test gives. */
export async function shopWithWorker(first: string) {
  let worker = first;
  let isAway = false;
  const server = createServer((asked, answer) => {
    if (isAway) {
      answer.destroy();
      return;
    }
    if (asked.url === '/sw.js') {
      answer.writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
      });
      answer.end(worker);
      return;
    }
    const options = { method: asked.method, headers: { ...asked.headers, host: new URL(shopUrl()).host } };
    const passed = request(new URL(asked.url ?? '/', shopUrl()), options, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    replaceWorker: (next: string) => {
      worker = next;
    },
    /** Breaks every connection, or answers again. */
    setAway: (away: boolean) => {
      isAway = away;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
