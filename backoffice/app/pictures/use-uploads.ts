import {
  matchPicturesOperation,
  picturesMost,
  uploadPictureOperation,
} from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { bytesOf } from '../platform/bytes-of.ts';
import { callStaff } from '../platform/call-staff.ts';
import { useFileQueue } from '../platform/use-file-queue.ts';
import { pictureFile } from './picture-files.ts';
import type { FileMatch, PictureFile } from './picture-files.ts';

const unmatched: FileMatch = { product: null, sku: null, options: [], alt: '' };

async function send(file: File): Promise<Partial<PictureFile>> {
  const { hash } = await callStaff(uploadPictureOperation, { content: await bytesOf(file) });
  return { hash };
}

/** Pictures on their way, matched by the names of their files. */
export function useUploads() {
  const { files, setFiles, isStopped, setStopped, change, again } = useFileQueue<PictureFile>(send);
  const add = async (chosen: readonly File[]) => {
    const taken = chosen.slice(0, picturesMost);
    const names = taken.map(({ name }) => name);
    // Without an answer every file asks for its product.
    const matches = await callStaff(matchPicturesOperation, { names }).catch(() => []);
    setFiles((before) => [
      ...before,
      ...taken.map((file, at) => pictureFile(file, matches[at] ?? unmatched)),
    ]);
  };
  const drop = (ids: ReadonlySet<number>) => {
    for (const { id, preview } of files) if (ids.has(id) && preview !== '') URL.revokeObjectURL(preview);
    setFiles((before) => before.filter(({ id }) => !ids.has(id)));
  };
  return { files, isStopped, setStopped, add, change, drop, again: () => again() };
}
