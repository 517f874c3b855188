/** NULL in PostgreSQL's COPY text format. */
export const copyNull = '\\N';

const special = /[\\\t\n\r]/;

/** A text as a COPY column. */
export function copyField(text: string | null | undefined): string {
  if (text === null || text === undefined) return copyNull;
  if (!special.test(text)) return text;
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}

export const copyNumber = (number: number | null | undefined): string =>
  number === null || number === undefined ? copyNull : String(number);

/**
 * A number with as many decimals as its column stores, so that an exported file gives the same fingerprint.
 */
export const copyDecimal = (number: number | null | undefined, decimals: number): string =>
  number === null || number === undefined ? copyNull : String(Number(number.toFixed(decimals)));

/** An instant with time zone, in UTC. */
export const copyInstant = (text: string | undefined): string =>
  text === undefined ? copyNull : new Date(text).toISOString();

export const copyBoolean = (value: boolean): string => (value ? 't' : 'f');

export const copyJson = (value: unknown): string =>
  value === undefined ? copyNull : copyField(JSON.stringify(value));

/** A text array column. */
export function copyTextArray(values: readonly string[]): string {
  if (values.length === 0) return '{}';
  const quoted = values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`);
  return copyField(`{${quoted.join(',')}}`);
}
