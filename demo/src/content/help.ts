import type { HelpRow } from '@casamaestra/contract/content/content-file.ts';
import { cell, readTable } from '../table/psv.ts';

/** The shop's own answers in the search; without phrases a row changes only what an answer says. */
export function helpRows(): HelpRow[] {
  const lines = readTable('help');
  return [...Map.groupBy(lines, (line) => cell(line, 'id'))].map(([id, said]) => ({
    id,
    url: cell(said[0] ?? {}, 'url'),
    hidden: false,
    words: Object.fromEntries(said.map((line) => [cell(line, 'language'), wordsOf(line)])),
  }));
}

function wordsOf(line: ReturnType<typeof readTable>[number]) {
  const asked = cell(line, 'asked');
  return {
    title: cell(line, 'title'),
    text: cell(line, 'text'),
    ...(asked !== '' && { asked: asked.split(', ') }),
  };
}
