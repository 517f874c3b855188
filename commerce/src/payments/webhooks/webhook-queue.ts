import type { PaymentDependencies } from '../payment-dependencies.ts';
import { processMessage } from './process-webhook.usecase.ts';

/** Messages taken up right after they came, besides the job that finds those left behind. */
export interface WebhookQueue {
  /** Begins to work on a stored message without waiting for it. */
  processNow(id: number): void;
  /** Resolves when nothing that was hurried is still being worked on. */
  settled(): Promise<void>;
}

export function createWebhookQueue(deps: PaymentDependencies): WebhookQueue {
  const working = new Set<Promise<unknown>>();
  return {
    processNow(id) {
      const work = processMessage(deps, id).catch((err: unknown) =>
        deps.log.warn({ err, message: id }, 'a notification is left to the job'),
      );
      working.add(work);
      void work.finally(() => working.delete(work));
    },
    async settled() {
      await Promise.all(working);
    },
  };
}
