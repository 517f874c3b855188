import { pino } from 'pino';
import type { Log } from '../log/create-log.ts';

/** A log at level info that a test can read. */
export function collectingLog(): { readonly log: Log; readonly lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { log: pino({ level: 'info' }, { write }), lines };
}
