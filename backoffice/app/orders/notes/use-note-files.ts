import {
  addNoteFileOperation,
  noteFileBytesMax,
  noteFilesMost,
} from '@casamaestra/contract/staff/order-notes.operations.ts';
import { useCallback, useState } from 'react';
import { bytesOf } from '../../platform/bytes-of.ts';
import { callStaff } from '../../platform/call-staff.ts';
import { texts } from '../../platform/texts.ts';
import { type QueuedFile, useFileQueue } from '../../platform/use-file-queue.ts';

/** A file of a note that is being written. */
export interface NoteUpload extends QueuedFile {
  /** Address of what is shown of a picture; empty for others. */
  readonly preview: string;
  /** Its id once it is there. */
  readonly kept?: number;
}

/** Telephones offer their camera for these, and write HEIC as JPEG. */
export const usableFiles = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** What is wrong with a file before it is sent; its contents are looked at by the shop. */
function faultOf({ name, type, size }: File): string | undefined {
  const { history } = texts().orders;
  if (size > noteFileBytesMax) return history.fileTooLarge(name);
  return type === '' || usableFiles.includes(type) ? undefined : history.fileWrongKind(name);
}

let numbered = 0;

function upload(file: File): NoteUpload {
  numbered += 1;
  const fault = faultOf(file);
  const preview = fault === undefined && file.type.startsWith('image/') ? URL.createObjectURL(file) : '';
  return {
    id: numbered,
    file,
    preview,
    state: fault === undefined ? 'waiting' : 'failed',
    fault: fault === undefined ? undefined : { text: fault, isFinal: true },
  };
}

/** Files of the note that is being written about an order. */
export function useNoteFiles(number: string) {
  const send = useCallback(
    async (file: File): Promise<Partial<NoteUpload>> => {
      const sent = { number, name: file.name, content: await bytesOf(file) };
      return { kept: (await callStaff(addNoteFileOperation, sent)).id };
    },
    [number],
  );
  const { files, setFiles, again } = useFileQueue<NoteUpload>(send);
  const [isTooMany, setTooMany] = useState(false);
  const take = (list: FileList | null) => {
    const chosen = [...(list ?? [])];
    const room = Math.max(0, noteFilesMost - files.length);
    setTooMany(chosen.length > room);
    setFiles((before) => [...before, ...chosen.slice(0, room).map(upload)]);
  };
  const remove = (which: (row: NoteUpload) => boolean) => {
    for (const row of files) if (which(row) && row.preview !== '') URL.revokeObjectURL(row.preview);
    setFiles((before) => before.filter((row) => !which(row)));
    setTooMany(false);
  };
  return {
    files,
    isTooMany,
    take,
    again: (id: number) => again((row) => row.id === id),
    remove: (id: number) => remove((row) => row.id === id),
    clear: () => remove(() => true),
  };
}
