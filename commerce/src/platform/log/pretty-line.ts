const levelNames: Readonly<Record<number, string>> = {
  20: 'debug',
  30: 'info ',
  40: 'avviso',
  50: 'errore',
  60: 'fatale',
};

/** One JSON log line as text for a person: time, level, message, then the other fields. */
export function prettyLine(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as {
    level: number;
    time: number;
    msg?: string;
    err?: { stack?: string; message?: string };
    [field: string]: unknown;
  };
  const clock = new Date(time).toISOString().slice(11, 19);
  const fields = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const error = err === undefined ? '' : `\n${err.stack ?? err.message ?? ''}`;
  return `${[clock, levelNames[level] ?? String(level), msg ?? '', ...fields].join(' ')}${error}\n`;
}
