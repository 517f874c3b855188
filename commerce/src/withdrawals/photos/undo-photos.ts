import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { lockPhotos, setRemoved } from './photos.queries.ts';

const idOf = (field: string): number => Number(/^photo (\d+)$/.exec(field)?.[1] ?? 0);

/** Photos taken away come back, and those added go; undefined once their file is deleted. */
export const undoPhotos: Undoable = {
  kinds: ['withdrawals.photo_added', 'withdrawals.photo_removed'],
  permission: { subject: 'orders', needs: 'edit' },
  async read(transaction, rows) {
    const photos = await lockPhotos(
      transaction,
      rows.map(({ field }) => idOf(field)),
    );
    return rows.map(({ field }) => {
      const photo = photos.get(idOf(field));
      return photo && (photo.isShown ? photo.addedAt.toISOString() : null);
    });
  },
  async write(transaction, rows, { at }) {
    for (const { field, value } of rows)
      await setRemoved(transaction, idOf(field), value === null ? at : null);
    return accepted(undefined);
  },
};
