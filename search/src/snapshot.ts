import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync, openSync, read, readSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import {
  COLUMN_NAMES,
  segmentBytes,
  viewSegment,
  type ColumnLengths,
  type Segment,
} from './index/segment.ts';
import type { BegunSnapshot, SearchLanguage, Snapshot } from './search-engine.ts';

/**
 * File format: magic, length of the header, header (JSON), the bytes of every segment, CRC-32 of everything
 * before. To be raised whenever the layout of a segment or the text analysis changes.
 */
const MAGIC = 'CASAIDX\n';
const VERSION = 5;
/** Written between answers to visitors; read before there are any. */
const CHUNK = 1 << 20;
const READ_CHUNK = 4 << 20;
const HEADER_MAX = 4 << 20;

type Header = {
  readonly version: number;
  readonly language: SearchLanguage;
  readonly sequence: number;
  readonly columns: string;
  readonly segments: readonly ColumnLengths[];
};

/**
 * Writes sequentially and computes the checksum of exactly the bytes written, since memory may change
 * meanwhile.
 */
class ChecksumWriter {
  checksum = 0;
  private readonly file: FileHandle;

  constructor(file: FileHandle) {
    this.file = file;
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; at += CHUNK) {
      const chunk = Buffer.from(bytes.subarray(at, at + CHUNK));
      this.checksum = crc32(chunk, this.checksum);
      await this.file.writeFile(chunk);
    }
  }
}

/** Writes a temporary file, flushes it, then renames: a reader sees the old file or the new one. */
export async function writeSnapshot(
  path: string,
  language: SearchLanguage,
  sequence: number,
  segments: readonly Segment[],
): Promise<void> {
  const header: Header = {
    version: VERSION,
    language,
    sequence,
    columns: COLUMN_NAMES.join(' '),
    segments: segments.map(({ lengths }) => lengths),
  };
  const text = Buffer.from(JSON.stringify(header));
  const prefix = Buffer.alloc(MAGIC.length + 4);
  prefix.write(MAGIC, 'latin1');
  prefix.writeUInt32LE(text.length, MAGIC.length);
  // Containers share process numbers, and may share the folder.
  const temporary = `${path}.${randomUUID()}.tmp`;
  const file = await open(temporary, 'w');
  try {
    const writer = new ChecksumWriter(file);
    await writer.write(prefix);
    await writer.write(text);
    for (const { buffer } of segments) await writer.write(new Uint8Array(buffer));
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32LE(writer.checksum);
    await file.writeFile(checksum);
    await file.sync();
    await file.close();
    await rename(temporary, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(temporary, { force: true });
    throw error;
  }
}

function parseHeader(text: Buffer, language: SearchLanguage): Header | string {
  const header = JSON.parse(text.toString('utf8')) as Partial<Header>;
  if (header.version !== VERSION || header.columns !== COLUMN_NAMES.join(' '))
    return 'written by another version';
  if (header.language !== language) return `made for language "${header.language}", not "${language}"`;
  const { segments, sequence } = header;
  if (!Array.isArray(segments) || typeof sequence !== 'number') return 'the header is incomplete';
  const whole = (segments as ColumnLengths[]).every((lengths) =>
    COLUMN_NAMES.every((name) => Number.isSafeInteger(lengths[name]) && lengths[name] >= 0),
  );
  return whole ? (header as Header) : 'the header is incomplete';
}

const readBytes = promisify(read);

/** Fills the bytes with those of the file from a place on. */
async function fill(file: number, bytes: Uint8Array, from: number): Promise<Uint8Array> {
  let at = 0;
  while (at < bytes.length) {
    const { bytesRead } = await readBytes(file, bytes, at, bytes.length - at, from + at);
    if (bytesRead === 0) throw new Error('the file ends too early');
    at += bytesRead;
  }
  return bytes;
}

function fillNow(file: number, bytes: Buffer, from: number): Buffer {
  for (let at = 0; at < bytes.length;) {
    const count = readSync(file, bytes, at, bytes.length - at, from + at);
    if (count === 0) throw new Error('the file ends too early');
    at += count;
  }
  return bytes;
}

interface Head {
  readonly header: Header;
  readonly bytes: number;
  readonly checksum: number;
}

function readHead(file: number, language: SearchLanguage): Head | string {
  const { size } = fstatSync(file);
  if (size < MAGIC.length + 8) return 'the file is too short';
  const prefix = fillNow(file, Buffer.alloc(MAGIC.length + 4), 0);
  if (prefix.toString('latin1', 0, MAGIC.length) !== MAGIC) return 'not a search snapshot';
  const length = prefix.readUInt32LE(MAGIC.length);
  if (length > Math.min(HEADER_MAX, size)) return 'the header is broken';
  const text = fillNow(file, Buffer.alloc(length), prefix.length);
  const header = parseHeader(text, language);
  if (typeof header === 'string') return header;
  const bytes = prefix.length + length;
  const whole = header.segments.reduce((sum, lengths) => sum + segmentBytes(lengths), bytes + 4);
  return whole === size
    ? { header, bytes, checksum: crc32(text, crc32(prefix)) }
    : 'the length does not fit its header';
}

/** Asks for all parts of the segments at once: they come while this thread does something else. */
async function readSegments(file: number, { header, bytes, checksum }: Head): Promise<Snapshot | string> {
  const parts: Promise<Uint8Array>[] = [];
  let from = bytes;
  const ask = (part: Uint8Array): void => {
    const filled = fill(file, part, from);
    // Reported where it is awaited.
    filled.catch(() => undefined);
    parts.push(filled);
    from += part.length;
  };
  const buffers = header.segments.map((lengths) => new SharedArrayBuffer(segmentBytes(lengths)));
  for (const buffer of buffers)
    for (let at = 0; at < buffer.byteLength; at += READ_CHUNK)
      ask(new Uint8Array(buffer, at, Math.min(READ_CHUNK, buffer.byteLength - at)));
  ask(Buffer.alloc(4));
  // The file is closed afterwards: no part may still be read from it.
  await Promise.allSettled(parts);
  const stored = Buffer.from((await parts.pop()) ?? []).readUInt32LE(0);
  let computed = checksum;
  for (const part of parts) computed = crc32(await part, computed);
  if (computed !== stored) return 'the checksum does not match';
  const segments = buffers.map((buffer, index) =>
    viewSegment({ buffer, lengths: header.segments[index] as ColumnLengths }),
  );
  return { segments, sequence: header.sequence };
}

async function readAndClose(file: number, head: Head | string): Promise<Snapshot | string> {
  try {
    return typeof head === 'string' ? head : await readSegments(file, head);
  } catch (error) {
    return error instanceof Error ? `cannot be read: ${error.message}` : 'cannot be read';
  } finally {
    closeSync(file);
  }
}

const documentsOf = ({ segments }: Header): number => segments.reduce((sum, { id }) => sum + id, 0);

function takenOnce(path: string, documents: number, outcome: Promise<Snapshot | string>): BegunSnapshot {
  let left: Promise<Snapshot | string> | undefined = outcome;
  return {
    path,
    documents,
    take() {
      const taken = left;
      left = undefined;
      return taken;
    },
  };
}

/** Begins to read a snapshot; its header, a few kilobytes, at once. */
export function beginReadingSnapshot(path: string, language: SearchLanguage): BegunSnapshot {
  try {
    const file = openSync(path, 'r');
    let head: Head | string;
    try {
      head = readHead(file, language);
    } catch (error) {
      head = error instanceof Error ? `cannot be read: ${error.message}` : 'cannot be read';
    }
    const documents = typeof head === 'string' ? 0 : documentsOf(head.header);
    return takenOnce(path, documents, readAndClose(file, head));
  } catch (error) {
    const reason = error instanceof Error ? `cannot be opened: ${error.message}` : 'cannot be opened';
    return takenOnce(path, 0, Promise.resolve(reason));
  }
}
