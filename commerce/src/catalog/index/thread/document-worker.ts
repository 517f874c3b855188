import { parentPort, workerData } from 'node:worker_threads';
import { standBack } from '@casamaestra/search/worker/stand-back.ts';
import { createDatabase, createPool } from '../../../platform/database/connection.ts';
import { standBackInServer } from '../../../platform/database/stand-back.ts';
import { createAttributeSchemaStore } from '../../attribute-schema/attribute-schema-store.ts';
import { readDocuments } from './read-documents.usecase.ts';
import type { ThreadReply, ThreadRequest, ThreadSettings } from './thread-messages.ts';

/** Answers requests of document-thread.ts, with a connection of its own to the database. */
standBack();
const { connection, language } = workerData as ThreadSettings;
// A connection that is lost while nobody reads is replaced; one that is lost in a reading fails it.
const pool = createPool(connection, () => undefined, 1);
pool.on('connect', (client) => void standBackInServer(client, connection).catch(() => undefined));
const database = createDatabase(pool);
const attributes = createAttributeSchemaStore(database);

async function replyTo(request: ThreadRequest): Promise<ThreadReply> {
  try {
    return { answer: await readDocuments({ database, attributes, language }, request) };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { failed: { message, code } };
  }
}

parentPort?.on('message', (request: ThreadRequest) => {
  void replyTo(request).then((reply) => parentPort?.postMessage(reply));
});
