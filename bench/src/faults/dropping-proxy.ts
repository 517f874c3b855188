import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DroppingProxy {
  readonly url: string;
  /** Number of answers dropped so far. */
  dropped(): number;
  close(): Promise<void>;
}

/**
 * Forwards connections to a port. While `drops` returns true, the shop's answer is dropped and the connection
 * cut: the work is committed, and the client does not know.
 */
export async function startDroppingProxy(port: number, drops: () => boolean): Promise<DroppingProxy> {
  let dropped = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const shop = connect(port, '127.0.0.1');
    for (const socket of [client, shop]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    client.pipe(shop);
    const drop = drops();
    shop.on('data', (bytes) => {
      if (drop) {
        dropped += 1;
        client.resetAndDestroy();
        shop.destroy();
      } else client.write(bytes);
    });
    shop.on('end', () => client.end());
    client.on('close', () => shop.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dropped: () => dropped,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
