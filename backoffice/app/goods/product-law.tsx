import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { LazyCombobox } from '../platform/lazy-combobox.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import { chosenId, withChosen } from './chosen-option.ts';
import css from './goods.module.css';
import { choicesQuery } from './goods-queries.ts';
import type { TypeField } from './product-changes.ts';

type ProductLawProps = {
  product: StaffProduct;
  typed: ProductFields;
  onType: TypeField;
  errorAt: (field: 'manufacturer_id' | 'eu_responsible_id') => string | undefined;
};

/** Who makes a product and who answers for it in the Union (Reg. (EU) 2023/988, art. 19). */
export function ProductLaw({ product, typed, onType, errorAt }: ProductLawProps) {
  const { goods, shell, structure } = texts();
  const { data } = useQuery({ ...choicesQuery(), enabled: may(useMe(), 'products', 'edit') });
  const operators = data?.operators.map(({ id, name, address }) => ({
    value: String(id),
    label: `${name} · ${address}`,
  }));
  const choice = (field: 'manufacturer_id' | 'eu_responsible_id', label: string) => (
    <Field label={label} error={errorAt(field)}>
      {(control) => (
        <LazyCombobox
          {...control}
          options={withChosen(operators, {
            id: typed[field],
            label: field === 'manufacturer_id' ? product.maker : product.eu_responsible,
          })}
          value={String(typed[field] ?? '')}
          placeholder={goods.nobody}
          labels={shell.combobox}
          onValue={(id) => onType({ [field]: chosenId(id) })}
        />
      )}
    </Field>
  );
  return (
    <ScreenPart title={goods.law}>
      <div className={css.form}>
        <p className={css.soft}>
          {goods.lawText} <Link to="/struttura/operatori">{structure.tabs.operators}</Link>.
        </p>
        {choice('manufacturer_id', goods.maker)}
        {choice('eu_responsible_id', goods.responsible)}
      </div>
    </ScreenPart>
  );
}
