import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import {
  noteFileBytesMax,
  type addNoteFileOperation,
} from '@casamaestra/contract/staff/order-notes.operations.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { sharedFiles } from '../../media/media-store.ts';
import { keepPrivate, removePrivate } from '../../media/private-files.ts';
import { endings, safeFileName, trustedFile } from '../../media/trusted-file.ts';
import { hours, withinLimits } from '../../platform/limits/too-many-requests.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { orderIdOf } from '../read-orders.queries.ts';
import { insertNoteFile } from './note-files.queries.ts';

const MEGABYTE = 1_000_000;
const NAME_LETTERS = 120;
/** What no note takes stays for a day. */
const UPLOADS = { requests: 200, windowMs: hours(1) };

/** Keeps a file for a note that this person is writing. */
export async function addNoteFile(
  deps: Pick<StaffDependencies, 'database' | 'clock' | 'config' | 'allow'>,
  { staffId }: Pick<StaffIdentity, 'staffId'>,
  { number, name, content }: InputOf<typeof addNoteFileOperation>,
): Promise<Outcome<{ id: number }>> {
  const { database, clock, config } = deps;
  const orderId = await orderIdOf(database, number);
  if (orderId === undefined) return refused('staff_order_unknown', { number }, 'number');
  const sent = Buffer.from(content, 'base64');
  if (sent.length > noteFileBytesMax) {
    const facts = { name, most_megabytes: noteFileBytesMax / MEGABYTE };
    return refused('staff_note_file_too_large', facts, 'content');
  }
  const within = await withinLimits(deps, [[`note-files:${staffId}`, UPLOADS]]);
  if (!within.ok) return within;
  const kept = await trustedFile(sent);
  if (kept === undefined) return refused('staff_note_file_unreadable', { name }, 'content');
  const { kind, bytes } = kept;
  const files = sharedFiles(config.dataDir, config.filesUrl);
  const file = await keepPrivate(files, kind, bytes);
  try {
    const id = await insertNoteFile(database, {
      orderId,
      staffId,
      at: new Date(clock.now()),
      name: safeFileName(name, endings[kind], NAME_LETTERS),
      kind,
      file,
      bytes: bytes.length,
      width: kept.kind === 'picture' ? kept.width : null,
      height: kept.kind === 'picture' ? kept.height : null,
    });
    return accepted({ id });
  } catch (error) {
    await removePrivate(files, kind, file);
    throw error;
  }
}
