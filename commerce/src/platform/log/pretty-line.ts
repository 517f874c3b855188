const levelNames: Readonly<Record<string, string>> = {
  debug: 'debug',
  info: 'info ',
  warn: 'avviso',
  error: 'errore',
  fatal: 'fatale',
};

/** Escapes line breaks and control sequences: a text from outside must not forge a log line. */
const escaped = (text: string): string =>
  text.replaceAll(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/** Formats a JSON log line for people: time, level, message, then the other fields. */
export function prettyLine(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as {
    level: string;
    time: number;
    msg?: string;
    err?: { stack?: string; message?: string };
    [field: string]: unknown;
  };
  const clock = new Date(time).toISOString().slice(11, 19);
  const fields = Object.entries(rest).map(([name, value]) =>
    escaped(`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`),
  );
  const lines = (err?.stack ?? err?.message ?? '').split('\n').map(escaped).join('\n  ');
  const error = err === undefined ? '' : `\n${lines}`;
  return `${[clock, levelNames[level] ?? level, escaped(msg ?? ''), ...fields].join(' ')}${error}\n`;
}
