import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';

/**
 * Handles uncaught errors. An unhandled rejection concerns one request: it is logged and the shop continues.
 * An uncaught exception may have left anything half-done: the shop shuts down in order.
 */
export function installCrashHandlers(log: Log, onFatal: () => void): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'a promise failed and nobody was waiting for it');
  });
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'an exception reached the top: closing');
    onFatal();
  });
}
