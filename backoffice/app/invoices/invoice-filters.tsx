import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { FilterForm } from '../lists/filter-form.tsx';
import { ReadyViews } from '../lists/ready-views.tsx';
import { texts } from '../platform/texts.ts';
import { type InvoiceView, invoiceViewNames } from './invoices-query.ts';

type InvoiceFiltersProps = {
  view: InvoiceView;
  address: URLSearchParams;
  onChange: (address: URLSearchParams) => void;
};

/** Ready views by state, and what narrows them. */
export function InvoiceFilters({ view, address, onChange }: InvoiceFiltersProps) {
  const { invoices } = texts();
  const { filters: words } = invoices;
  return (
    <>
      <ReadyViews
        label={invoices.viewsLabel}
        names={invoiceViewNames}
        texts={invoices.views}
        current={view}
      />
      <FilterForm address={address} textLabel={words.text} applyLabel={words.apply} onChange={onChange}>
        <Field label={words.month}>
          {(control) => (
            <Input {...control} type="month" name="mese" defaultValue={address.get('mese') ?? ''} />
          )}
        </Field>
      </FilterForm>
    </>
  );
}
