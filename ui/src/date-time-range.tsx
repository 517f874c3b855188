import { useId } from 'react';
import { Button } from './button.tsx';
import { Field, FieldError } from './field.tsx';
import { Input } from './input.tsx';
import css from './date-time-range.module.css';

/** Days ("2026-11-28") or moments ("2026-11-28T09:00") on the shop's clock, in Italy; '' where none is set. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

export interface RangePreset extends Range {
  readonly label: string;
}

type DateTimeRangeProps = Range & {
  /** What the range is of; read before its fields. */
  label: string;
  labels: {
    readonly from: string;
    readonly to: string;
    /** What to do where the end comes before the beginning. */
    readonly backwards: string;
    /** Told below moments to who is in another time zone. */
    readonly zone: string;
  };
  unit: 'day' | 'moment';
  onRange: (range: Range) => void;
  /** Names of the fields in a form that is sent by the browser. */
  names?: Range | undefined;
  required?: boolean | undefined;
  presets?: readonly RangePreset[] | undefined;
};

const inItaly = (): boolean => Intl.DateTimeFormat().resolvedOptions().timeZone === 'Europe/Rome';

/** Whether a range ends before it begins. */
export const isBackwards = ({ from, to }: Range): boolean => from !== '' && to !== '' && from > to;

/** From when to when, in Europe/Rome: two fields of the browser, and ranges that are one press. */
export function DateTimeRange(props: DateTimeRangeProps) {
  const { label, labels, unit, from, to, names, required, presets = [], onRange } = props;
  const id = useId();
  const wrong = isBackwards({ from, to });
  const zone = unit === 'moment' && !inItaly();
  const type = unit === 'day' ? 'date' : 'datetime-local';
  const last = unit === 'day' ? '2099-12-31' : '2099-12-31T23:59';
  const described = [zone ? `${id}z` : '', wrong ? `${id}e` : ''].join(' ').trim() || undefined;
  const end = (name: 'from' | 'to', value: string) => (
    <Field label={labels[name]} required={required} className={css.field}>
      {(control) => (
        <Input
          {...control}
          type={type}
          max={last}
          value={value}
          aria-invalid={wrong || undefined}
          onChange={({ target }) => onRange({ from, to, [name]: target.value })}
          {...(names !== undefined && { name: names[name] })}
        />
      )}
    </Field>
  );
  return (
    <div role="group" aria-label={label} aria-describedby={described} className={css.range}>
      {end('from', from)}
      {end('to', to)}
      {presets.length > 0 && (
        <div className={css.presets}>
          {presets.map((preset) => (
            <Button
              key={preset.label}
              size="s"
              variant="quiet"
              aria-pressed={preset.from === from && preset.to === to}
              onClick={() => onRange({ from: preset.from, to: preset.to })}
            >
              {preset.label}
            </Button>
          ))}
        </div>
      )}
      {zone && (
        <p id={`${id}z`} className={css.zone}>
          {labels.zone}
        </p>
      )}
      {wrong && (
        <div role="status" className={css.wrong}>
          <FieldError id={`${id}e`}>{labels.backwards}</FieldError>
        </div>
      )}
    </div>
  );
}
