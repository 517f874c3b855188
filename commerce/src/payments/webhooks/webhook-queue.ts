import type { PaymentDependencies } from '../payment-dependencies.ts';
import { processMessage } from './process-webhook.usecase.ts';

/** Processes webhook messages right after they were stored; the job retries those left over. */
export interface WebhookQueue {
  /** Starts processing a stored message without waiting for it. */
  processNow(id: number): void;
  /** Resolves when no message is being processed. */
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
