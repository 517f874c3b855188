import type { Analyzer } from '../analysis/analyzer.ts';
import type { WordRoles } from '../analysis/synonyms.ts';
import type { Segment } from '../index/segment.ts';
import type { CategoryCount } from '../search-engine.ts';
import { categoriesHeaded, hasLiving, livingIn } from './intent.ts';
import type { Plan } from './plan.ts';
import { presentCategory } from './present.ts';

type Found = { readonly segment: Segment; readonly node: number };

/** The category that another name of goods in the query names, or a department: chairs for "cuscino per sedia". */
function whereNamed(
  segments: readonly Segment[],
  stem: string,
  analyzer: Analyzer,
  nouns: ReadonlySet<string>,
): Found | undefined {
  for (const segment of segments) {
    const named = categoriesHeaded(segment, [stem], analyzer).find(
      ({ node }) => hasLiving(segment, node) && (nouns.has(stem) || segment.categoryParent[node] === 0),
    );
    if (named !== undefined) return { segment, node: named.node };
  }
  return undefined;
}

/**
 * The category nearest to words that find nothing: that of another word, or of the goods that what is asked for goes with. undefined when no one is near: to show any would be worse than none.
 */
export function nearCategory(
  segments: readonly Segment[],
  { stems, head, slots, headSlot }: Plan,
  analyzer: Analyzer,
  { nouns, beside }: Pick<WordRoles, 'nouns' | 'beside'>,
): CategoryCount | undefined {
  // A phrase that the shop knows and lacks ("ferro da stiro") is no kind of its words.
  if (slots[headSlot]?.alternatives.length === 0) return undefined;
  const others = stems.filter((_stem, at) => at !== head);
  const asked = stems[head];
  let best: Found | undefined;
  for (const stem of others) best ??= whereNamed(segments, stem, analyzer, nouns);
  const companion = beside.get(asked ?? '');
  if (companion !== undefined) best ??= whereNamed(segments, companion, analyzer, nouns);
  return best && presentCategory(best.segment, best.node, livingIn(best.segment, best.node));
}
