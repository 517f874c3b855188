import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Database } from '../platform/database/connection.ts';
import { whoChanged } from './read-changes.usecase.ts';

/**
 * Why a decision does not hold that was made of what a person saw: a colleague decided, or its author wrote it anew.
 * Undefined: it says what was seen, or nothing was (a command names its record).
 */
export async function decidedMeanwhile<Seen extends object>(
  database: Database,
  record: string,
  now: Partial<Seen>,
  seen: Seen | undefined,
): Promise<Outcome<never> | undefined> {
  if (seen === undefined) return undefined;
  for (const [field, value] of Object.entries(now)) {
    if (value === seen[field as keyof Seen]) continue;
    const who = await whoChanged(database, { record, field });
    return who === undefined
      ? refused('staff_rewritten_meanwhile', {})
      : refused('staff_decided_meanwhile', { who });
  }
  return undefined;
}
