/**
 * Writes chunks to standard output with backpressure; ends quietly when the reader closes the pipe ("|
 * head").
 */
export async function writeOutput(chunks: AsyncIterable<string> | Iterable<string>): Promise<void> {
  const output = process.stdout;
  let goOn = () => {};
  let gone = false;
  output.on('drain', () => goOn());
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    gone = true;
    goOn();
  });
  for await (const chunk of chunks) {
    if (gone) return;
    const room = new Promise<void>((resolve) => (goOn = resolve));
    if (!output.write(chunk)) await room;
  }
}
