import { saveProductOperation, type StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { OthersHere } from '../together/others-here.tsx';
import { productQuery } from './goods-queries.ts';
import css from './goods.module.css';
import { ProductNameFields } from './product-name-fields.tsx';
import { PricesForm } from './prices-form.tsx';
import { changesOf, type TypeField } from './product-changes.ts';

/** What is changed most about a product, in a drawer beside the list: the list and the place in it stay. */
export function QuickEdit({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const { goods, shell } = texts();
  const { data, error } = useQuery({ ...productQuery(id ?? 0), enabled: id !== undefined });
  return (
    <Dialog
      open={id !== undefined}
      place="end"
      title={data === undefined ? '' : goods.quick(data.fields.name)}
      closeLabel={shell.close}
      onClose={onClose}
    >
      <Failure error={error} id="quick-failure" />
      {data === undefined ? (
        error === null && <Skeleton lines={6} />
      ) : (
        <QuickForm key={data.id} product={data} onDone={onClose} />
      )}
    </Dialog>
  );
}

function QuickForm({ product, onDone }: { product: StaffProduct; onDone: () => void }) {
  const { goods } = texts();
  const [seen] = useState(product.fields);
  const [typed, setTyped] = useState(seen);
  const type = (change: Partial<typeof seen>) => setTyped((before) => ({ ...before, ...change }));
  const changes = changesOf(seen, typed);
  const mayPrices = may(useMe(), 'prices', 'edit');
  const saved = useMutation({
    mutationFn: () => callStaff(saveProductOperation, { id: product.id, changes }),
    onSuccess: (next) => {
      queryClient.setQueryData(productQuery(product.id).queryKey, next);
      onDone();
      void queryClient.invalidateQueries();
    },
  });
  return (
    <div className={css.form}>
      <OthersHere record={`product ${product.id}`} fields={Object.keys(changes)} />
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saved.mutate();
        }}
      >
        <QuickFields typed={typed} onType={type} />
        <Failure error={saved.error} id="quick-save-failure" />
        <Button type="submit" busy={saved.isPending} disabled={Object.keys(changes).length === 0}>
          {goods.save}
        </Button>
      </form>
      {mayPrices &&
        product.variants.map((variant) => (
          <Disclosure key={variant.sku} summary={goods.pricesOf(variant.sku)}>
            <PricesForm variant={variant} onDone={() => void queryClient.invalidateQueries()} />
          </Disclosure>
        ))}
      <p>
        <Link to={`/prodotti/${product.id}`}>{goods.openWhole}</Link>
      </p>
    </div>
  );
}

function QuickFields({ typed, onType: type }: { typed: ProductFields; onType: TypeField }) {
  const { goods } = texts();
  return (
    <>
      <ProductNameFields typed={typed} onType={type} />
      <Checkbox
        label={goods.published}
        checked={typed.published}
        onChange={(event) => type({ published: event.target.checked })}
      />
      <Checkbox
        label={goods.isNew}
        checked={typed.is_new}
        onChange={(event) => type({ is_new: event.target.checked })}
      />
      <Checkbox
        label={goods.isHot}
        checked={typed.is_hot}
        onChange={(event) => type({ is_hot: event.target.checked })}
      />
    </>
  );
}
