import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AcceptedRow } from '../loading/complete-products.usecase.ts';
import type { Told } from '../checking/told-row.ts';

/** A row of which only the pictures are left to do. */
export interface LaterRow {
  readonly line: number;
  readonly value: Told;
}

/** The row's code with its pictures and those of its variants, as the file tells them. */
function picturesOf({ row, told, code, line }: AcceptedRow): LaterRow {
  const { pictures, variants } = (row ?? told) as Told;
  const some = (Array.isArray(variants) ? (variants as Told[]) : []).flatMap(({ sku, pictures: own }) =>
    Array.isArray(own) && own.length > 0 ? [{ ...(sku === undefined ? {} : { sku }), pictures: own }] : [],
  );
  const value = {
    code,
    ...(Array.isArray(pictures) && pictures.length > 0 ? { pictures } : {}),
    ...(some.length > 0 ? { variants: some } : {}),
  };
  return { line, value };
}

/** Rows whose pictures are fetched after the data is saved; they wait in a file, so that memory stays bounded. */
export class LaterPictures {
  count = 0;
  private folder = '';
  private file: FileHandle | undefined;

  async add(rows: readonly AcceptedRow[]): Promise<void> {
    if (rows.length === 0) return;
    if (this.file === undefined) {
      this.folder = await mkdtemp(join(tmpdir(), 'casamaestra-pictures-'));
      this.file = await open(join(this.folder, 'rows.jsonl'), 'a+');
    }
    this.count += rows.length;
    await this.file.appendFile(rows.map((row) => `${JSON.stringify(picturesOf(row))}\n`).join(''));
  }

  /** The rows in their order, some at a time. */
  async *chunks(size: number): AsyncGenerator<readonly LaterRow[]> {
    if (this.file === undefined) return;
    let chunk: LaterRow[] = [];
    for await (const line of this.file.readLines({ start: 0, autoClose: false })) {
      chunk.push(JSON.parse(line) as LaterRow);
      if (chunk.length < size) continue;
      yield chunk;
      chunk = [];
    }
    if (chunk.length > 0) yield chunk;
  }

  async close(): Promise<void> {
    await this.file?.close();
    if (this.folder !== '') await rm(this.folder, { recursive: true, force: true });
  }
}
