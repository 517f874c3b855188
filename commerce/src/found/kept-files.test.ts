import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKeptFiles, type KeptFile, type Patience } from './kept-files.ts';
import { sendKept } from './send-kept.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
});
afterAll(() => rm(folder, { recursive: true }));

const clock = { now: () => 0 };
const hasty = { withFormer_ms: 0, without_ms: 0 };
const open = (patience: Patience = hasty) => createKeptFiles(folder, clock, { patience });
const textOf = async (file: KeptFile | undefined) =>
  file === undefined ? undefined : gunzipSync(await readFile(file.path)).toString();

/** A text that takes as long as its maker likes. */
function slow(text: string) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let begun = 0;
  return {
    finish: () => resolve(undefined),
    get begun() {
      return begun;
    },
    async *make() {
      begun += 1;
      yield text.slice(0, 1);
      await promise;
      yield text.slice(1);
    },
  };
}
const untilMade = (read: () => Promise<KeptFile | undefined>, text: string) =>
  expect.poll(async () => textOf(await read())).toBe(text);

describe('a file that takes long to make', () => {
  test('is made once for everybody; meanwhile who asks is told to ask again', async () => {
    const files = open();
    const first = slow('primo');
    const read = () => files.read('feed', '1', () => first.make());
    const answers = await Promise.all(Array.from({ length: 100 }, read));
    expect(answers).toEqual(Array.from({ length: 100 }, () => undefined));
    const answer = sendKept(new Request('https://negozio.example/feeds/meta.csv'), undefined, 'text/csv');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    first.finish();
    await untilMade(read, 'primo');
    expect(first.begun).toBe(1);
  });

  test('leaves the former one to be read, also after a restart', async () => {
    const files = open();
    const second = slow('secondo');
    expect(await textOf(await files.read('feed', '2', () => second.make()))).toBe('primo');
    second.finish();
    await untilMade(() => files.read('feed', '2', () => second.make()), 'secondo');
    const restarted = open();
    const third = slow('terzo');
    expect(await textOf(await restarted.read('feed', '9', () => third.make()))).toBe('secondo');
    third.finish();
    await untilMade(() => restarted.read('feed', '9', () => third.make()), 'terzo');
  });

  test('is waited for when it is soon there', async () => {
    const files = open({ withFormer_ms: 20_000, without_ms: 20_000 });
    async function* quick() {
      yield 'quarto';
    }
    expect(await textOf(await files.read('feed', '10', quick))).toBe('quarto');
  });

  test('that fails is tried again by who asks next', async () => {
    const files = open({ withFormer_ms: 20_000, without_ms: 20_000 });
    async function* broken() {
      yield 'intero?';
      throw new Error('no database');
    }
    await expect(files.read('other', '1', broken)).rejects.toThrow('no database');
    async function* whole() {
      yield 'intero';
    }
    expect(await textOf(await files.read('other', '1', whole))).toBe('intero');
  });
});
