import { entryKinds } from '@casamaestra/contract/content/entries/entry-kinds.ts';
import type { EntryStatus } from '@casamaestra/contract/content/entries/entry-kinds.ts';
import { validity } from '@casamaestra/contract/content/entries/fields.ts';
import { z } from 'zod';
import { namedPictures } from '../entries/entry-pictures.ts';
import { instantOf } from '../entries/instants.ts';
import type { EntryName } from './entry-files.ts';
import { fileOf } from './entry-files.ts';
import type { FileFinding } from './file-finding.ts';
import { splitFrontMatter } from './front-matter.ts';
import { findingOf, reversedDates } from './issue-findings.ts';
import { mailFindings } from './mail-findings.ts';
import { markupFindings } from './markup-findings.ts';
import { menuFindings } from './menu-findings.ts';
import type { FilePicture } from './picture-findings.ts';
import { readYaml } from './yaml-source.ts';
import type { Path, YamlSource } from './yaml-source.ts';

/** An entry as a file says it, checked. */
export interface EntryDraft extends EntryName {
  readonly status: EntryStatus;
  /** ISO 8601 with zone. */
  readonly from: string | null;
  readonly to: string | null;
  /** As written, which fits its kind. */
  readonly body: Readonly<Record<string, unknown>>;
}

export interface ReadEntry {
  /** Undefined when the file cannot be taken. */
  readonly draft: EntryDraft | undefined;
  readonly findings: readonly FileFinding[];
  /** Pictures that it names. */
  readonly pictures: readonly FilePicture[];
}

type Source = Extract<YamlSource, { ok: true }>;
const head = z.object(validity);

interface Parts {
  readonly source: Source;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Line of the file on which a field stands. */
  readonly lineOf: (path: Path, key?: string) => number;
}

function yamlParts(source: Source): Parts {
  const { value } = source;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return { source, fields: isObject ? (value as Record<string, unknown>) : {}, lineOf: source.lineOf };
}

/** The fields of a file, or why they cannot be read. */
function partsOf(entry: EntryName, text: string): Parts | FileFinding {
  const file = fileOf(entry);
  const clean = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const refuse = (line: number, finding: FileFinding['finding']) => ({
    file,
    line,
    field: undefined,
    finding,
  });
  if (entryKinds[entry.kind].format === 'yaml') {
    const source = readYaml(clean);
    if (!source.ok) return refuse(source.line, source.finding);
    return yamlParts(source);
  }
  const split = splitFrontMatter(clean);
  if (split === null) return refuse(1, { code: 'no_front_matter' });
  const source = readYaml(split.head, 2);
  if (!source.ok) return refuse(source.line, source.finding);
  const parts = yamlParts(source);
  if ('body' in parts.fields) return refuse(source.lineOf([], 'body'), { code: 'body_below' });
  return {
    source,
    fields: { ...parts.fields, body: split.body },
    lineOf: (path, key) => (path[0] === 'body' ? split.bodyLine : source.lineOf(path, key)),
  };
}

const fieldName = (path: Path): string | undefined => (path.length === 0 ? undefined : path.join('.'));

/** Reads and checks the file of one entry. */
export function readEntry(entry: EntryName, text: string): ReadEntry {
  const file = fileOf(entry);
  const parts = partsOf(entry, text);
  if ('finding' in parts) return { draft: undefined, findings: [parts], pictures: [] };
  const { fields, lineOf } = parts;
  const { from, to, status, ...rest } = fields;
  const times = head.safeParse({ from, to, status }, { reportInput: true });
  const body = entryKinds[entry.kind].body.safeParse(rest, { reportInput: true });
  const issues = [...(times.error?.issues ?? []), ...(body.error?.issues ?? [])];
  const findings = issues.map((issue): FileFinding => {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? '' : step));
    const [key] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return { file, line: lineOf(path, key), field: fieldName(path), finding: findingOf(issue) };
  });
  const wrong = [
    ...findings,
    ...[
      ...reversedDates(fields),
      ...markupFindings(rest, entry.kind === 'mails' ? 'plain' : 'written'),
      ...(entry.kind === 'mails' ? mailFindings(rest) : []),
      ...(entry.kind === 'menu' ? menuFindings(rest) : []),
    ].map(({ path, key, finding, line = 0 }) => ({
      file,
      line: lineOf(path, key) + line,
      field: fieldName(key === undefined ? path : [...path, key]),
      finding,
    })),
  ];
  const pictures = namedPictures(rest).map(({ name, path, line }) => ({
    name,
    file,
    line: lineOf(path) + line,
    field: fieldName(path),
  }));
  if (wrong.length > 0 || !times.success || !body.success)
    return { draft: undefined, findings: wrong, pictures };
  const draft: EntryDraft = {
    kind: entry.kind,
    key: entry.key,
    language: entry.language,
    status: times.data.status ?? 'published',
    from: times.data.from === undefined ? null : instantOf(times.data.from, false),
    to: times.data.to === undefined ? null : instantOf(times.data.to, true),
    body: rest,
  };
  return { draft, findings: [], pictures };
}
