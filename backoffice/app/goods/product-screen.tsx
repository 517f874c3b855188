import { releaseProductOperation, type StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { fieldName } from '../activity/field-name.ts';
import { RecordTimeline } from '../activity/record-timeline.tsx';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import css from './goods.module.css';
import { productQuery } from './goods-queries.ts';
import { ProductLooks } from './looks/product-looks.tsx';
import { ProductCompleteness } from './product-completeness.tsx';
import { ProductForm } from './product-form.tsx';
import { UnsavedParts } from '../together/unsaved-parts.tsx';
import { GoodsStatus } from './goods-status.tsx';
import { PreviewLink } from './preview-link.tsx';
import { ProductVariants } from './product-variants.tsx';

/** One product: texts, pictures, prices, stock, and who changed them. */
export function ProductScreen() {
  const { goods } = texts();
  const me = useMe();
  const id = Number(useParams()['id']);
  const { data: product, error } = useQuery(productQuery(id));
  if (product === undefined) return <Failure error={error} />;
  const mayEdit = may(me, 'products', 'edit');
  return (
    <UnsavedParts key={product.id}>
      <ScreenHead title={product.fields.name}>
        <GoodsStatus
          status={product.status}
          offered_from={product.fields.offered_from}
          offered_until={product.fields.offered_until}
        />
        <span className={css.soft}>
          {product.code}
          {product.brand !== null && ` · ${product.brand}`}
        </span>
        <PreviewLink key={product.id} product={product} />
      </ScreenHead>
      <div className={css.columns}>
        <div className={css.side}>
          <ProductForm key={product.id} product={product} mayEdit={mayEdit} />
          <ProductLooks key={`looks ${product.id}`} product={product} mayEdit={mayEdit} />
        </div>
        <div className={css.side}>
          <ProductCompleteness missing={product.missing} />
          <ProductVariants product={product} mayEdit={may(me, 'prices', 'edit')} />
          <Safety product={product} />
          {may(me, 'activity', 'view') && (
            <ScreenPart title={goods.history}>
              <RecordTimeline record={`product ${product.id}`} />
            </ScreenPart>
          )}
        </div>
      </div>
    </UnsavedParts>
  );
}

/** Whom the law wants named, and what files leave alone. */
function Safety({ product }: { product: StaffProduct }) {
  const { goods, recalls } = texts();
  const me = useMe();
  const mayEdit = may(me, 'products', 'edit');
  const released = useMutation({
    mutationFn: () => callStaff(releaseProductOperation, { id: product.id }),
    onSuccess: (next) => queryClient.setQueryData(productQuery(product.id).queryKey, next),
  });
  const hasOwn = product.own_fields.length > 0 || product.variants.some(({ own_prices: own }) => own);
  return (
    <ScreenPart title={goods.safety}>
      <dl className={css.facts}>
        <dt>{goods.maker}</dt>
        <dd>{product.maker ?? goods.missing}</dd>
        <dt>{goods.responsible}</dt>
        <dd>{product.eu_responsible ?? goods.missing}</dd>
      </dl>
      {may(me, 'recalls', 'edit') && (
        <p>
          <Link to={`/richiami/nuovo?prodotto=${product.id}`}>{recalls.recallThis}</Link>
        </p>
      )}
      {hasOwn && (
        <>
          <p className={css.soft}>
            {goods.own}: {[...product.own_fields.map(fieldName), ...pricesOwn(product)].join(', ')}
          </p>
          <Failure error={released.error} id="release-failure" />
          {mayEdit && (
            <Button size="s" variant="secondary" busy={released.isPending} onClick={() => released.mutate()}>
              {goods.release}
            </Button>
          )}
        </>
      )}
    </ScreenPart>
  );
}

const pricesOwn = ({ variants }: StaffProduct): string[] =>
  variants.filter(({ own_prices: own }) => own).map(({ sku }) => `${texts().goods.ownPrices} (${sku})`);
