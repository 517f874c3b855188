import type { PaymentParts } from '../payment-parts.ts';
import { processMessage } from './process-inbox.usecase.ts';

/** Messages taken up right after they came, besides the job that finds those left behind. */
export interface Inbox {
  /** Begins to work on a stored message without waiting for it. */
  hurry(id: number): void;
  /** Resolves when nothing that was hurried is still being worked on. */
  settled(): Promise<void>;
}

export function createInbox(parts: PaymentParts): Inbox {
  const working = new Set<Promise<unknown>>();
  return {
    hurry(id) {
      const work = processMessage(parts, id).catch((err: unknown) =>
        parts.log.warn({ err, message: id }, 'a notification is left to the job'),
      );
      working.add(work);
      void work.finally(() => working.delete(work));
    },
    async settled() {
      await Promise.all(working);
    },
  };
}
