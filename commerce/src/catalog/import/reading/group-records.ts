import { createHash } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DecimalSigns } from './decimal-signs.ts';
import { groupCode, productOfRecords } from './flat-product.ts';
import type { BrokenRecord, FlatRecord, SourceRow } from './source-row.ts';

type Records = AsyncIterable<FlatRecord | BrokenRecord>;

const partitions = 64;

/** 52 bits of a code's hash: enough to distinguish a million codes, at eight bytes each. */
function codeKey(code: string): number {
  const digest = createHash('md5').update(code).digest();
  return digest.readUIntBE(0, 6);
}

/** Codes whose records are not next to each other, found by reading the file once beforehand. */
export async function scatteredCodes(records: Records): Promise<ReadonlySet<string>> {
  const closed = new Set<number>();
  const scattered = new Set<string>();
  let current = '';
  for await (const record of records) {
    if ('problem' in record) continue;
    const code = groupCode(record.cells);
    if (code === current || code === '') continue;
    if (current !== '') closed.add(codeKey(current));
    if (closed.has(codeKey(code))) scattered.add(code);
    current = code;
  }
  return scattered;
}

/** One product from its records; variations whose parent is missing are reported instead. */
function grouped(records: readonly FlatRecord[], signs: DecimalSigns): SourceRow {
  const line = records[0]?.line ?? 0;
  const orphan = records.find(({ role }) => role === 'variation');
  if (orphan !== undefined && !records.some(({ role }) => role === 'parent')) {
    const value = groupCode(orphan.cells);
    const reason = { code: 'parent_missing', facts: { parent: value } } as const;
    return { line: orphan.line, code: value, problem: { field: 'parent', value, reason } };
  }
  return { line, ...productOfRecords(records, signs) };
}

/** Stores records on disk, so that scattered products never need more memory than one partition. */
class Aside {
  private readonly streams = new Map<number, WriteStream>();
  private readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async open(): Promise<Aside> {
    return new Aside(await mkdtemp(join(tmpdir(), 'casamaestra-import-')));
  }

  async put(code: string, record: FlatRecord): Promise<void> {
    const part = codeKey(code) % partitions;
    let stream = this.streams.get(part);
    if (stream === undefined) {
      stream = createWriteStream(join(this.folder, `${part}.jsonl`));
      this.streams.set(part, stream);
    }
    if (!stream.write(`${JSON.stringify(record)}\n`)) await once(stream, 'drain');
  }

  /** The stored products, one partition at a time. */
  async *products(signs: DecimalSigns): AsyncGenerator<SourceRow[]> {
    for (const [part, stream] of this.streams) {
      stream.end();
      await once(stream, 'close');
      const text = await readFile(join(this.folder, `${part}.jsonl`), 'utf8');
      const groups = new Map<string, FlatRecord[]>();
      for (const line of text.trimEnd().split('\n')) {
        const record = JSON.parse(line) as FlatRecord;
        const code = groupCode(record.cells);
        const group = groups.get(code);
        if (group === undefined) groups.set(code, [record]);
        else group.push(record);
      }
      yield [...groups.values()].map((group) => grouped(group, signs));
    }
  }

  async remove(): Promise<void> {
    for (const stream of this.streams.values()) stream.destroy();
    await rm(this.folder, { recursive: true, force: true });
  }
}

const rowsTogether = 100;

/**
 * Groups the records of each product. Products whose records are adjacent are yielded at once; those in
 * `scattered` are stored aside and come at the end.
 */
export async function* groupRecords(
  records: Records,
  scattered: ReadonlySet<string>,
  signs: DecimalSigns = new Map(),
): AsyncGenerator<SourceRow[]> {
  const aside = scattered.size > 0 ? await Aside.open() : undefined;
  let ready: SourceRow[] = [];
  let group: FlatRecord[] = [];
  let current = '';
  const close = () => {
    if (group.length > 0) ready.push(grouped(group, signs));
    group = [];
  };
  try {
    for await (const record of records) {
      if ('problem' in record) ready.push(record);
      else {
        const code = groupCode(record.cells);
        if (code !== current || code === '') close();
        current = code;
        if (scattered.has(code) && aside !== undefined) await aside.put(code, record);
        else group.push(record);
      }
      if (ready.length >= rowsTogether) {
        yield ready;
        ready = [];
      }
    }
    close();
    if (ready.length > 0) yield ready;
    if (aside !== undefined) yield* aside.products(signs);
  } finally {
    await aside?.remove();
  }
}
