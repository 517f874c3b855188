import { logInto } from '../log/create-log.ts';
import type { Log } from '../log/create-log.ts';

/** The log of the shop at level info, which a test can read. */
export function collectingLog(): { readonly log: Log; readonly lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { log: logInto({ write }, 'info'), lines };
}
