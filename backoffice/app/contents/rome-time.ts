const written = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as a field of date and time says it: Italian time, wherever who types is. */
export const toRome = (moment: Date): string => written.format(moment).replace(' ', 'T');

/** The moment that Italian time means; of the hour that comes twice in autumn the first. */
export function fromRome(text: string): Date {
  const asUtc = Date.parse(`${text}Z`);
  const offsets = [2, 1].map((hours) => new Date(asUtc - hours * 3_600_000));
  return offsets.find((moment) => toRome(moment) === text) ?? new Date(asUtc - 3_600_000);
}
