import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { serviceProgram } from '../../../scripts/bootstrap/service-program.mjs';

export interface RunningShop {
  readonly url: string;
  /** The shop's output so far, for failing tests. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** The link into the back office that the start of a demo shop tells. */
export const linkToBackOffice = (output: string): string =>
  /\S+\/gestione\/entra#[\w-]+/.exec(output)?.[0] ?? '';

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/**
 * Starts the built shop on a free port and waits until it is ready. Rejects with the shop's output when it
 * ends before that or takes more than four minutes.
 */
export async function startShop(options: {
  dataDir: string;
  environment?: Record<string, string>;
}): Promise<RunningShop> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [serviceProgram('main')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: options.dataDir,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const atItsEnd = new RegExp(`${url}[^/\\w]`);
  let output = '';
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise<void>((ready, fail) => {
    const limit = setTimeout(
      () => fail(new Error(`the shop is not ready after 4 minutes:\n${output}`)),
      240_000,
    );
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      // The link into the back office is told before the shop is ready.
      if (atItsEnd.test(output)) {
        clearTimeout(limit);
        ready();
      }
    });
    void ended.then((code) => fail(new Error(`the shop ended with ${code}:\n${output}`)));
  });
  return {
    url,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
