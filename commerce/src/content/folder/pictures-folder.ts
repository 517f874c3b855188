import { access } from 'node:fs/promises';
import { join } from 'node:path';

/** Pictures lie within the folder, or beside it where several folders share them. */
export async function picturesFolderOf(folder: string): Promise<string> {
  const own = join(folder, 'pictures');
  const isThere = await access(own).then(
    () => true,
    () => false,
  );
  return isThere ? own : join(folder, '..', 'pictures');
}
