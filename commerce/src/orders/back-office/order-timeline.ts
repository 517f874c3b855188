import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import type { StoredSet } from '../../change-sets/read-changes.usecase.ts';
import { namedText } from '../notes/mentioned.ts';
import type { OrderRecord } from '../order-record.ts';
import { undoOrderStep } from '../undo-order-step.ts';

type Entry = StaffOrder['timeline'][number];

/** What notes have besides their text, by the number of their change. */
export interface OfNotes {
  readonly pinned: ReadonlySet<number>;
  readonly mentions: ReadonlyMap<number, Entry['mentions']>;
  readonly files: ReadonlyMap<number, Entry['files']>;
}

/** A step that was itself taken back is not offered to be taken back again. */
const isUndoableStep = ({ kind, undoOf }: StoredSet): boolean =>
  undoOf === null && undoOrderStep.kinds.includes(kind);

/** A set and the event of the same step are written within a transaction. */
const TOGETHER_MS = 60_000;

const textIn = (set: StoredSet, field: string): string | null => {
  const after = set.rows.find((row) => row.field === field)?.after;
  return after == null ? null : String(JSON.parse(after));
};

/** What a change set says besides the state. */
const textOf = (set: StoredSet): string | null => textIn(set, 'note') ?? textIn(set, 'parcel') ?? set.reason;

const named = (text: string | null, people: Entry['mentions'] = []): string | null =>
  text === null ? null : namedText(text, new Map(people.map(({ id, name }) => [id, name])));

/**
 * The history of an order: its events, and what staff did by the log of changes. A step of staff that changed the
 * state is one entry with the name of the person.
 */
export function timelineOf(
  { events }: Pick<OrderRecord, 'events'>,
  sets: readonly StoredSet[],
  { pinned, mentions, files }: OfNotes,
  mayUndo: boolean,
): StaffOrder['timeline'] {
  const left = [...sets];
  const ofEvents = events.map(({ at, state, actor, note }, position): Entry => {
    const index = left.findIndex(
      (set) =>
        actor === 'staff' &&
        textIn(set, 'state') === state &&
        Math.abs(set.at.getTime() - at.getTime()) < TOGETHER_MS,
    );
    const [set] = index === -1 ? [] : left.splice(index, 1);
    const text = note ?? (set === undefined ? null : textOf(set));
    const said = { who: set?.who ?? actor, what: state, text };
    const none = { pinned: false, mentions: [], files: [] };
    const undo = mayUndo && position === events.length - 1 && set !== undefined && isUndoableStep(set);
    return { at: at.toISOString(), kind: 'state', ...said, change: set?.id ?? null, undo, ...none };
  });
  const acts = left.map((set): Entry => ({
    at: set.at.toISOString(),
    kind: set.kind === 'orders.note' ? 'note' : 'act',
    who: set.who,
    what: set.kind,
    text: named(textOf(set), mentions.get(set.id)),
    change: set.id,
    undo: false,
    pinned: pinned.has(set.id),
    mentions: mentions.get(set.id) ?? [],
    files: files.get(set.id) ?? [],
  }));
  return [...ofEvents, ...acts].toSorted((one, other) => one.at.localeCompare(other.at));
}
