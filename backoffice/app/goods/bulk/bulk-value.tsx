import { chosenFeaturesOperation } from '@casamaestra/contract/staff/bulk-fields.operations.ts';
import type { ComboboxOption } from '@casamaestra/ui/combobox.tsx';
import { LazyCombobox } from '../../platform/lazy-combobox.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { useQuery } from '@tanstack/react-query';
import { reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import { FeatureField } from '../attributes/feature-field.tsx';
import { CategoryChoice } from '../category-choice.tsx';
import { choicesQuery } from '../goods-queries.ts';
import { VatChoice } from '../vat-choice.tsx';
import type { TypedChange } from './typed-change.ts';

type BulkValueProps = {
  ids: number[];
  typed: TypedChange;
  /** What the service says is wrong with it. */
  error: string | undefined;
  onType: (change: Partial<TypedChange>) => void;
};

/** What the field shall say. */
export function BulkValue({ ids, typed, error, onType }: BulkValueProps) {
  const { bulkFields: words, activity } = texts();
  const { field, value } = typed;
  const put = (next: string) => onType({ value: next });
  if (field === 'feature') return <BulkFeature ids={ids} typed={typed} error={error} onType={onType} />;
  return (
    <Field label={words.value} error={error}>
      {(control) => {
        if (field === 'published')
          return (
            <Select {...control} value={value} onChange={({ target }) => put(target.value)}>
              <option value="true">{activity.yes}</option>
              <option value="false">{activity.no}</option>
            </Select>
          );
        if (field === 'category_id') return <CategoryChoice {...control} value={value} onValue={put} />;
        if (field === 'vat_class') return <VatChoice {...control} value={value} onValue={put} />;
        return <NamedChoice {...control} of={field} value={value} onValue={put} />;
      }}
    </Field>
  );
}

type NamedChoiceProps = Omit<Parameters<typeof LazyCombobox>[0], 'options' | 'labels' | 'placeholder'> & {
  of: 'brand_id' | 'manufacturer_id' | 'eu_responsible_id';
};

/** A brand or operator; none is a choice as well. */
function NamedChoice({ of, ...control }: NamedChoiceProps) {
  const { goods, shell } = texts();
  const { data } = useQuery(choicesQuery());
  const brands = data?.brands.map(({ id, name }) => ({ value: String(id), label: name }));
  const operators = data?.operators.map(({ id, name, address }) => ({
    value: String(id),
    label: `${name} · ${address}`,
  }));
  return (
    <LazyCombobox
      {...control}
      options={(of === 'brand_id' ? brands : operators) ?? []}
      placeholder={of === 'brand_id' ? goods.noBrand : goods.nobody}
      labels={shell.combobox}
    />
  );
}

/** A feature that types of the chosen products have, and its value. */
function BulkFeature({ ids, typed: { code, feature }, error, onType }: BulkValueProps) {
  const { bulkFields: words, shell } = texts();
  const { data } = useQuery(reading(chosenFeaturesOperation, { ids }));
  const options: readonly ComboboxOption[] =
    data?.map((one) => ({ value: one.code, label: words.featureOf(one.label, counted(one.products)) })) ?? [];
  const chosen = data?.find((one) => one.code === code);
  return (
    <>
      <Field label={words.fields.feature} required>
        {(control) => (
          <LazyCombobox
            {...control}
            options={options}
            value={code}
            labels={shell.combobox}
            onValue={(next) => onType({ code: next, feature: '' })}
          />
        )}
      </Field>
      {chosen && (
        <FeatureField
          feature={{ ...chosen, of_family: true, values: [] }}
          value={feature}
          error={error}
          onType={(next) => onType({ feature: next })}
        />
      )}
    </>
  );
}
