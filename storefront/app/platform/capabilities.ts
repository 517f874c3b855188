import type { Capability } from '@casamaestra/contract/platform/capabilities.ts';

/** Names of missing capabilities, separated by spaces; the same for every visitor. */
let absent: string | undefined;

/** Called once on the server with what the service lacks. */
export function setAbsent(names: readonly Capability[]): void {
  absent = names.join(' ');
}

/** For the document, which passes it to the browser; undefined when nothing is missing. */
export function absentHere(): string | undefined {
  absent ??= typeof document === 'undefined' ? '' : (document.documentElement.dataset['absent'] ?? '');
  return absent || undefined;
}

/** Whether the service has a capability; pages leave out what it lacks. */
export const can = (name: Capability): boolean => !absentHere()?.split(' ').includes(name);
