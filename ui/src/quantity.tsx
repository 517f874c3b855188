import { useEffect, useRef } from 'react';
import { classes } from './classes.ts';
import css from './quantity.module.css';
import { Icon } from './icon.tsx';

type QuantityProps = {
  /** Name of the field for assistive technology: "Quantità di Sega per legno". */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  name?: string | undefined;
  /** Controlled value; use `defaultValue` instead for a form that works without JavaScript. */
  value?: number | undefined;
  defaultValue?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  small?: boolean | undefined;
  /** Called with a whole number from min to max, never with an incomplete one. */
  onChange?: ((quantity: number) => void) | undefined;
};

/** A number field with a button on each side. At the limits the buttons keep the focus and do nothing. */
export const Quantity = ({
  label,
  decreaseLabel,
  increaseLabel,
  name,
  value,
  defaultValue,
  min = 1,
  max = 999,
  small,
  onChange,
}: QuantityProps) => {
  const input = useRef<HTMLInputElement>(null);
  const settle = (next: number) => {
    const quantity = Math.min(max, Math.max(min, Math.round(next) || min));
    if (input.current) input.current.value = String(quantity);
    if (quantity !== value) onChange?.(quantity);
  };
  useEffect(() => {
    if (input.current && value !== undefined) input.current.value = String(value);
  }, [value]);
  const current = () => Number(input.current?.value ?? min);
  return (
    <span className={classes(css.quantity, small && css.small)} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={decreaseLabel}
        aria-disabled={value !== undefined && value <= min}
        onClick={() => settle(current() - 1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        ref={input}
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        defaultValue={value ?? defaultValue ?? min}
        min={min}
        max={max}
        onBlur={(event) =>
          Number(event.currentTarget.value) !== value && settle(Number(event.currentTarget.value))
        }
        onKeyDown={(event) =>
          event.key === 'Enter' && onChange && (event.preventDefault(), settle(current()))
        }
      />
      <button
        type="button"
        aria-label={increaseLabel}
        aria-disabled={value !== undefined && value >= max}
        onClick={() => settle(current() + 1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </span>
  );
};
