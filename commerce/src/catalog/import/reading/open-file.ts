import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { ImportStop } from '../row-problem.ts';

export type FileFormat = 'jsonl' | 'csv' | 'xml';
export type FileEncoding = 'utf-8' | 'windows-1252';

export interface CatalogueFile {
  readonly format: FileFormat;
  readonly bytes: number;
  /** The same for the same file; changes with size, modification time, first or last bytes. */
  readonly fingerprint: string;
  /** The text from the beginning; may be called more than once. */
  text(): AsyncGenerator<string>;
  /** Bytes of the file read so far by the last `text()`, for the progress bar. */
  bytesRead(): number;
}

const chunkBytes = 131_072;
/** Limit against compression bombs: catalogues compress to a fifth or a twentieth. */
const unpackedTimes = 200;
const unpackedAlways = 64_000_000;

async function headAndTail(path: string) {
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new ImportStop({ code: 'file_unknown', facts: { path } });
    throw new ImportStop({ code: 'file_not_opened', facts: { path, why: error.code ?? error.message } });
  });
  try {
    const facts = await handle.stat();
    if (!facts.isFile()) throw new ImportStop({ code: 'not_a_file', facts: { path } });
    const head = Buffer.alloc(Math.min(facts.size, chunkBytes));
    await handle.read(head, 0, head.length, 0);
    const tail = Buffer.alloc(Math.min(facts.size, chunkBytes));
    await handle.read(tail, 0, tail.length, facts.size - tail.length);
    return { facts, head, tail };
  } finally {
    await handle.close();
  }
}

function fileBytes(path: string, zipped: boolean) {
  const file = createReadStream(path, { highWaterMark: chunkBytes });
  if (!zipped) return { file, bytes: file };
  const unzipped = createGunzip({ chunkSize: chunkBytes });
  file.on('error', (error) => unzipped.destroy(error));
  return { file, bytes: file.pipe(unzipped) };
}

async function firstText(path: string, head: Buffer, zipped: boolean): Promise<Buffer> {
  if (!zipped) return head;
  const { file, bytes } = fileBytes(path, true);
  try {
    for await (const chunk of bytes) return chunk as Buffer;
    return Buffer.alloc(0);
  } catch {
    throw new ImportStop({ code: 'archive_broken' });
  } finally {
    file.destroy();
  }
}

/** Detects the format by the first bytes. @throws ImportStop for other files, with what to do */
export function detectFormat(head: Buffer): FileFormat {
  if (head.length === 0) throw new ImportStop({ code: 'file_empty' });
  if (head.subarray(0, 4).toString('latin1') === 'PK\x03\x04') {
    throw new ImportStop({ code: 'file_is_excel' });
  }
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) {
    throw new ImportStop({ code: 'file_is_utf16' });
  }
  if (head.includes(0)) throw new ImportStop({ code: 'file_is_binary' });
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (text === '') throw new ImportStop({ code: 'file_without_rows' });
  if (text.startsWith('{')) return 'jsonl';
  if (text.startsWith('<')) return 'xml';
  if (/^\[\s*[{\]]/.test(text)) {
    throw new ImportStop({ code: 'file_is_json_list' });
  }
  return 'csv';
}

function decodeProblem(line: number): ImportStop {
  return new ImportStop({ code: 'not_utf8', facts: { line } });
}

function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
}

/** Opens a catalogue file, plain or gzip. @throws ImportStop when it cannot be read as one */
export async function openCatalogueFile(path: string, encoding: FileEncoding): Promise<CatalogueFile> {
  const { facts, head, tail } = await headAndTail(path);
  const zipped = head[0] === 0x1f && head[1] === 0x8b;
  const format = detectFormat(await firstText(path, head, zipped));
  const seal = createHash('sha256').update(`${facts.size} ${facts.mtimeMs}`).update(head).update(tail);
  let bytesRead = () => 0;
  return {
    format,
    bytes: facts.size,
    fingerprint: seal.digest('hex').slice(0, 40),
    bytesRead: () => bytesRead(),
    async *text() {
      const { file, bytes } = fileBytes(path, zipped);
      bytesRead = () => file.bytesRead;
      const decoder = new TextDecoder(encoding, { fatal: true });
      let line = 1;
      let left = zipped ? Math.max(unpackedAlways, facts.size * unpackedTimes) : Infinity;
      try {
        for await (const chunk of bytes as AsyncIterable<Buffer>) {
          left -= chunk.length;
          if (left < 0) {
            throw new ImportStop({ code: 'archive_bomb', facts: { times: unpackedTimes } });
          }
          let text: string;
          try {
            text = decoder.decode(chunk, { stream: true });
          } catch {
            throw decodeProblem(line);
          }
          yield text;
          if (encoding === 'utf-8') line += countLines(chunk);
        }
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        if (code?.startsWith('Z_')) {
          throw new ImportStop(
            code === 'Z_BUF_ERROR'
              ? { code: 'archive_cut' }
              : { code: 'archive_broken_by', facts: { why: message } },
          );
        }
        throw error;
      } finally {
        file.destroy();
      }
    },
  };
}
