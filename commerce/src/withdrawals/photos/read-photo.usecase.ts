import { grantedTo } from '@casamaestra/contract/staff/permissions.ts';
import { sharedFiles } from '../../media/media-store.ts';
import { readPrivate } from '../../media/private-files.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { fileOfPhoto } from './photos.queries.ts';

/** A photo may show a label with a name: not for who sees only initials. */
export const seesPhotos = ({ roles }: Pick<StaffIdentity, 'roles'>): boolean =>
  !grantedTo(roles, 'orders').limits.includes('masked');

/** The photo as WebP; null where there is none, or it was taken away. */
export async function readPhoto(
  { database, config }: Pick<StaffDependencies, 'database' | 'config'>,
  id: number,
): Promise<Buffer | null> {
  const name = await fileOfPhoto(database, id);
  if (name === undefined) return null;
  return readPrivate(sharedFiles(config.dataDir, config.filesUrl), 'picture', name);
}
