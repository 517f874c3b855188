import { entryKinds } from '@casamaestra/contract/content/entries/entry-kinds.ts';
import { stringify } from 'yaml';
import type { StoredEntry } from '../entries/stored-entry.ts';

const romeTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment as files write it: Italian time, only the day where that says the same. */
function momentText(moment: Date, dayEdge: string): string {
  const [day = '', time = ''] = romeTime.format(moment).split(' ');
  return time === dayEdge ? day : `${day}T${time}`;
}

function headOf({ status, from, to }: StoredEntry): Record<string, string> {
  return {
    ...(status === 'draft' && { status }),
    ...(from !== null && { from: momentText(from, '00:00:00') }),
    ...(to !== null && { to: momentText(to, '23:59:59') }),
  };
}

const yaml = (value: unknown): string => stringify(value, { lineWidth: 110, aliasDuplicateObjects: false });

/** The file of an entry, which read again is the same entry. */
export function writeEntry(entry: StoredEntry): string {
  const head = headOf(entry);
  if (entryKinds[entry.kind].format === 'yaml') return yaml({ ...head, ...entry.body });
  const { body, ...fields } = entry.body;
  return `---\n${yaml({ ...fields, ...head })}---\n\n${String(body)}\n`;
}
