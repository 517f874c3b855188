import { createHash } from 'node:crypto';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { uploadPictureOperation } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { keepOriginal, mediaStore } from '../../media/media-store.ts';
import { nearestWidth, pictureUrl } from '../../media/picture-url.ts';
import { isHeic, redrawnPhoto } from '../../media/shopper-photo.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';

const SMALL_WIDTH = 320;
const HASH_LETTERS = 20;

/** Stores a picture drawn anew; the same one twice is one. */
export async function uploadPicture(
  { database, config }: Pick<StaffDependencies, 'database' | 'config'>,
  content: string,
): Promise<Outcome<OperationOutput<typeof uploadPictureOperation>>> {
  const bytes = Buffer.from(content, 'base64');
  if (isHeic(bytes)) return refused('staff_picture_heic', {}, 'content');
  const drawn = await redrawnPhoto(bytes);
  if (drawn === undefined) return refused('staff_picture_unreadable', {}, 'content');
  const hash = createHash('sha256').update(drawn.bytes).digest('hex').slice(0, HASH_LETTERS);
  const { width, height } = drawn;
  await inTransaction(database, async (transaction) => {
    // The row first: one that is being deleted is waited for, with its file.
    await transaction
      .insertInto('media')
      .values({ hash, source: 'staff', width, height, bytes: drawn.bytes.length })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ unused_since: null }))
      .execute();
    await keepOriginal(mediaStore(config.dataDir, config.filesUrl), hash, drawn.bytes);
    return { keep: true, value: undefined };
  });
  return accepted({ hash, width, height, url: pictureUrl(hash, nearestWidth(width, SMALL_WIDTH)) });
}
