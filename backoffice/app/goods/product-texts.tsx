import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Textarea } from '@casamaestra/ui/input.tsx';
import { texts } from '../platform/texts.ts';
import { ScreenPart } from '../shell/part.tsx';
import { DescriptionField } from './description/description-field.tsx';
import css from './goods.module.css';
import { BrandAndVat } from './brand-and-vat.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { ProductNameFields } from './product-name-fields.tsx';
import type { TypeField } from './product-changes.ts';
import { SaleDates } from './sale-dates.tsx';

type ProductTextsProps = { typed: ProductFields; onType: TypeField };

/** What the page of a product says. */
export function ProductTexts({ typed, onType }: ProductTextsProps) {
  const { goods } = texts();
  return (
    <ScreenPart title={goods.texts}>
      <div className={css.form}>
        <ProductNameFields typed={typed} onType={onType} />
        <DescriptionField
          value={typed.description_html}
          onChange={(html) => onType({ description_html: html })}
        />
        <Field label={goods.warnings} hint={goods.warningsHint}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={typed.warnings.join('\n')}
              onChange={(event) =>
                onType({ warnings: event.target.value === '' ? [] : event.target.value.split('\n') })
              }
            />
          )}
        </Field>
      </div>
    </ScreenPart>
  );
}

/** Where a product stands in the shop. */
export function ProductPlace({
  product,
  typed,
  onType,
  datesError,
}: ProductTextsProps & { product: StaffProduct; datesError: string | undefined }) {
  const { goods } = texts();
  return (
    <ScreenPart title={goods.flags}>
      <div className={css.form}>
        <Field label={goods.category}>
          {(control) => (
            <CategoryChoice
              {...control}
              required
              value={String(typed.category_id)}
              onValue={(id) => onType({ category_id: Number(id) })}
            />
          )}
        </Field>
        <BrandAndVat product={product} typed={typed} onType={onType} />
        <Checkbox
          label={goods.published}
          checked={typed.published}
          onChange={(event) => onType({ published: event.target.checked })}
        />
        <SaleDates product={product} typed={typed} onType={onType} error={datesError} />
        <Checkbox
          label={goods.isNew}
          checked={typed.is_new}
          onChange={(event) => onType({ is_new: event.target.checked })}
        />
        <Checkbox
          label={goods.isHot}
          checked={typed.is_hot}
          onChange={(event) => onType({ is_hot: event.target.checked })}
        />
      </div>
    </ScreenPart>
  );
}
