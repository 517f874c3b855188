import { sharedFiles } from '../../media/media-store.ts';
import { readPrivate } from '../../media/private-files.ts';
import { endings } from '../../media/trusted-file.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { maskingOf } from '../back-office/masking.ts';
import { noteFileById } from './note-files.queries.ts';

/** A file of a note and the name it is saved under, as far as the role sees it; null where there is none. */
export async function readNoteFile(
  { database, config }: Pick<StaffDependencies, 'database' | 'config'>,
  who: Pick<StaffIdentity, 'roles'>,
  id: number,
) {
  const stored = await noteFileById(database, id);
  if (stored === undefined) return null;
  const { kind, file, name } = stored;
  const bytes = await readPrivate(sharedFiles(config.dataDir, config.filesUrl), kind, file);
  if (bytes === null) return null;
  return { bytes, kind, name: maskingOf(who).noEmail ? `${id}${endings[kind]}` : name };
}
