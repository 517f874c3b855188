import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { dataDir } from './shop-of-worker.ts';

export interface ReadMail {
  readonly file: string;
  readonly text: string;
  readonly html: string;
}

/** Mails to somebody that were sent so far. */
export async function mailsTo(recipient: string): Promise<ReadMail[]> {
  const folder = join(dataDir(), 'mail');
  const names = await readdir(folder).catch((): string[] => []);
  const found: ReadMail[] = [];
  for (const file of names.filter((name) => name.endsWith('.eml')).sort()) {
    const source = await readFile(join(folder, file), 'utf8');
    if (!/^To: (.*)$/im.exec(source)?.[1]?.includes(recipient)) continue;
    const part = (extension: string) => readFile(join(folder, file.replace(/eml$/, extension)), 'utf8');
    found.push({ file, text: await part('txt'), html: await part('html') });
  }
  return found;
}

/** Waits for a mail to somebody whose text matches, and returns it. */
export async function mailTo(recipient: string, words: RegExp): Promise<ReadMail> {
  let found: ReadMail | undefined;
  await expect
    .poll(async () => {
      found = (await mailsTo(recipient)).find(({ text }) => words.test(text));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`no mail to ${recipient}`);
  return found;
}
