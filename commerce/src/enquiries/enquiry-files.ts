import { enquiryFiles, enquiryLengths } from '@casamaestra/contract/enquiries/enquiry-form.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { endings, safeFileName, trustedFile } from '../media/trusted-file.ts';
import type { EnquiryFile } from './enquiry.ts';

/** A file as somebody sent it: neither name nor type is believed. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const MEGABYTE = 1_000_000;
const types = { pdf: 'application/pdf', picture: 'image/webp' } as const;

const safeName = (name: string, ending: string) => safeFileName(name, ending, enquiryLengths.fileName);

async function checkedFile({ name, bytes: sent }: SentFile): Promise<EnquiryFile | undefined> {
  const file = await trustedFile(sent);
  if (file === undefined) return undefined;
  const { kind, bytes } = file;
  return { name: safeName(name, endings[kind]), type: types[kind], bytes };
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
