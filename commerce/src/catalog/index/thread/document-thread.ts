import { Worker } from 'node:worker_threads';
import { setTimeout as startTimer } from 'node:timers';
import type { ConnectionOptions } from '../../../platform/database/connection.ts';
import type { ThreadAnswer, ThreadReply, ThreadRequest, ThreadSettings } from './thread-messages.ts';

/** A thread nobody asks for so long ends, and its memory with it. */
const IDLE_MS = 15_000;

/** Reads products and makes parts of the index of them, apart from the thread that answers visitors. */
export interface DocumentThread {
  /** One request at a time. Rejects when the thread or its database fails; the next request starts another thread. */
  ask(request: ThreadRequest): Promise<ThreadAnswer>;
  close(): Promise<void>;
}

export interface DocumentThreadOptions extends Pick<ThreadSettings, 'language'> {
  /** Of the server where the change log is read. */
  readonly connection: () => ConnectionOptions;
}

/** Starts the thread when first asked. */
export function createDocumentThread({ connection, language }: DocumentThreadOptions): DocumentThread {
  let running: { readonly worker: Worker; readonly connection: ConnectionOptions } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  async function stop(): Promise<void> {
    const ending = running;
    running = undefined;
    await ending?.worker.terminate();
  }

  async function start(): Promise<Worker> {
    const wanted = connection();
    if (running !== undefined && running.connection !== wanted) await stop();
    if (running === undefined) {
      const workerData: ThreadSettings = { connection: wanted, language };
      const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { workerData });
      running = { worker, connection: wanted };
      // Without a listener an error while nobody asks would end the process.
      worker.on('error', () => undefined);
      worker.on('exit', () => {
        if (running?.worker === worker) running = undefined;
      });
    }
    return running.worker;
  }

  async function answerOf(worker: Worker, request: ThreadRequest): Promise<ThreadAnswer> {
    const reply = await new Promise<ThreadReply>((resolve, reject) => {
      const ended = (code: number) => reject(new Error(`the index thread ended (${code})`));
      worker.once('exit', ended);
      worker.once('error', reject);
      worker.once('message', (message: ThreadReply) => {
        worker.off('exit', ended);
        worker.off('error', reject);
        resolve(message);
      });
      worker.postMessage(request);
    });
    if ('answer' in reply) return reply.answer;
    throw Object.assign(new Error(reply.failed.message), { code: reply.failed.code });
  }

  return {
    async ask(request) {
      clearTimeout(idle);
      if (closed) throw new Error('the index thread was closed');
      try {
        return await answerOf(await start(), request);
      } finally {
        if (!closed) idle = startTimer(() => void stop(), IDLE_MS).unref();
      }
    },
    async close() {
      closed = true;
      clearTimeout(idle);
      await stop();
    },
  };
}
