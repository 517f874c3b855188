import { Button } from '@casamaestra/ui/button.tsx';
import { packsNeeded } from '@casamaestra/rules/measures/packs-needed.ts';
import type { PacksNeeded, Wanted } from '@casamaestra/rules/measures/packs-needed.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { useLocation } from '../router/use-page.ts';
import css from './calculator.module.css';
import type { ProductView, VariantView } from './product-view.ts';

type CalculatorProps = {
  calculator: NonNullable<ProductView['calculator']>;
  variant: VariantView;
  onAdd: (packs: number) => void;
};

const wastes = [0, 5, 10, 15];
const coats = [1, 2, 3];

/** A number as shoppers write it: "4,5". */
const read = (text: FormDataEntryValue | null): number | undefined => {
  const value = Number(
    String(text ?? '')
      .trim()
      .replace(',', '.'),
  );
  return Number.isFinite(value) && value > 0 ? value : undefined;
};

const wantedIn = (fields: FormData | URLSearchParams): Wanted => ({
  area: read(fields.get('mq')),
  width: read(fields.get('larghezza')),
  length: read(fields.get('lunghezza')),
  waste: read(fields.get('sfrido')),
  coats: read(fields.get('mani')),
});

/**
 * How many packs a measure needs: a form that the server answers, and that answers itself while one types where
 * scripts run.
 */
export function PackCalculator({ calculator, variant, onAdd }: CalculatorProps) {
  const { product } = useMessages();
  const asked = new URLSearchParams(useLocation().search);
  const [typed, setTyped] = useState<Wanted>();
  const { kind, coverage, roll } = calculator;
  const found = packsNeeded(
    { kind, content: variant.content ?? 0, coverage, roll },
    typed ?? wantedIn(asked),
  );
  const live = ({ currentTarget }: FormEvent<HTMLFormElement>): void =>
    setTyped(wantedIn(new FormData(currentTarget)));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    live(event);
  };
  return (
    <details className={css.calculator} open={asked.has('lunghezza')}>
      <summary>{product.howMuch}</summary>
      <form data-reload="" onInput={live} onSubmit={submit}>
        <input type="hidden" name="sku" value={variant.sku} />
        <CalculatorFields calculator={calculator} asked={asked} />
        <Button type="submit" variant="secondary">
          {product.calculate}
        </Button>
      </form>
      <Answer calculator={calculator} found={found} variant={variant} />
      {found && variant.stock >= found.packs && (
        <Button onClick={() => onAdd(found.packs)}>{product.addPacks(found.packs)}</Button>
      )}
    </details>
  );
}

type FieldsProps = Pick<CalculatorProps, 'calculator'> & { asked: URLSearchParams };

function CalculatorFields({ calculator: { kind, coats: advised = 2 }, asked }: FieldsProps) {
  const { product } = useMessages();
  const measures =
    kind === 'length'
      ? [['lunghezza', product.metres] as const]
      : [
          ['larghezza', product.calcWidth] as const,
          ['lunghezza', kind === 'area' ? product.calcLength : product.calcHeight] as const,
          ...(kind === 'wallpaper' ? [] : [['mq', product.orArea] as const]),
        ];
  const [name, label, values, usual, sign] =
    kind === 'paint'
      ? (['mani', product.coats, coats, advised, ''] as const)
      : (['sfrido', product.waste, wastes, kind === 'area' ? 10 : 5, '\u00a0%'] as const);
  return (
    <>
      {measures.map(([field, text]) => (
        <label key={field}>
          {text}
          <input
            name={field}
            inputMode="decimal"
            maxLength={8}
            autoComplete="off"
            defaultValue={asked.get(field) ?? ''}
          />
        </label>
      ))}
      {kind !== 'wallpaper' && (
        <label>
          {label}
          <select name={name} defaultValue={asked.get(name) ?? String(usual)}>
            {values.map((value) => (
              <option key={value} value={value}>
                {value + sign}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

type AnswerProps = Pick<CalculatorProps, 'calculator' | 'variant'> & { found: PacksNeeded | undefined };

function Answer({ calculator: { kind, unit: sold }, found, variant }: AnswerProps) {
  const { product } = useMessages();
  const locale = useLocale();
  const measured = (amount: number, unit: string): string => `${number(amount, locale)}\u00a0${unit}`;
  const unit = kind === 'length' ? 'm' : 'm²';
  return (
    <p role="status" className={css.result}>
      {found
        ? product.packsNeeded({
            measure: measured(found.measure, unit),
            packs: found.packs,
            content: measured(variant.content ?? 0, sold),
            held: measured(found.held, sold),
            cost: money(Math.round(found.packs * variant.price * 100) / 100, locale),
          })
        : product.measureMissing}
      {found && found.packs > variant.stock && ` ${product.tooFewPacks(variant.stock)}`}
    </p>
  );
}
