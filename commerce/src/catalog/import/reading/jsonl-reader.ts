import { ImportStop, shownValue } from '../row-problem.ts';
import type { SourceRow } from './source-row.ts';

const lineCharactersMax = 20_000_000;

function parseLine(text: string, line: number): SourceRow {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { line, value };
    return {
      line,
      problem: { field: '', value: shownValue(value), reason: { code: 'row_not_an_object' } },
    };
  } catch (error) {
    const detail = (error as Error).message.split(/, "|\n/)[0];
    const reason = { code: 'row_not_json', facts: { why: detail ?? '' } } as const;
    return { line, problem: { field: '', value: shownValue(text), reason } };
  }
}

/**
 * Rows of a JSON Lines text, a group per chunk read. Blank lines are skipped. A last line without a line
 * end that is not valid JSON means that the file was truncated.
 * @throws ImportStop for a truncated file or one without line ends
 */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<SourceRow[]> {
  let rest = '';
  let line = 0;
  for await (const chunk of text) {
    const rows: SourceRow[] = [];
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      const piece = rest + chunk.slice(start, end);
      rest = '';
      start = end + 1;
      line += 1;
      if (piece.length > 1 || piece.trim() !== '') rows.push(parseLine(piece, line));
    }
    rest += chunk.slice(start);
    if (rest.length > lineCharactersMax) {
      throw new ImportStop({ code: 'line_too_long', facts: { line: line + 1 } });
    }
    if (rows.length > 0) yield rows;
  }
  if (rest.trim() === '') return;
  const last = parseLine(rest, line + 1);
  if ('problem' in last) throw new ImportStop({ code: 'file_cut_at', facts: { line: line + 1 } });
  yield [last];
}
