import { FieldError } from '@casamaestra/ui/field.tsx';
import { useId } from 'react';
import { mostStars } from './reviews-page.ts';
import css from './reviews.module.css';

type StarInputProps = {
  legend: string;
  value: number;
  error: string | undefined;
  starsOf: (stars: number) => string;
  onChoose: (stars: number) => void;
};

/** Five radio buttons, "rating", that look like stars: arrows move, the eye sees how many. */
export function StarInput({ legend, value, error, starsOf, onChoose }: StarInputProps) {
  const id = useId();
  return (
    <fieldset className={css.stars} aria-describedby={error && id}>
      <legend>
        {legend} <span aria-hidden="true">*</span>
      </legend>
      {Array.from({ length: mostStars }, (_, index) => index + 1).map((stars) => (
        <label key={stars} data-on={stars <= value || undefined}>
          <input
            type="radio"
            name="rating"
            value={stars}
            checked={stars === value}
            onChange={() => onChoose(stars)}
          />
          <span className="visually-hidden">{starsOf(stars)}</span>
          <span aria-hidden="true">★</span>
        </label>
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
