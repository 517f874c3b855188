import type { OrderToPick } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { PackingSlips, type Slip } from '../orders/print/packing-slips.tsx';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { CameraReader } from '../camera/camera-reader.tsx';
import { ArticleList } from './article-list.tsx';
import { allotted, type Article, type TakenPieces } from './pick-list.ts';
import { PickedOrder } from './picked-order.tsx';
import css from './picking.module.css';
import { ScanField } from './scan-field.tsx';
import { useWalk, type WalkProps } from './use-walk.ts';

const slipOf = ({ number, name, city, shipping_label: way, note, lines }: OrderToPick): Slip => ({
  number,
  to: [name, city],
  way,
  note: note ?? '',
  lines,
});

/** The walk along the shelves: what is taken is counted and given to the orders. */
export function Walk({ numbers, orders }: WalkProps) {
  const { picking } = texts();
  const { articles, counts, said, isWrong, put, scan, byCamera, scanByCamera, handedOver } = useWalk({
    numbers,
    orders,
  });
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
        <ScanField onCode={scan} byCamera={byCamera} />
        <Button variant="secondary" icon="print" onClick={() => print()}>
          {picking.print}
        </Button>
      </div>
      <CameraReader onCode={scanByCamera}>
        <NextArticle articles={articles} counts={counts} />
      </CameraReader>
      <p role="status" className={css.said} data-wrong={isWrong || undefined} data-no-print="">
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

/** What to look for next, below the picture of the camera. */
function NextArticle({ articles, counts }: { articles: readonly Article[]; counts: TakenPieces }) {
  const { picking } = texts();
  const next = articles.find(({ sku, wanted }) => (counts[sku] ?? 0) < wanted);
  if (next === undefined) return null;
  const missing = next.wanted - (counts[next.sku] ?? 0);
  return (
    <p>
      {picking.next} <strong>{next.name}</strong>
      {next.shelf !== null && ` · ${picking.shelf(next.shelf)}`}
      {next.options !== '' && ` · ${next.options}`} · {next.sku} ·{' '}
      {picking.missing(counted(missing), missing)}
    </p>
  );
}
