/** "2026-11-23T09:00" in the shop's time zone, as `<input type="datetime-local">` wants it. */
const written = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

export const romeText = (instant: string | null): string =>
  instant === null ? '' : written.format(new Date(instant)).replace(' ', 'T');

/** The instant of a time in the shop's time zone, ISO 8601; null: none was typed. */
export function romeInstant(text: string): string | null {
  if (text === '') return null;
  const asIfUtc = Date.parse(`${text}:00Z`);
  const offsetAt = (at: number) => Date.parse(`${romeText(new Date(at).toISOString())}:00Z`) - at;
  const near = asIfUtc - offsetAt(asIfUtc);
  return new Date(asIfUtc - offsetAt(near)).toISOString();
}
