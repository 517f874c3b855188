import type { Database } from '../platform/database/connection.ts';
import type { FileStore } from './file-store.ts';
import { documentKey } from './media-store.ts';
import { documentSizes, insertDocument } from './stored-documents.queries.ts';

const prefix = '/documents/';

export const documentUrl = (name: string): string => prefix + name;

/** Stores a document where every node finds it, and notes how large it is. */
export async function keepDocument(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  await files.write(documentKey(name), bytes);
  await insertDocument(database, name, bytes.length);
}

/** How large those of some documents are that are the shop's own, by address. */
export async function sizesOfDocuments(
  database: Database,
  addresses: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const own = addresses.filter((address) => address.startsWith(prefix));
  const sizes = await documentSizes(
    database,
    own.map((address) => address.slice(prefix.length)),
  );
  return Object.fromEntries([...sizes].map(([name, bytes]) => [documentUrl(name), bytes]));
}
