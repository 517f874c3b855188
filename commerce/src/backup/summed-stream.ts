import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Length and check sum of what went through a stream. */
export interface Summed {
  readonly bytes: number;
  readonly sha256: string;
}

function summing() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, summed: (): Summed => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Writes a stream to a new file, readable by this user only, and sums it. */
export async function writeSummed(from: Readable, path: string, ...through: Transform[]): Promise<Summed> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { stream, summed } = summing();
  await pipeline([from, ...through, stream, createWriteStream(path, { mode: 0o600 })]);
  return summed();
}

/** Sums a file. */
export async function sumFile(path: string): Promise<Summed> {
  const { stream, summed } = summing();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(path), stream, nowhere);
  return summed();
}
