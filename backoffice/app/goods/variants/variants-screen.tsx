import type { ProductVariantTable } from '@casamaestra/contract/staff/product-variants.operations.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Failure } from '../../platform/failure.tsx';
import { may } from '../../platform/permitted.ts';
import { texts } from '../../platform/texts.ts';
import { useMe } from '../../shell/me.ts';
import { ScreenHead } from '../../shell/screen-head.tsx';
import css from './variants.module.css';
import { VariantsForm } from './variants-form.tsx';
import { variantsQuery } from './variants-query.ts';

/** The variants of a product as a table that is typed over. */
export function VariantsScreen() {
  const id = Number(useParams()['id']);
  // Read anew by the form alone: what is typed is never swept away.
  const { data: table, error } = useQuery({ ...variantsQuery(id), staleTime: Infinity, gcTime: 0 });
  return table === undefined ? <Failure error={error} /> : <Variants table={table} />;
}

function Variants({ table }: { table: ProductVariantTable }) {
  const { variantTable: words } = texts();
  const me = useMe();
  const mayEdit = may(me, 'products', 'edit') && me.permissions.products?.limits.includes('texts') !== true;
  return (
    <div className={css.screen}>
      <ScreenHead title={words.title(table.name)}>
        <Link to={`/prodotti/${table.id}`}>{words.back}</Link>
      </ScreenHead>
      <p className={css.soft}>{words.text}</p>
      <fieldset disabled={!mayEdit} className={css.plain}>
        <VariantsForm key={table.id} table={table} mayPrice={mayEdit && may(me, 'prices', 'edit')} />
      </fieldset>
    </div>
  );
}
