import { changeStockOperation, stockLedgerOperation } from '@casamaestra/contract/staff/goods.operations.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Verdict } from '../../camera/signals.ts';
import { callStaff, Refused } from '../../platform/call-staff.ts';
import { queryClient } from '../../platform/queries.ts';
import { useStoredChoice } from '../../platform/stored-choice.ts';

/** An article that is being counted, with the pieces the shop had when it was scanned first. */
export interface CountedArticle {
  readonly sku: string;
  /** What was scanned for it: the next time nobody has to be asked. */
  readonly codes: readonly string[];
  readonly name: string;
  readonly seen: number;
  /** As typed; every scan adds one. */
  readonly count: string;
  /** Pieces moved after they were seen: to be looked at again. */
  readonly moved: boolean;
}

export const piecesOf = ({ count }: CountedArticle): number | undefined =>
  /^\d{1,7}$/.test(count.trim()) ? Number(count) : undefined;

interface Written {
  readonly written: readonly string[];
  readonly moved: readonly CountedArticle[];
}

/** Writes counts one after another; what moved meanwhile is left, with the pieces of now. */
async function writeCounts(articles: readonly CountedArticle[]): Promise<Written> {
  const written: string[] = [];
  const moved: CountedArticle[] = [];
  for (const article of articles) {
    const { sku, seen } = article;
    const pieces = piecesOf(article);
    if (pieces === undefined) continue;
    try {
      await callStaff(changeStockOperation, { sku, act: 'count', pieces, seen });
      written.push(sku);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'changed_meanwhile') throw error;
      moved.push({ ...article, seen: Number(error.facts['now']), moved: true });
    }
  }
  return { written, moved };
}

/** A count by scanner: kept on this device until it is written. */
export function useCount() {
  const [articles, keep] = useStoredChoice<readonly CountedArticle[]>('stock count', []);
  // Scanners are faster than answers: what comes later counts on what is there by then.
  const latest = useRef(articles);
  const put = (next: readonly CountedArticle[]) => {
    latest.current = next;
    keep(next);
  };
  const [last, setLast] = useState<string>();
  const countOne = (article: CountedArticle) => {
    setLast(article.sku);
    const counted = { ...article, count: String((piecesOf(article) ?? 0) + 1) };
    put([counted, ...latest.current.filter(({ sku }) => sku !== article.sku)]);
  };
  const scanned = useMutation({
    mutationFn: (code: string) => callStaff(stockLedgerOperation, { sku: code }),
    onSuccess({ sku, name, options, stock }, code) {
      const known = latest.current.find((one) => one.sku === sku);
      const title = [name, options].filter((text) => text !== '').join(' · ');
      const article = known ?? { sku, codes: [], name: title, seen: stock, count: '0', moved: false };
      countOne({ ...article, codes: [...article.codes, code] });
    },
    onError: () => setLast(undefined),
  });
  const recorded = useMutation({
    mutationFn: () => writeCounts(latest.current),
    onSuccess: async ({ written, moved }) => {
      put(
        latest.current
          .filter(({ sku }) => !written.includes(sku))
          .map((article) => moved.find(({ sku }) => sku === article.sku) ?? article),
      );
      await queryClient.invalidateQueries();
    },
  });
  return {
    articles,
    /** What the last code was; undefined: nothing the shop has. */
    last: articles.find(({ sku }) => sku === last),
    fault: scanned.error,
    recorded,
    async scan(code: string): Promise<Verdict> {
      if (!recorded.isPending) recorded.reset();
      const known = latest.current.find(({ codes }) => codes.includes(code));
      if (known !== undefined) {
        scanned.reset();
        countOne(known);
        return 'taken';
      }
      return scanned.mutateAsync(code).then(
        () => 'taken',
        // The sentence stands in `fault`.
        () => 'wrong',
      );
    },
    type: (sku: string, count: string) =>
      put(latest.current.map((article) => (article.sku === sku ? { ...article, count } : article))),
    drop: (sku: string) => put(latest.current.filter((article) => article.sku !== sku)),
  };
}
