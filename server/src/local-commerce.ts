import { createDocumentsHandler } from '@casamaestra/commerce/catalog/media/documents-handler.ts';
import { createMediaHandler } from '@casamaestra/commerce/catalog/media/media-handler.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import type { CommercePart } from './commerce-part.ts';

export async function openLocalCommerce(
  config: Config,
  log: Log,
  what: string,
  progress: (line: string) => void,
): Promise<CommercePart> {
  const open = await openDatabase(config, {
    mode: 'own',
    what,
    progress,
    onIdleError: (err) => log.warn({ err }, 'idle database connection lost'),
  });
  const media = createMediaHandler(config.dataDir);
  const documents = createDocumentsHandler(config.dataDir);
  return {
    handle: async () => new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } }),
    files: (request) => (new URL(request.url).pathname.startsWith('/media/') ? media : documents)(request),
    client: { call: async () => ({ ok: false, refusal: { name: 'starting_up', message: 'in apertura' } }) },
    onChange: () => {},
    notReady: async () => null,
    close: () => open.close(),
  };
}
