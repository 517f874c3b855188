import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { Combobox } from '@casamaestra/ui/combobox.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { useQuery } from '@tanstack/react-query';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { choicesQuery } from './goods-queries.ts';
import { chosenId, withChosen } from './chosen-option.ts';
import type { TypeField } from './product-changes.ts';

type BrandAndVatProps = { product: StaffProduct; typed: ProductFields; onType: TypeField };

/** Whose brand a product is, and which VAT it is sold with. */
export function BrandAndVat({ product, typed, onType }: BrandAndVatProps) {
  const { goods, shell } = texts();
  const { data } = useQuery({ ...choicesQuery(), enabled: may(useMe(), 'products', 'edit') });
  const brands = data?.brands.map(({ id, name }) => ({ value: String(id), label: name }));
  const rates = data?.vat_classes ?? [];
  const isKnown = rates.some((one) => one.class === typed.vat_class);
  return (
    <>
      <Field label={goods.brand}>
        {(control) => (
          <Combobox
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
          <Select
            {...control}
            value={typed.vat_class}
            onChange={({ target }) => onType({ vat_class: target.value })}
          >
            {!isKnown && <option value={typed.vat_class}>{typed.vat_class}</option>}
            {rates.map((one) => (
              <option key={one.class} value={one.class}>
                {counted(one.percent)} %
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
