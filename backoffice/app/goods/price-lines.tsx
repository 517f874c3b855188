import type { PriceCourseStep } from '@casamaestra/contract/staff/price-calendar.operations.ts';
import { texts } from '../platform/texts.ts';
import { euros, moment } from '../platform/written.ts';
import css from './price-calendar.module.css';
import { courseScale, stairs } from './price-stairs.ts';

/** What is charged and the lowest price of thirty days, as two lines over the time; the table beside them says the figures. */
export function PriceLines({ steps, now }: { steps: readonly PriceCourseStep[]; now: string }) {
  const { course } = texts().priceCalendar;
  const scale = courseScale(steps, now);
  if (scale === undefined) return null;
  const today = scale.x(Date.parse(now));
  return (
    <figure className={css.lines} aria-hidden="true">
      <figcaption>
        <span className={css.charged}>{course.price}</span>
        <span className={css.lowest}>{course.lowest}</span>
        <span>
          {euros(scale.least)} – {euros(scale.most)}
        </span>
      </figcaption>
      <svg viewBox="0 0 1000 200" preserveAspectRatio="none">
        <line x1={today} x2={today} y1={0} y2={200} />
        <path className={css.lowest} d={stairs(steps, scale, ({ lowest_30_days: lowest }) => lowest)} />
        <path className={css.charged} d={stairs(steps, scale, ({ charged }) => charged)} />
      </svg>
      <p>
        <span>{moment(scale.from)}</span>
        <span>{moment(scale.to)}</span>
      </p>
    </figure>
  );
}
