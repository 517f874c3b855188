import type { OrderToPick } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useState } from 'react';
import { PackingSlips, type Slip } from '../orders/print/packing-slips.tsx';
import { useStoredChoice } from '../platform/stored-choice.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ArticleList } from './article-list.tsx';
import { allotted, articlesOf, type TakenPieces, scanned } from './pick-list.ts';
import { PickedOrder } from './picked-order.tsx';
import css from './picking.module.css';
import { ScanField } from './scan-field.tsx';

type WalkProps = { numbers: readonly string[]; orders: readonly OrderToPick[] };

interface Kept {
  readonly numbers: string;
  readonly counts: TakenPieces;
}

const slipOf = ({ number, name, city, shipping_label: way, note, lines }: OrderToPick): Slip => ({
  number,
  to: [name, city],
  way,
  note: note ?? '',
  lines,
});

/** The walk along the shelves: what is taken is counted, kept on this device, and given to the orders. */
export function Walk({ numbers, orders }: WalkProps) {
  const { picking } = texts();
  const name = numbers.join(' ');
  const [kept, keep] = useStoredChoice<Kept>('picking', { numbers: name, counts: {} });
  const counts = kept.numbers === name ? kept.counts : {};
  const [said, say] = useState('');
  const articles = articlesOf(orders);
  const put = (sku: string, count: number) =>
    keep({ numbers: name, counts: { ...counts, [sku]: Math.max(0, count) } });
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
  /** What is in a parcel is no longer in hand. */
  const handedOver = (
    pieces: readonly { readonly sku: string; readonly qty: number }[],
    text: string,
  ): void => {
    const left = { ...counts };
    for (const { sku, qty } of pieces) left[sku] = Math.max(0, (left[sku] ?? 0) - qty);
    keep({ numbers: name, counts: left });
    say(text);
  };
  if (orders.length === 0)
    return (
      <EmptyState
        icon="check"
        title={said === '' ? picking.allDone : said}
        text={picking.allDone}
        level={2}
      />
    );
  return (
    <div className={css.walk}>
      <div className={css.tools} data-no-print="">
        <ScanField onCode={scan} />
        <Button variant="secondary" icon="print" onClick={() => print()}>
          {picking.print}
        </Button>
      </div>
      <p role="status" className={css.said} data-no-print="">
        {said}
      </p>
      <ArticleList articles={articles} counts={counts} onCount={put} />
      <section className={css.part} data-no-print="" aria-label={picking.orders}>
        <h2>{picking.orders}</h2>
        <ul className={css.orders}>
          {allotted(orders, counts).map((picked) => (
            <li key={picked.order.number}>
              <PickedOrder picked={picked} onDone={handedOver} />
            </li>
          ))}
        </ul>
      </section>
      <div className={css.slips}>
        <PackingSlips slips={orders.map(slipOf)} />
      </div>
    </div>
  );
}
