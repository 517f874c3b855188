import {
  receiptBytesMax,
  receiptFilesMax,
  receiptsBytesMax,
} from '@casamaestra/contract/staff/staff-invoice-sending.operations.ts';
import { Unzip, UnzipInflate } from 'fflate';

export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Why nothing in it is read. */
  readonly fault?: 'zip' | 'too_large';
}

/** So much of a ZIP is unpacked before it is looked at how large that became. */
const STEP = 8192;
const lastPart = (path: string): string => path.replaceAll('\\', '/').split('/').at(-1) ?? path;

class TooLarge extends Error {}
class TooMany extends Error {}

/** The files in a ZIP, as far as they are small: what it says of their sizes is not believed. */
function unpack(bytes: Uint8Array): readonly GivenFile[] {
  const files: GivenFile[] = [];
  let total = 0;
  const unzip = new Unzip();
  unzip.register(UnzipInflate);
  unzip.onfile = (file) => {
    if (file.name.endsWith('/')) return;
    const parts: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, part, isLast) => {
      if (error !== null) throw error;
      size += part.length;
      total += part.length;
      if (size > receiptBytesMax) throw new TooLarge();
      if (total > receiptsBytesMax || files.length >= receiptFilesMax) throw new TooMany();
      parts.push(part);
      if (isLast) files.push({ name: lastPart(file.name), bytes: Buffer.concat(parts) });
    };
    file.start();
  };
  for (let at = 0; at < bytes.length; at += STEP)
    unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  return files;
}

/** Undefined: more than are read at a time. */
function unpacked(name: string, bytes: Uint8Array): readonly GivenFile[] | undefined {
  try {
    const files = unpack(bytes);
    return files.length === 0 ? [{ name, bytes, fault: 'zip' }] : files;
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    return [{ name, bytes, fault: error instanceof TooLarge ? 'too_large' : 'zip' }];
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
    if (total > receiptsBytesMax) return undefined;
    const own = /\.zip$/i.test(name) ? unpacked(name, bytes) : [{ name: lastPart(name), bytes }];
    if (own === undefined) return undefined;
    all.push(...own);
    if (all.length > receiptFilesMax) return undefined;
  }
  return all;
}
