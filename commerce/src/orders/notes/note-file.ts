import type { NoteFile } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { noteFilePath } from '@casamaestra/contract/staff/order-notes.operations.ts';
import { maskingOf } from '../back-office/masking.ts';
import type { Masking } from '../back-office/masking.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import type { StoredNoteFile } from './note-files.queries.ts';

/** A picture may show a label with a name: not for who sees only initials. */
export const seesNoteFiles = (who: Pick<StaffIdentity, 'roles'>): boolean => !maskingOf(who).masked;

/** A file as a role sees it: its name may be somebody's e-mail address. */
export const presentNoteFile = (
  { id, name, kind, bytes, width, height }: StoredNoteFile,
  { noEmail }: Pick<Masking, 'noEmail'>,
): NoteFile => ({
  id,
  name: noEmail ? null : name,
  kind,
  bytes,
  url: `${noteFilePath}${id}`,
  width,
  height,
});
