import { type DestinationStream, pino } from 'pino';
import type { Config } from '../config/read-config.ts';
import { prettyLine } from './pretty-line.ts';

export type Log = ReturnType<typeof createLog>;

type LogSettings = Pick<Config, 'logLevel' | 'logFormat'>;

const formatOf = ({ logFormat }: LogSettings) => logFormat ?? (process.stdout.isTTY ? 'pretty' : 'json');

/** Whether standard output is lines for people: only there may what opens something be shown, a log is kept. */
export const isForPeople = (config: LogSettings): boolean => formatOf(config) === 'pretty';

/**
 * Prints messages for the person who starts the shop, whatever the log level: as plain lines, or as JSON when
 * the log is JSON, so that standard output has one format.
 */
export function createSay(config: LogSettings): (line: string) => void {
  const isJson = !isForPeople(config);
  return (msg) =>
    void process.stdout.write(
      `${isJson ? JSON.stringify({ level: 'info', time: Date.now(), msg: msg.trim() }) : msg}\n`,
    );
}

/** Structured log on standard output: one JSON object per line, or readable lines on a terminal. */
export function createLog(config: LogSettings) {
  const format = formatOf(config);
  const destination: DestinationStream =
    format === 'pretty'
      ? { write: (line) => void process.stdout.write(prettyLine(line)) }
      : pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 });
  return pino(
    {
      level: config.logLevel,
      base: null,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: plainError },
      redact: ['authorization', 'cookie', 'jwt', '*.authorization', '*.cookie'],
    },
    destination,
  );
}

/** Only the useful fields: errors of the database driver contain their whole connection. */
function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const { code } = error as { code?: unknown };
  return { name, message, ...(code === undefined ? {} : { code }), stack };
}

/** A log that writes nothing, for tests and one-off tools. */
export function silentLog(): Log {
  return pino({ level: 'silent' });
}
