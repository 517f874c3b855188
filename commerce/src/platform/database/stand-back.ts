import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { ClientBase } from 'pg';
import type { ConnectionOptions } from './connection.ts';

/** A third of a processor beside one that answers visitors, as threads that build (search/src/worker/stand-back.ts). */
const BEHIND = 5;

/**
 * The server's process of a connection comes after those that answer visitors. Only of the embedded server: the processes
 * of another one run elsewhere, or are its operator's to order.
 */
export async function standBackInServer(
  client: Pick<ClientBase, 'query'>,
  options: ConnectionOptions,
): Promise<void> {
  if (process.platform !== 'linux' || !('host' in options)) return;
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'latin1') === 'postgres\n') setPriority(pid, BEHIND);
  } catch {
    // Not allowed in this container: it works as any other.
  }
}
