const romeClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  timeZoneName: 'longOffset',
});

/** An instant from local time in Italy; null when the calendar has no such day. */
function romeInstant(date: string, time: string): string | null {
  const guess = new Date(`${date}T${time}Z`);
  if (Number.isNaN(guess.getTime()) || guess.toISOString().slice(0, 10) !== date) return null;
  const zone = romeClock.formatToParts(guess).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  return `${date}T${time}${zone.replace('GMT', '') || 'Z'}`;
}

/**
 * Converts dates and times of files to ISO 8601 with zone: ISO text is kept; "2026-01-31", "31/01/2026" and
 * "31/01/2026 18:30" are local time in Italy. A date without time is its first second, or its last for an
 * end.
 */
export function parseInstant(text: string, isEnd: boolean): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?)?$/.exec(text);
  const italian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:\s+(\d{2}:\d{2})(:\d{2})?)?$/.exec(text);
  const zone = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?([+-]\d{2}):?(\d{2})$/.exec(text);
  if (zone !== null) return `${zone[1]}T${zone[2]}${zone[3] ?? ':00'}${zone[4]}:${zone[5]}`;
  const found = iso ?? italian;
  if (found === null) return text;
  const [, first = '', middle = '', last = '', clock, seconds] = found;
  const date = iso
    ? `${first}-${middle}-${last}`
    : `${last.padStart(4, '20')}-${middle.padStart(2, '0')}-${first.padStart(2, '0')}`;
  const time = clock === undefined ? (isEnd ? '23:59:59' : '00:00:00') : clock + (seconds ?? ':00');
  return romeInstant(date, time) ?? text;
}
