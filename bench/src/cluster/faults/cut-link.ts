import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A cable between a node and an address that can be pulled: then nothing arrives any more, and nobody is told. */
export interface CutLink {
  readonly port: number;
  pull(): void;
  /** Plugged in again; what was sent meanwhile is lost, as the connections are. */
  plug(): void;
  close(): Promise<void>;
}

/** Forwards connections to a port of this machine. */
export async function startLink(port: number): Promise<CutLink> {
  const sockets = new Set<Socket>();
  let isPulled = false;
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((from) => {
    keep(from);
    if (isPulled) return;
    const to = connect(port, '127.0.0.1');
    keep(to);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      one.on('data', (bytes) => isPulled || other.write(bytes));
      // Behind a pulled cable the other end does not learn that this one has gone.
      one.on('close', () => isPulled || other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    pull: () => void (isPulled = true),
    plug() {
      isPulled = false;
      drop();
    },
    async close() {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}
