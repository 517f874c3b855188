import type { PictureFinding } from '@casamaestra/texts/staff/import-texts.ts';
import { readPicture } from '../content-pictures.ts';
import type { FileFinding } from './file-finding.ts';
import { picturesFolderOf } from './pictures-folder.ts';

/** A picture that a file names. */
export interface FilePicture {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly field: string | undefined;
}

/** Pictures that are named and cannot be taken: missing, outside the folder, or no picture. */
export async function pictureFindings(
  folder: string,
  pictures: readonly FilePicture[],
): Promise<FileFinding[]> {
  const from = await picturesFolderOf(folder);
  const wrong = new Map<string, PictureFinding>();
  for (const name of new Set(pictures.map((picture) => picture.name))) {
    const read = await readPicture(from, name);
    if (!read.ok) wrong.set(name, read.reason);
  }
  return pictures.flatMap(({ name, ...place }) => {
    const why = wrong.get(name);
    if (why === undefined) return [];
    return [{ ...place, finding: { code: 'picture_not_taken', facts: { picture: name, why } } }];
  });
}
