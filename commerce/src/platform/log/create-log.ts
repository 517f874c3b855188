import { type DestinationStream, pino } from 'pino';
import type { Config } from '../config/read-config.ts';
import { prettyLine } from './pretty-line.ts';
import { fieldsWithoutPersons, plainError } from './without-persons.ts';

export type Log = ReturnType<typeof createLog>;

type LogSettings = Pick<Config, 'logLevel' | 'logFormat'>;

const formatOf = ({ logFormat }: LogSettings) => logFormat ?? (process.stdout.isTTY ? 'pretty' : 'json');

/**
 * Prints messages for the person who starts the shop, whatever the log level: as plain lines, or as JSON when
 * the log is JSON, so that standard output has one format.
 */
export function createSay(config: LogSettings): (line: string) => void {
  const isJson = formatOf(config) === 'json';
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
  return logInto(destination, config.logLevel);
}

/** The log of every process and test: the same fields, without persons, wherever it is written. */
export const logInto = (destination: DestinationStream, level: Config['logLevel']) =>
  pino(
    {
      level,
      base: null,
      formatters: { level: (name) => ({ level: name }), log: fieldsWithoutPersons },
      serializers: { err: plainError },
      redact: ['authorization', 'cookie', 'jwt', '*.authorization', '*.cookie'],
    },
    destination,
  );

/** A log that writes nothing, for tests and one-off tools. */
export function silentLog(): Log {
  return pino({ level: 'silent' });
}
