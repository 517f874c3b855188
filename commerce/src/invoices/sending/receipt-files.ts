import {
  receiptBytesMax,
  receiptFilesMax,
  receiptsBytesMax,
} from '@casamaestra/contract/staff/staff-invoice-sending.operations.ts';
import { unzipSync } from 'fflate';

export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Nothing in it can be read. */
  readonly isBroken?: boolean;
}

const lastPart = (path: string): string => path.replaceAll('\\', '/').split('/').at(-1) ?? path;

/** The files in a ZIP; what is larger than any receipt is not unpacked, so that a small ZIP stays small. */
function unpacked(name: string, bytes: Uint8Array): readonly GivenFile[] | undefined {
  let files = 0;
  let total = 0;
  let isTooMuch = false;
  const large: GivenFile[] = [];
  try {
    const entries = unzipSync(bytes, {
      filter({ name: inside, originalSize }) {
        if (inside.endsWith('/')) return false;
        files += 1;
        if (files > receiptFilesMax) isTooMuch = true;
        if (isTooMuch) return false;
        if (originalSize > receiptBytesMax) {
          large.push({ name: lastPart(inside), bytes: new Uint8Array(receiptBytesMax + 1) });
          return false;
        }
        total += originalSize;
        if (total > receiptsBytesMax) isTooMuch = true;
        return !isTooMuch;
      },
    });
    if (isTooMuch) return undefined;
    return [
      ...Object.entries(entries).map(([inside, own]) => ({ name: lastPart(inside), bytes: own })),
      ...large,
    ];
  } catch {
    return [{ name, bytes, isBroken: true }];
  }
}

/** All files that were given, those in ZIPs too; undefined: more than are read at a time. */
export function givenFiles(
  files: readonly { readonly name: string; readonly content: string }[],
): readonly GivenFile[] | undefined {
  const all: GivenFile[] = [];
  let total = 0;
  for (const { name, content } of files) {
    const bytes = Buffer.from(content, 'base64');
    total += bytes.length;
    const own = /\.zip$/i.test(name) ? unpacked(name, bytes) : [{ name: lastPart(name), bytes }];
    if (own === undefined || total > receiptsBytesMax) return undefined;
    all.push(...own);
    if (all.length > receiptFilesMax) return undefined;
  }
  return all;
}
