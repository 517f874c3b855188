import { everySet, verifyLog } from '@casamaestra/commerce/change-sets/verify-log.usecase.ts';
import { commandTexts } from '@casamaestra/texts/staff/command-texts.ts';
import { UsageProblem } from '../command-line.ts';
import { refusedWith } from './staff-command.ts';
import type { StaffCall, StaffCommand } from './staff-command.ts';

const formats = ['jsonl', 'csv'] as const;

/** A cell that no spreadsheet takes for a formula. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const heads = [
  'id',
  'at',
  'by',
  'who',
  'kind',
  'record',
  'reason',
  'undo_of',
  'field',
  'before',
  'after',
  'hash',
];

function formatOf({ flags, language }: StaffCall): (typeof formats)[number] {
  const found = formats.find((one) => one === (flags.format ?? 'jsonl'));
  if (found === undefined)
    throw new UsageProblem(
      commandTexts(language).notAllowed('--format', flags.format ?? '', formats.join(', ')),
    );
  return found;
}

/** `npm run staff -- log …`: the log of changes, whole. */
export const logCommands: Readonly<Record<string, StaffCommand>> = {
  /** Compares every hash; with --head also whether the log still holds a set whose hash was noted elsewhere. */
  async verify({ deps, flags, print, texts: { log } }) {
    const { sets, head, brokenAt } = await verifyLog(deps.database);
    if (brokenAt !== null) return refusedWith(log.broken(brokenAt));
    if (flags.head !== undefined) {
      let isKnown = false;
      for await (const { hash } of everySet(deps.database))
        isKnown ||= hash.toString('hex') === flags.head.toLowerCase();
      if (!isKnown) return refusedWith(log.cutOff(flags.head));
    }
    print(log.whole(sets, head));
    return 0;
  },
  async export(call) {
    const format = formatOf(call);
    if (format === 'csv') call.print(heads.map(cell).join(','));
    for await (const { hash, previousHash, ...set } of everySet(call.deps.database)) {
      const ends = { previous_hash: previousHash.toString('hex'), hash: hash.toString('hex') };
      if (format === 'jsonl') {
        call.print(JSON.stringify({ ...set, ...ends }));
        continue;
      }
      const { id, at, by, who, kind, reason, undoOf, rows } = set;
      for (const { record, field, before, after } of rows.length > 0
        ? rows
        : [{ record: set.record, field: '', before: null, after: null }])
        call.print(
          [id, at.toISOString(), by, who, kind, record, reason, undoOf, field, before, after, ends.hash]
            .map(cell)
            .join(','),
        );
    }
    return 0;
  },
};
