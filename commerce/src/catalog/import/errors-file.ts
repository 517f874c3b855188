import type { RowFinding } from '@casamaestra/texts/staff/import-texts.ts';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { ImportStop, type RowProblem } from './row-problem.ts';

/** The file that lists refused rows and left-out parts; written only when there is something to list. */
export interface ErrorsFile {
  readonly path: string;
  readonly count: number;
  write(problems: readonly RowProblem[]): Promise<void>;
  close(): Promise<void>;
}

const header = 'line,code,field,value,reason,outcome\n';

/** A problem with its reason as a sentence. */
type Listed = Omit<RowProblem, 'reason'> & { readonly reason: string };

/** How a finding is said in the errors file. */
export type SentenceOf = (finding: RowFinding) => string;

const cell = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Keeps spreadsheets from reading a value as a formula. */
const safeCell = (text: string) =>
  cell(/^[=+@-]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text);

function csvLine({ line, code, field, value, reason, outcome }: Listed): string {
  return `${[String(line), safeCell(code), cell(field), safeCell(value), cell(reason), outcome].join(',')}\n`;
}

function stopOf(path: string, error: NodeJS.ErrnoException): ImportStop {
  if (error.code === 'ENOSPC') return new ImportStop({ code: 'disk_full_for_pictures' });
  const why = error.code ?? error.message;
  return new ImportStop({ code: 'errors_file_not_writable', facts: { path, why } });
}

/**
 * Starts a new errors file: that of an earlier run is deleted. A name ending in .jsonl is written as JSON
 * Lines.
 */
export async function openErrorsFile(path: string, sentenceOf: SentenceOf): Promise<ErrorsFile> {
  await rm(path, { force: true });
  const asJson = path.endsWith('.jsonl');
  let stream: WriteStream | undefined;
  let failure: NodeJS.ErrnoException | undefined;
  let count = 0;
  const open = () => {
    const opened = createWriteStream(path);
    opened.on('error', (error) => (failure = error));
    if (!asJson) opened.write(header);
    return opened;
  };
  return {
    path,
    get count() {
      return count;
    },
    async write(problems) {
      if (problems.length === 0) return;
      stream ??= open();
      count += problems.length;
      const text = problems
        .map((problem) => ({ ...problem, reason: sentenceOf(problem.reason) }))
        .map((problem) => (asJson ? `${JSON.stringify(problem)}\n` : csvLine(problem)))
        .join('');
      await new Promise<void>((done) => stream?.write(text, () => done()));
      if (failure !== undefined) throw stopOf(path, failure);
    },
    async close() {
      if (stream === undefined) return;
      if (!stream.destroyed) {
        stream.end();
        await once(stream, 'close');
      }
      if (failure !== undefined) throw stopOf(path, failure);
    },
  };
}
