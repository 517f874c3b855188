import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { lockNoteFiles, setNoteFileRemoved } from './note-files.queries.ts';

/** The log has no names of files: they may be a person's. */
export const fieldOfNoteFile = (id: number): string => `file ${id}`;

const idOf = (field: string): number => Number(/^file (\d+)$/.exec(field)?.[1] ?? 0);

/** Files taken away from notes come back; undefined once they are deleted. */
export const undoNoteFiles: Undoable = {
  kinds: ['orders.note_file_removed'],
  permission: { subject: 'orders', needs: 'edit' },
  async read(transaction, rows) {
    const files = await lockNoteFiles(
      transaction,
      rows.map(({ field }) => idOf(field)),
    );
    return rows.map(({ field }) => {
      const file = files.get(idOf(field));
      return file && (file.isShown ? file.addedAt.toISOString() : null);
    });
  },
  async write(transaction, rows, { at }) {
    for (const { field, value } of rows)
      await setNoteFileRemoved(transaction, idOf(field), value === null ? at : null);
    return accepted(undefined);
  },
};
