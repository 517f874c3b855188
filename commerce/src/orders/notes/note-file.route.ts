import { noteFilePath } from '@casamaestra/contract/staff/order-notes.operations.ts';
import { staffOrderOperation } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import type { WebRoute } from '../../contract-http/web-route.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffFileRoute } from '../../staff/staff-file-route.ts';
import { seesNoteFiles } from './note-file.ts';
import { readNoteFile } from './read-note-file.usecase.ts';

const types = { picture: 'image/webp', pdf: 'application/pdf' } as const;

/** A file of a note about an order, for who may see orders. */
export const noteFileRoute = (deps: StaffDependencies): WebRoute =>
  staffFileRoute(deps, {
    name: 'staff.orders.note_file',
    path: noteFilePath,
    operation: staffOrderOperation,
    sees: seesNoteFiles,
    async read(rest, who) {
      const file = /^\d{1,15}$/.test(rest) ? await readNoteFile(deps, who, Number(rest)) : null;
      return file && { bytes: file.bytes, type: types[file.kind], savedAs: file.name };
    },
  });
