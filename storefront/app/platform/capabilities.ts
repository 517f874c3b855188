import type { Capability } from '@casamaestra/contract/platform/capabilities.ts';

/** Names of what is absent, separated by spaces; the same for every visitor. */
let absent: string | undefined;

/** The server says once what the service behind the shop lacks. */
export function setAbsent(names: readonly Capability[]): void {
  absent = names.join(' ');
}

/** As the document carries it to the browser; undefined where nothing is absent. */
export function absentHere(): string | undefined {
  absent ??= typeof document === 'undefined' ? '' : (document.documentElement.dataset['absent'] ?? '');
  return absent || undefined;
}

/** Whether the service can do it; what it cannot is left out of the page. */
export const can = (name: Capability): boolean => !absentHere()?.split(' ').includes(name);
