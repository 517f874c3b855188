import type { Progress } from '@casamaestra/texts/staff/start-texts.ts';
import { type ConnectionOptions, createClient } from '../../platform/database/connection.ts';
import { tryDemoLock, waitForDemoLock } from './load-demo.queries.ts';

/**
 * Lets one node at a time load the demo shop: those that start together on an empty database wait for the first, and
 * then find it loaded. The lock ends with the connection, so a node that was killed holds nobody up.
 */
export async function loadAlone(
  connection: ConnectionOptions,
  say: (told: Progress) => void,
  load: () => Promise<void>,
): Promise<void> {
  const client = createClient(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (!(await tryDemoLock(client))) {
      say({ code: 'waiting_for_demo' });
      await waitForDemoLock(client);
    }
    await load();
  } finally {
    await client.end();
  }
}
