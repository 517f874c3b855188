/** A moment as the Frappe API writes it, in UTC and without zone: "2026-03-01 08:30:00.000000". */
export function frappeTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 23).replace('T', ' ')}000`;
}
