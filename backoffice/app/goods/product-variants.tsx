import type { StaffProduct, StaffVariant } from '@casamaestra/contract/staff/goods.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, euros, moment } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './goods.module.css';
import { may } from '../platform/permitted.ts';
import { useMe } from '../shell/me.ts';
import { CostForm } from './cost-form.tsx';
import { PricesForm } from './prices-form.tsx';
import { loadVariantsAhead } from './variants/variants-query.ts';

/** So many are drawn at first: with a thousand a page would be slow to open and to leave. */
const FIRST = 40;
const MORE = 100;

/** Variants with pieces and prices; a dialog changes the prices of one. */
export function ProductVariants({ product, mayEdit }: { product: StaffProduct; mayEdit: boolean }) {
  const { goods, shell, variantTable } = texts();
  const mayCosts = may(useMe(), 'costs', 'edit');
  const [open, setOpen] = useState<StaffVariant>();
  const [shown, setShown] = useState(FIRST);
  const rest = product.variants.length - shown;
  const loadAhead = () => loadVariantsAhead(product.id);
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    void queryClient.invalidateQueries();
  };
  return (
    <ScreenPart title={goods.variants}>
      <p>
        <Link to={`/prodotti/${product.id}/varianti`} onPointerEnter={loadAhead} onFocus={loadAhead}>
          {variantTable.open}
        </Link>
      </p>
      <ul className={css.variants}>
        {product.variants.slice(0, shown).map((variant) => (
          <li key={variant.sku}>
            <p>
              <strong>{variant.options === '' ? variant.sku : variant.options}</strong>
              <small>{variant.options !== '' && variant.sku}</small>
              {!variant.on_sale && <Badge>{variantTable.states.retired}</Badge>}
            </p>
            <Link to={`/magazzino?sku=${encodeURIComponent(variant.sku)}`}>
              {goods.inStock(counted(variant.stock))}
            </Link>
            <PricesShown variant={variant} />
            {mayEdit && variant.on_sale && variant.prices !== null && (
              <Button
                size="s"
                variant="secondary"
                aria-label={goods.editPricesOf(variant.sku)}
                onClick={() => setOpen(variant)}
              >
                {goods.edit}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button size="s" variant="secondary" onClick={() => setShown(shown + MORE)}>
          {variantTable.more(counted(rest))}
        </Button>
      )}
      <Dialog
        open={open !== undefined}
        title={open === undefined ? '' : goods.pricesOf(open.sku)}
        closeLabel={shell.close}
        onClose={close}
      >
        {open !== undefined && (
          <>
            <PricesForm key={open.sku} variant={open} onDone={done} />
            {mayCosts && <CostForm key={`cost ${open.sku}`} variant={open} onDone={done} />}
          </>
        )}
      </Dialog>
    </ScreenPart>
  );
}

function PricesShown({ variant: { prices, charged, reference, cost } }: { variant: StaffVariant }) {
  const { goods } = texts();
  if (prices === null || charged === null) return null;
  const planned = [
    [goods.sale, prices.sale_price, prices.sale_from, prices.sale_to] as const,
    [goods.promo, prices.promo_price, prices.promo_from, prices.promo_to] as const,
  ];
  return (
    <p>
      <strong>{euros(charged)}</strong>
      {reference !== null && <del className={css.soft}> {euros(reference)}</del>}
      {charged !== prices.price && (
        <small>
          {goods.list} {euros(prices.price)}
        </small>
      )}
      {cost !== null && (
        <small>
          {goods.cost} {euros(cost)}
        </small>
      )}
      {planned.map(([name, price, from, to]) =>
        price === null ? null : (
          <small key={name}>
            {name} {euros(price)}
            {from !== null && ` ${goods.begin} ${moment(from)}`}
            {to !== null && ` ${goods.end} ${moment(to)}`}
          </small>
        ),
      )}
    </p>
  );
}
