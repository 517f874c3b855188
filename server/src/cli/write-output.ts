import { once } from 'node:events';

/** Writes chunks to standard output at the reader's pace; a reader that leaves ("| head") ends it quietly. */
export async function writeOutput(chunks: AsyncIterable<string> | Iterable<string>): Promise<void> {
  let gone = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    gone = true;
  });
  for await (const chunk of chunks) {
    if (gone) return;
    if (!process.stdout.write(chunk))
      await Promise.race([once(process.stdout, 'drain'), once(process.stdout, 'error')]);
  }
}
