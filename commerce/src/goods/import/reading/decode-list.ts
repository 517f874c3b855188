import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';

export type ListEncoding = 'utf-8' | 'windows-1252';

const ZIP = 'PK\u0003\u0004';
/** Old workbooks of Excel. */
const OLD_WORKBOOK = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

const decoded = (bytes: Uint8Array, encoding: ListEncoding, fatal: boolean): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

function isUtf8(bytes: Uint8Array): boolean {
  try {
    decoded(bytes, 'utf-8', true);
    return true;
  } catch {
    return false;
  }
}

/** How the bytes of a list are written: UTF-8 where they can be read so, else as Excel in Western Europe writes. */
export function encodingOf(bytes: Buffer): Outcome<ListEncoding> {
  const head = bytes.subarray(0, 4);
  if (head.toString('latin1') === ZIP || head.equals(OLD_WORKBOOK))
    return refused('staff_import_excel', {}, 'content');
  if (bytes.includes(0)) return refused('staff_import_unreadable', {}, 'content');
  return accepted(isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** The text of a list, without a mark at its beginning. */
export const listText = (bytes: Buffer, encoding: ListEncoding): string =>
  decoded(bytes, encoding, false).replace(/^\uFEFF/, '');
