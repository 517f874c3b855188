import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { pictureBytesMax } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import type { matchPicturesOperation } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { texts } from '../platform/texts.ts';
import type { QueuedFile } from '../platform/use-file-queue.ts';

export type FileMatch = OperationOutput<typeof matchPicturesOperation>[number];

/** A file on its way to a product. */
export interface PictureFile extends QueuedFile {
  /** Address of what is shown before it is uploaded. */
  readonly preview: string;
  readonly hash?: string;
  readonly product: FileMatch['product'];
  readonly sku: string | null;
  /** Values in which the product's variants differ, and the one it shows. */
  readonly options: FileMatch['options'];
  readonly option: FileMatch['options'][number] | null;
  readonly alt: string;
}

const types: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** What is wrong with a file before it is sent. */
export function fileFault({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const { pictures } = texts();
  if (/\.hei[cf]$/i.test(name) || /hei[cf]$/.test(type)) return pictures.heic;
  if (!types.has(type)) return pictures.wrongType;
  return size > pictureBytesMax ? pictures.tooLarge : undefined;
}

let numbered = 0;

/** A chosen file with what its name matched. */
export function pictureFile(file: File, { product, sku, options, alt }: FileMatch): PictureFile {
  numbered += 1;
  const fault = fileFault(file);
  return {
    id: numbered,
    file,
    preview: fault === undefined ? URL.createObjectURL(file) : '',
    state: fault === undefined ? 'waiting' : 'failed',
    fault: fault === undefined ? undefined : { text: fault, isFinal: true },
    product,
    sku,
    options,
    option: null,
    alt,
  };
}

/** Files that are uploaded and have a product. */
export const readyOf = (files: readonly PictureFile[]) =>
  files.flatMap(({ hash, product, sku, option, alt, id }) =>
    hash === undefined || product === null ? [] : [{ id, hash, product_id: product.id, sku, option, alt }],
  );
