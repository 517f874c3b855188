import {
  matchPicturesOperation,
  picturesMost,
  uploadPictureOperation,
} from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { bytesOf } from '../platform/bytes-of.ts';
import { callStaff, Refused } from '../platform/call-staff.ts';
import { failureText } from '../platform/failure.tsx';
import { pictureFile } from './picture-files.ts';
import type { FileMatch, PictureFile } from './picture-files.ts';

/** Files that are sent at the same time: each is drawn anew by the shop. */
const AT_ONCE = 2;

const unmatched: FileMatch = { product: null, sku: null, options: [], alt: '' };

/** Files on their way: matched by their names, sent two at a time; one that fails leaves the others. */
export function useUploads() {
  const [files, setFiles] = useState<readonly PictureFile[]>([]);
  const [isStopped, setStopped] = useState(false);
  const sending = useRef(new Set<number>());
  const change = useCallback((id: number, to: Partial<PictureFile>) => {
    setFiles((before) => before.map((one) => (one.id === id ? { ...one, ...to } : one)));
  }, []);
  useEffect(() => {
    if (isStopped) return;
    const free = AT_ONCE - sending.current.size;
    const next = files
      .filter(({ id, state }) => state === 'waiting' && !sending.current.has(id))
      .slice(0, free);
    for (const { id, file } of next) {
      sending.current.add(id);
      change(id, { state: 'sending' });
      void bytesOf(file)
        .then((content) => callStaff(uploadPictureOperation, { content }))
        .then(
          ({ hash }) => change(id, { state: 'there', hash, fault: undefined }),
          (error: unknown) =>
            change(id, {
              state: 'failed',
              fault: { text: failureText(error), isFinal: error instanceof Refused },
            }),
        )
        .finally(() => sending.current.delete(id));
    }
  }, [files, isStopped, change]);
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
  const again = () =>
    setFiles((before) =>
      before.map((one) =>
        one.state === 'failed' && one.fault?.isFinal !== true
          ? { ...one, state: 'waiting', fault: undefined }
          : one,
      ),
    );
  return { files, isStopped, setStopped, add, change, drop, again };
}
