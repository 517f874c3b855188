import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AcceptedRow } from '../loading/complete-products.usecase.ts';
import type { GivenRow } from '../checking/given-row.ts';

/** A row of which only the pictures are still missing. */
export interface DeferredRow {
  readonly line: number;
  readonly value: GivenRow;
}

/** The code of a row with its pictures and those of its variants. */
function picturesOf({ row, given, code, line }: AcceptedRow): DeferredRow {
  const { pictures, variants } = (row ?? given) as GivenRow;
  const some = (Array.isArray(variants) ? (variants as GivenRow[]) : []).flatMap(({ sku, pictures: own }) =>
    Array.isArray(own) && own.length > 0 ? [{ ...(sku === undefined ? {} : { sku }), pictures: own }] : [],
  );
  const value = {
    code,
    ...(Array.isArray(pictures) && pictures.length > 0 ? { pictures } : {}),
    ...(some.length > 0 ? { variants: some } : {}),
  };
  return { line, value };
}

/**
 * Rows whose pictures are fetched after the data is saved; kept in a file, so that memory stays bounded.
 */
export class DeferredPictures {
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

  /** The rows in their order, `size` at a time. */
  async *chunks(size: number): AsyncGenerator<readonly DeferredRow[]> {
    if (this.file === undefined) return;
    let chunk: DeferredRow[] = [];
    for await (const line of this.file.readLines({ start: 0, autoClose: false })) {
      chunk.push(JSON.parse(line) as DeferredRow);
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
