import { randomUUID } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import {
  COLUMN_NAMES,
  segmentBytes,
  viewSegment,
  type ColumnLengths,
  type Segment,
} from './index/segment.ts';
import type { SearchLanguage } from './search-engine.ts';

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

export type Snapshot = { readonly segments: Segment[]; readonly sequence: number };

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

/** Fills the bytes with the next ones of the file. */
async function fill(file: FileHandle, bytes: Uint8Array): Promise<void> {
  let at = 0;
  while (at < bytes.length) {
    const { bytesRead } = await file.read(bytes, at, bytes.length - at);
    if (bytesRead === 0) throw new Error('the file ends too early');
    at += bytesRead;
  }
}

/** Reads exactly `length` bytes. */
async function read(file: FileHandle, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  await fill(file, buffer);
  return buffer;
}

/** Reads a segment into its place, a part while the checksum of the one before is computed; returns the checksum. */
async function readInto(file: FileHandle, buffer: SharedArrayBuffer, before: number): Promise<number> {
  const part = (at: number) => new Uint8Array(buffer, at, Math.min(READ_CHUNK, buffer.byteLength - at));
  let checksum = before;
  let read = part(0);
  await fill(file, read);
  for (let at = READ_CHUNK; at < buffer.byteLength; at += READ_CHUNK) {
    const next = part(at);
    const filled = fill(file, next);
    // Reported where it is awaited.
    filled.catch(() => undefined);
    checksum = crc32(read, checksum);
    await filled;
    read = next;
  }
  return crc32(read, checksum);
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

async function readSegments(file: FileHandle, language: SearchLanguage): Promise<Snapshot | string> {
  const { size } = await file.stat();
  if (size < MAGIC.length + 8) return 'the file is too short';
  const prefix = await read(file, MAGIC.length + 4);
  if (prefix.toString('latin1', 0, MAGIC.length) !== MAGIC) return 'not a search snapshot';
  const headerLength = prefix.readUInt32LE(MAGIC.length);
  if (headerLength > Math.min(HEADER_MAX, size)) return 'the header is broken';
  const text = await read(file, headerLength);
  const header = parseHeader(text, language);
  if (typeof header === 'string') return header;
  const bytes = header.segments.reduce((sum, lengths) => sum + segmentBytes(lengths), 0);
  if (prefix.length + headerLength + bytes + 4 !== size) return 'the length does not fit its header';
  let checksum = crc32(text, crc32(prefix));
  const segments: Segment[] = [];
  for (const lengths of header.segments) {
    const buffer = new SharedArrayBuffer(segmentBytes(lengths));
    checksum = await readInto(file, buffer, checksum);
    segments.push(viewSegment({ buffer, lengths }));
  }
  const stored = (await read(file, 4)).readUInt32LE(0);
  return stored === checksum ? { segments, sequence: header.sequence } : 'the checksum does not match';
}

/** Reads a snapshot, or returns the reason why it cannot be used. */
export async function readSnapshot(path: string, language: SearchLanguage): Promise<Snapshot | string> {
  let file: FileHandle;
  try {
    file = await open(path, 'r');
  } catch (error) {
    return error instanceof Error ? `cannot be opened: ${error.message}` : 'cannot be opened';
  }
  try {
    return await readSegments(file, language);
  } catch (error) {
    return error instanceof Error ? `cannot be read: ${error.message}` : 'cannot be read';
  } finally {
    await file.close();
  }
}
