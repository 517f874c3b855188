import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import { useState } from 'react';
import { fileSize } from '../../platform/written.ts';
import type { UploadedFile } from './upload-file.tsx';

/** Sizes of files in words, those uploaded meanwhile included; '' of what lies elsewhere. */
export function useFileSizes({ document_bytes: known }: StaffProduct) {
  const [added, setAdded] = useState<Readonly<Record<string, number>>>({});
  return {
    sizeOf: (url: string): string => {
      const bytes = added[url] ?? known[url];
      return bytes === undefined ? '' : fileSize(bytes);
    },
    note: ({ url, bytes }: UploadedFile) => setAdded((before) => ({ ...before, [url]: bytes })),
  };
}
