/** How a calendar is divided. */
export type CalendarView = 'weeks' | 'months';

/** A column of a calendar: its first day and the first after it, "YYYY-MM-DD". */
export interface CalendarColumn {
  readonly from: string;
  readonly to: string;
}

const COLUMNS = 12;
const DAY_MS = 24 * 3_600_000;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
/** Wall-clock time as if it were UTC: days have 24 hours, also when the clock is set. */
const wall = (text: string): number => Date.parse(text.includes('T') ? `${text}:00Z` : `${text}T00:00:00Z`);

const monday = (day: string): number => wall(day) - ((new Date(wall(day)).getUTCDay() + 6) % 7) * DAY_MS;

function firstOfMonth(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month - 1 + months, 1));
}

/** Twelve weeks from a Monday, or twelve months from a first, with the day in the first of them. */
export function calendarColumns(view: CalendarView, day: string): readonly CalendarColumn[] {
  return Array.from({ length: COLUMNS }, (_, at) =>
    view === 'weeks'
      ? { from: dayOf(monday(day) + at * 7 * DAY_MS), to: dayOf(monday(day) + (at + 1) * 7 * DAY_MS) }
      : { from: firstOfMonth(day, at), to: firstOfMonth(day, at + 1) },
  );
}

/** The first day of the calendar half its width before or after. */
export const movedBy = (view: CalendarView, day: string, step: 1 | -1): string =>
  view === 'weeks'
    ? dayOf(monday(day) + step * (COLUMNS / 2) * 7 * DAY_MS)
    : firstOfMonth(day, (step * COLUMNS) / 2);

/** A day of an address; undefined: it is none. */
export const dayIn = (text: string | null): string | undefined =>
  text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(wall(text)) && dayOf(wall(text)) === text
    ? text
    : undefined;

/** A column has the width of every other, whatever its days: where in the calendar a time lies, from 0 to 1. */
function placeOf(columns: readonly CalendarColumn[], text: string): number {
  const at = wall(text);
  const index = columns.findIndex(({ to }) => at < wall(to));
  const column = columns[index];
  if (column === undefined) return 1;
  const share = (at - wall(column.from)) / (wall(column.to) - wall(column.from));
  return Math.max(0, (index + Math.max(0, share)) / columns.length);
}

/**
 * Where in a calendar a period lies, from 0 to 1; both in the time of Rome ("2026-11-26T08:00"), null: that side is
 * open. Undefined: it lies outside.
 */
export function barOf(
  columns: readonly CalendarColumn[],
  from: string | null,
  to: string | null,
): { readonly start: number; readonly end: number } | undefined {
  const [first, last] = [columns[0], columns.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (from !== null && wall(from) >= wall(last.to)) return undefined;
  if (to !== null && wall(to) <= wall(first.from)) return undefined;
  return {
    start: from === null ? 0 : placeOf(columns, from),
    end: to === null ? 1 : placeOf(columns, to),
  };
}
