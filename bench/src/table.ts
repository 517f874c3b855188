/** One line of the table: a measurement and its goal. */
export interface Row {
  readonly name: string;
  readonly measured: string;
  readonly must: string;
  readonly reach: string;
  readonly verdict: 'reach' | 'must' | 'below' | 'skipped';
  readonly detail: string;
}

/** The verdict on a value that should be high. */
export function atLeast(value: number, must: number, reach: number): Row['verdict'] {
  if (value >= reach) return 'reach';
  return value >= must ? 'must' : 'below';
}

/** The verdict on a value that should be low. */
export function atMost(value: number, must: number, reach: number): Row['verdict'] {
  if (value <= reach) return 'reach';
  return value <= must ? 'must' : 'below';
}

const marks: Record<Row['verdict'], string> = {
  reach: '★ reach',
  must: '✓ must',
  below: '✗ below',
  skipped: '– skipped',
};

/** Formats the rows in columns for a terminal or a Markdown page. */
export function renderTable(rows: readonly Row[]): string {
  const head = ['', 'measured', 'must', 'reach', 'verdict', 'detail'];
  const lines = rows.map((row) => [
    row.name,
    row.measured,
    row.must,
    row.reach,
    marks[row.verdict],
    row.detail,
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const draw = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [draw(head), draw(widths.map((width) => '-'.repeat(width))), ...lines.map(draw)].join('\n');
}
