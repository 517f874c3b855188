import { goodsSortings } from '@casamaestra/contract/staff/goods-filter.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { useState } from 'react';
import { FilterForm } from '../lists/filter-form.tsx';
import lists from '../lists/filters.module.css';
import { ReadyViews } from '../lists/ready-views.tsx';
import { texts } from '../platform/texts.ts';
import { CategoryChoice } from './category-choice.tsx';
import { useMe } from '../shell/me.ts';
import { may } from '../platform/permitted.ts';
import { facetNames, type GoodsView, productViewsFor } from './product-views.ts';

type ProductFiltersProps = {
  view: GoodsView;
  address: URLSearchParams;
  onChange: (address: URLSearchParams) => void;
};

/** Ready views, and what narrows them. */
export function ProductFilters({ view, address, onChange }: ProductFiltersProps) {
  const { goods } = texts();
  return (
    <>
      <ReadyViews
        label={goods.viewsLabel}
        names={productViewsFor(may(useMe(), 'costs', 'view'))}
        texts={goods.views}
        current={view}
      />
      <FilterForm
        address={address}
        textLabel={goods.filters.text}
        applyLabel={goods.filters.apply}
        onChange={onChange}
      >
        {facetNames.map((name) => {
          const value = address.get(name);
          return value !== null && <input key={name} type="hidden" name={name} value={value} />;
        })}
        <CategoryFilter begin={address.get('categoria') ?? ''} />
        <Field label={goods.filters.sort}>
          {(control) => (
            <Select {...control} name="ordine" defaultValue={address.get('ordine') ?? 'newest'}>
              {goodsSortings.map((name) => (
                <option key={name} value={name}>
                  {goods.sortings[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FilterForm>
    </>
  );
}

/** The category that narrows the list, a field of its form. */
function CategoryFilter({ begin }: { begin: string }) {
  const { filters } = texts().goods;
  const [category, setCategory] = useState(begin);
  return (
    <Field label={filters.category} className={lists.wide}>
      {(control) => (
        <CategoryChoice
          {...control}
          name="categoria"
          value={category}
          placeholder={filters.any}
          onValue={setCategory}
        />
      )}
    </Field>
  );
}
