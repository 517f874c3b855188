import { enquiryFiles, enquiryLengths } from '@casamaestra/contract/enquiries/enquiry-form.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { redrawnPhoto } from '../media/shopper-photo.ts';
import type { EnquiryFile } from './enquiry.ts';

/** A file as somebody sent it: neither name nor type is believed. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const MEGABYTE = 1_000_000;
/** Where a PDF ends: programs append a little behind the mark. */
const PDF_TAIL = 1024;

/** A name that is safe in a mail header and on any disk: letters, digits, spaces, a few marks; no path. */
function safeName(name: string, extension: string): string {
  const stem = (name.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N} ._()-]+/gu, '_')
    .replaceAll(/^[. ]+/g, '')
    .trim()
    .slice(0, enquiryLengths.fileName - extension.length);
  return `${stem === '' ? 'file' : stem}${extension}`;
}

const isPdf = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 5) === '%PDF-' &&
  bytes.toString('latin1', Math.max(0, bytes.length - PDF_TAIL)).includes('%%EOF');

async function checkedFile({ name, bytes }: SentFile): Promise<EnquiryFile | undefined> {
  if (isPdf(bytes)) return { name: safeName(name, '.pdf'), type: 'application/pdf', bytes };
  const photo = await redrawnPhoto(bytes);
  return photo && { name: safeName(name, '.webp'), type: 'image/webp', bytes: photo.bytes };
}

/** Checks files by their contents: photos are drawn anew, PDF is passed on; anything else is refused. */
export async function checkedFiles(sent: readonly SentFile[]): Promise<Outcome<readonly EnquiryFile[]>> {
  const { most, mostMegabytes } = enquiryFiles;
  if (sent.length > most) return refused('files_too_many', { most }, 'files');
  if (sent.reduce((sum, { bytes }) => sum + bytes.length, 0) > mostMegabytes * MEGABYTE)
    return refused('files_too_large', { most_megabytes: mostMegabytes }, 'files');
  const files: EnquiryFile[] = [];
  for (const one of sent) {
    const file = await checkedFile(one);
    if (file === undefined) return refused('file_unreadable', { name: safeName(one.name, '') }, 'files');
    files.push(file);
  }
  return accepted(files);
}
