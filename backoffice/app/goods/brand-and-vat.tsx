import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { LazyCombobox } from '../platform/lazy-combobox.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { choicesQuery } from './goods-queries.ts';
import { chosenId, withChosen } from './chosen-option.ts';
import type { TypeField } from './product-changes.ts';
import { VatChoice } from './vat-choice.tsx';

type BrandAndVatProps = { product: StaffProduct; typed: ProductFields; onType: TypeField };

/** Whose brand a product is, and which VAT it is sold with. */
export function BrandAndVat({ product, typed, onType }: BrandAndVatProps) {
  const { goods, shell } = texts();
  const { data } = useQuery({ ...choicesQuery(), enabled: may(useMe(), 'products', 'edit') });
  const brands = data?.brands.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <Field label={goods.brand}>
        {(control) => (
          <LazyCombobox
            {...control}
            options={withChosen(brands, { id: typed.brand_id, label: product.brand })}
            value={String(typed.brand_id ?? '')}
            placeholder={goods.noBrand}
            labels={shell.combobox}
            onValue={(id) => onType({ brand_id: chosenId(id) })}
          />
        )}
      </Field>
      <Field label={goods.vat}>
        {(control) => (
          <VatChoice {...control} value={typed.vat_class} onValue={(vat) => onType({ vat_class: vat })} />
        )}
      </Field>
    </>
  );
}
