/** Loads the screen that a list leads to, so that its first row opens at once; without a connection it is loaded when opened. */
export function comesNext(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
