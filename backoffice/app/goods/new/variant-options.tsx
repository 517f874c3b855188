import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../../platform/texts.ts';
import { ScreenPart } from '../../shell/part.tsx';
import type { Beginnings, DraftOption } from './draft-variants.ts';
import css from './new-product.module.css';
import { choicesQuery } from '../goods-queries.ts';

type VariantOptionsProps = {
  options: readonly DraftOption[];
  begin: Beginnings;
  onOptions: (options: readonly DraftOption[]) => void;
  onBegin: (change: Partial<Beginnings>) => void;
  onPropose: () => void;
};

/** In what the variants differ, and what all of them begin with. */
export function VariantOptions({ options, begin, onOptions, onBegin, onPropose }: VariantOptionsProps) {
  const { newProduct: words } = texts();
  const choices = useQuery(choicesQuery());
  const set = (at: number, change: Partial<DraftOption>) =>
    onOptions(options.map((option, index) => (index === at ? { ...option, ...change } : option)));
  const beginnings = { sku: words.baseSku, price: words.price, stock: words.stock };
  return (
    <ScreenPart title={words.options}>
      <p className={css.soft}>{words.optionsText}</p>
      <div className={css.fields}>
        {options.map(({ label, values }, at) => {
          const number = String(at + 1);
          return (
            <div key={number} className={css.option}>
              <Field label={words.label(number)}>
                {(control) => (
                  <Input
                    {...control}
                    value={label}
                    maxLength={40}
                    list="option-labels"
                    onChange={({ target }) => set(at, { label: target.value })}
                  />
                )}
              </Field>
              <Field label={words.valuesOf(label.trim() || number)} hint={words.values}>
                {(control) => (
                  <Input
                    {...control}
                    value={values}
                    maxLength={2000}
                    autoComplete="off"
                    onChange={({ target }) => set(at, { values: target.value })}
                  />
                )}
              </Field>
            </div>
          );
        })}
        <datalist id="option-labels">
          {choices.data?.option_labels.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        {(['sku', 'price', 'stock'] as const).map((name) => (
          <Field key={name} label={beginnings[name]}>
            {(control) => (
              <Input
                {...control}
                value={begin[name]}
                maxLength={40}
                inputMode={name === 'sku' ? undefined : name === 'price' ? 'decimal' : 'numeric'}
                autoComplete="off"
                onChange={({ target }) => onBegin({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <Button variant="secondary" size="s" onClick={onPropose}>
        {words.propose}
      </Button>
    </ScreenPart>
  );
}
