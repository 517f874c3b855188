import { removedMarkup } from '../../platform/safe-html.ts';
import { htmlOf } from '../markdown.ts';
import type { PlacedFinding } from './issue-findings.ts';
import type { Path } from './yaml-source.ts';

/** Fields that are Markdown; every other text is shown as it stands and may hold no tags. */
const markdownFields = new Set(['body', 'answer', 'intro', 'text']);
const tag = /<\/?[a-z!][^>]*>/i;

const lineIn = (text: string, what: string): number => {
  const at = text.toLowerCase().indexOf(what.toLowerCase());
  return at < 0 ? 0 : text.slice(0, at).split('\n').length - 1;
};

/** Whether an entry has fields that are Markdown. */
type Texts = 'written' | 'plain';

function findingsIn(text: string, name: string, path: Path, texts: Texts): PlacedFinding[] {
  if (texts === 'written' && markdownFields.has(name)) {
    return removedMarkup(htmlOf(text)).map((what) => ({
      path,
      finding: { code: 'markup_removed' as const, facts: { what } },
      line: lineIn(text, what.startsWith('<') ? what.replace('>', '') : what),
    }));
  }
  const [found] = tag.exec(text) ?? [];
  return found === undefined ? [] : [{ path, finding: { code: 'markup_in_text', facts: { what: found } } }];
}

/** Scripts and other markup that pages do not show, anywhere in the fields of a file. */
export function markupFindings(value: unknown, texts: Texts, path: Path = []): PlacedFinding[] {
  if (typeof value === 'string')
    return findingsIn(value, path.findLast((step) => typeof step === 'string') ?? '', path, texts);
  if (Array.isArray(value)) return value.flatMap((one, at) => markupFindings(one, texts, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => markupFindings(one, texts, [...path, name]));
}
