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

/**
 * The instant of a time in the shop's time zone, ISO 8601; null: none was typed. Of the hour that comes twice in autumn
 * it is the first, and one that is left out in spring is the hour after it.
 */
export function romeInstant(text: string): string | null {
  if (text === '') return null;
  const asUtc = Date.parse(`${text}:00Z`);
  const instants = [2, 1].map((hours) => new Date(asUtc - hours * 3_600_000).toISOString());
  return instants.find((instant) => romeText(instant) === text) ?? instants[1] ?? null;
}
