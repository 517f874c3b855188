import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Textarea } from '@casamaestra/ui/input.tsx';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../../platform/texts.ts';
import { ScreenPart } from '../../shell/part.tsx';
import { CategoryChoice } from '../category-choice.tsx';
import { choicesQuery } from '../goods-queries.ts';
import { VatChoice } from '../vat-choice.tsx';
import css from './new-product.module.css';

/** What a new product is, as typed. */
export interface Basics {
  readonly name: string;
  readonly category: string;
  readonly brand: string;
  readonly vat: string;
  readonly short: string;
}

type ProductBasicsProps = {
  typed: Basics;
  isTried: boolean;
  onType: (change: Partial<Basics>) => void;
};

/** Name, category, brand, VAT and a line about it. */
export function ProductBasics({ typed, isTried, onType }: ProductBasicsProps) {
  const { newProduct: words, shell } = texts();
  const missing = (text: string) => (isTried && text.trim() === '' ? shell.required : undefined);
  return (
    <ScreenPart title={words.what}>
      <div className={css.fields}>
        <Field label={words.name} required error={missing(typed.name)} className={css.wide}>
          {(control) => (
            <Input
              {...control}
              value={typed.name}
              maxLength={300}
              onChange={({ target }) => onType({ name: target.value })}
            />
          )}
        </Field>
        <Field label={words.category} required error={missing(typed.category)} className={css.wide}>
          {(control) => (
            <CategoryChoice
              {...control}
              value={typed.category}
              placeholder={words.choose}
              onValue={(category) => onType({ category })}
            />
          )}
        </Field>
        <BrandAndVat typed={typed} onType={onType} />
        <Field label={words.short} className={css.wide}>
          {(control) => (
            <Textarea
              {...control}
              value={typed.short}
              rows={2}
              maxLength={2000}
              onChange={({ target }) => onType({ short: target.value })}
            />
          )}
        </Field>
      </div>
    </ScreenPart>
  );
}

function BrandAndVat({ typed, onType }: Omit<ProductBasicsProps, 'isTried'>) {
  const { newProduct: words } = texts();
  const choices = useQuery(choicesQuery());
  return (
    <>
      <Field label={words.brand}>
        {(control) => (
          <Input
            {...control}
            value={typed.brand}
            maxLength={80}
            list="brands"
            onChange={({ target }) => onType({ brand: target.value })}
          />
        )}
      </Field>
      <datalist id="brands">
        {choices.data?.brands.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </datalist>
      <Field label={words.vat} required>
        {(control) => <VatChoice {...control} value={typed.vat} onValue={(vat) => onType({ vat })} />}
      </Field>
    </>
  );
}
