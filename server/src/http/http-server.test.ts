import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { describeStartProblem, StartProblem } from '@casamaestra/commerce/platform/start-problem.ts';
import { openHttpServer } from './http-server.ts';

test('a graceful close finishes the request in flight and takes no new one', async () => {
  let finish = () => {};
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const server = await openHttpServer(0, '127.0.0.1', (_message, response) => {
    finish = () => response.end('done');
    arrive();
  });
  const url = `http://127.0.0.1:${server.port}/`;
  const inFlight = fetch(url);
  await arrived;
  const closed = server.close(10_000);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  finish();
  expect(await (await inFlight).text()).toBe('done');
  await closed;
});

test('a request that never ends is cut at the limit', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const server = await openHttpServer(0, '127.0.0.1', () => arrive());
  const hanging = fetch(`http://127.0.0.1:${server.port}/`);
  hanging.catch(() => undefined);
  await arrived;
  await server.close(10);
  await expect(hanging).rejects.toThrow('fetch failed');
});

test('a busy port gives a message with a solution', async () => {
  const first = await openHttpServer(0, '127.0.0.1', () => {});
  const error = await openHttpServer(first.port, '127.0.0.1', () => {}).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartProblem);
  const said = describeStartProblem(error as StartProblem, 'it');
  expect(said).toContain(`la porta ${first.port}`);
  expect(said).toContain('PORT=');
  await first.close(0);
});

test('an address of another machine is a message that names HOST', async () => {
  await expect(openHttpServer(0, '192.0.2.1', () => {})).rejects.toThrow('host_elsewhere');
});

test('requests that arrive together leave turns of the event loop to others, and keep their order', async () => {
  const log: string[] = [];
  const server = await openHttpServer(0, '127.0.0.1', ({ url = '' }, response) => {
    log.push(url);
    setImmediate(() => log.push('others'));
    // As long as a page that is rendered: longer than requests may share a turn.
    for (const until = performance.now() + 8; performance.now() < until;);
    response.end();
  });
  const socket = connect(server.port, '127.0.0.1');
  const last = 'GET /3 HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n';
  socket.end(['/1', '/2'].map((path) => `GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`).join('') + last);
  socket.resume();
  await once(socket, 'close');
  expect(log.filter((entry) => entry !== 'others')).toEqual(['/1', '/2', '/3']);
  expect(log.indexOf('others')).toBeLessThan(log.indexOf('/3'));
  await server.close(0);
});
