import type { ReactNode } from 'react';
import css from './radio-cards.module.css';

export type RadioCardOption<Value extends string> = {
  value: Value;
  title: ReactNode;
  /** Second line: dates, address, what happens next. */
  text?: ReactNode;
  /** At the right of the first line: a price, card logos. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
  /** Shown below the card while it is chosen. */
  details?: ReactNode;
};

type RadioCardsProps<Value extends string> = {
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  name: string;
  value: Value | null;
  options: readonly RadioCardOption<Value>[];
  onChange: (value: Value) => void;
  /** What is wrong with the choice. */
  error?: ReactNode;
  /** `row` puts the cards side by side where there is room. */
  layout?: 'stack' | 'row' | undefined;
};

/** Radio buttons with an explanation each: delivery, payment, saved addresses. */
export const RadioCards = <Value extends string>({
  legend,
  hideLegend,
  name,
  value,
  options,
  onChange,
  error,
  layout = 'stack',
}: RadioCardsProps<Value>) => (
  <fieldset className={css.group} aria-describedby={error ? `${name}-e` : undefined}>
    <legend className={hideLegend ? 'visually-hidden' : css.legend}>{legend}</legend>
    <div className={css[layout]}>
      {options.map((option) => (
        <div key={option.value} className={css.item}>
          <label className={css.card}>
            <input
              type="radio"
              id={`${name}-${option.value}`}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={css.words}>
              <span className={css.title}>{option.title}</span>
              {option.text && <span className={css.text}>{option.text}</span>}
            </span>
            {option.aside && <span className={css.aside}>{option.aside}</span>}
          </label>
          {option.details && option.value === value && <div className={css.details}>{option.details}</div>}
        </div>
      ))}
    </div>
    {error && (
      <p id={`${name}-e`} className={css.error}>
        {error}
      </p>
    )}
  </fieldset>
);
