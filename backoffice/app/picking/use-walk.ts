import type { OrderToPick } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { useState } from 'react';
import type { Verdict } from '../camera/signals.ts';
import { useStoredChoice } from '../platform/stored-choice.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { articlesOf, type Picked, scanned, type TakenPieces } from './pick-list.ts';

export type WalkProps = { numbers: readonly string[]; orders: readonly OrderToPick[] };

interface Kept {
  readonly numbers: string;
  readonly counts: TakenPieces;
}

/** What is taken on a walk, kept on this device, and what is said of the last code. */
export function useWalk({ numbers, orders }: WalkProps) {
  const { picking } = texts();
  const name = numbers.join(' ');
  const [kept, keep] = useStoredChoice<Kept>('picking', { numbers: name, counts: {} });
  const counts = kept.numbers === name ? kept.counts : {};
  const [byCamera, setByCamera] = useState(0);
  const [{ text: said, isWrong }, setSaid] = useState({ text: '', isWrong: false });
  const say = (text: string, wrong = false) => setSaid({ text, isWrong: wrong });
  const articles = articlesOf(orders);
  const put = (sku: string, count: number) =>
    keep({ numbers: name, counts: { ...counts, [sku]: Math.max(0, count) } });
  /** Takes a piece; answers what is wrong with the code. */
  const scan = (code: string): string | undefined => {
    const found = scanned(articles, counts, code);
    if (found.kind === 'unknown') return code.trim() === '' ? picking.noCode : picking.unknown(code.trim());
    const { sku, name: article, wanted } = found.article;
    if (found.kind === 'enough') return picking.enough(article, counted(wanted));
    const count = (counts[sku] ?? 0) + 1;
    put(sku, count);
    say(picking.taken(article, counted(count), counted(wanted)));
    return undefined;
  };
  /** The same for who looks at the camera: what is wrong is said where all else is. */
  const scanByCamera = (code: string): Verdict => {
    setByCamera((read) => read + 1);
    const fault = scan(code);
    if (fault === undefined) return 'taken';
    say(fault, true);
    return 'wrong';
  };
  /** What is in a parcel is no longer in hand. */
  const handedOver = (pieces: Picked['pieces'], text: string): void => {
    const left = { ...counts };
    for (const { sku, qty } of pieces) left[sku] = Math.max(0, (left[sku] ?? 0) - qty);
    keep({ numbers: name, counts: left });
    say(text);
  };
  return { articles, counts, said, isWrong, put, scan, byCamera, scanByCamera, handedOver };
}
