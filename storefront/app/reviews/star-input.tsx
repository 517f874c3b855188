import { useId } from 'react';
import type { Ref } from 'react';
import { mostStars } from './reviews-page.ts';
import css from './reviews.module.css';

type StarChoiceProps = {
  ref?: Ref<HTMLFieldSetElement> | undefined;
  legend: string;
  value: number;
  starsOf: (stars: number) => string;
  onChoose: (stars: number) => void;
};

/** Five radio buttons that look like stars: arrows move, the eye sees how many. */
export function StarInput({ ref, legend, value, starsOf, onChoose }: StarChoiceProps) {
  const name = useId();
  return (
    <fieldset ref={ref} className={css.stars}>
      <legend>
        {legend} <span aria-hidden="true">*</span>
      </legend>
      {Array.from({ length: mostStars }, (_, index) => index + 1).map((stars) => (
        <label key={stars} data-on={stars <= value || undefined}>
          <input
            type="radio"
            name={name}
            value={stars}
            checked={stars === value}
            onChange={() => onChoose(stars)}
          />
          <span className="visually-hidden">{starsOf(stars)}</span>
          <span aria-hidden="true">★</span>
        </label>
      ))}
    </fieldset>
  );
}
