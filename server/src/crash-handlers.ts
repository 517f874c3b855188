import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';

/**
 * What to do with errors that nobody caught. A forgotten promise concerns one request: it is logged and the
 * shop goes on. An exception that reached the top may have left anything half-done: the shop closes in order.
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
