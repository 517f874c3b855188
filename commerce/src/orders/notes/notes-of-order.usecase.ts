import type { Database } from '../../platform/database/connection.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { maskingOf } from '../back-office/masking.ts';
import type { OfNotes } from '../back-office/order-timeline.ts';
import { pinnedNotes } from '../back-office/pinned-notes.queries.ts';
import { mentionsOfOrder } from './mentions.queries.ts';
import { presentNoteFile, seesNoteFiles } from './note-file.ts';
import { filesOfOrder } from './note-files.queries.ts';

/** What belongs to the notes about an order, as this person may see it, and how many mention them and are unread. */
export async function orderNotes(
  database: Database,
  orderId: number,
  who: Pick<StaffIdentity, 'staffId' | 'roles'>,
): Promise<OfNotes & { readonly unread: number }> {
  const [pinned, mentions, files] = await Promise.all([
    pinnedNotes(database, orderId),
    mentionsOfOrder(database, orderId),
    seesNoteFiles(who) ? filesOfOrder(database, orderId) : [],
  ]);
  const masking = maskingOf(who);
  const present = mentions.map(({ change, staffId: id, name }) => ({ change, id, name }));
  const mentioned = Map.groupBy(present, ({ change }) => change);
  const filed = Map.groupBy(files, ({ change }) => change ?? 0);
  return {
    pinned,
    mentions: new Map(
      [...mentioned].map(([change, people]) => [change, people.map(({ id, name }) => ({ id, name }))]),
    ),
    files: new Map(
      [...filed].map(([change, of]) => [change, of.map((file) => presentNoteFile(file, masking))]),
    ),
    unread: mentions.filter(({ staffId, isUnread }) => isUnread && staffId === who.staffId).length,
  };
}
