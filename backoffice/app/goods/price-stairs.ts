import type { PriceCourseStep } from '@casamaestra/contract/staff/price-calendar.operations.ts';

/** The picture is so large, in its own units. */
const WIDTH = 1000;
const HEIGHT = 200;
const EDGE = 10;
/** What comes last is shown so long. */
const LAST_MS = 14 * 24 * 3_600_000;

export interface CourseScale {
  readonly x: (instant: number) => number;
  readonly y: (price: number) => number;
  readonly least: number;
  readonly most: number;
  readonly from: string;
  readonly to: string;
}

/** Where moments and prices lie in the picture; undefined: there is nothing to draw. */
export function courseScale(steps: readonly PriceCourseStep[], now: string): CourseScale | undefined {
  const [first] = steps;
  const last = steps.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const start = Date.parse(first.from);
  const end = Math.max(Date.parse(last.from), Date.parse(now)) + LAST_MS;
  const prices = steps.flatMap(({ charged, lowest_30_days: lowest }) =>
    lowest === null ? [charged] : [charged, lowest],
  );
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const span = Math.max(most - least, 0.01);
  return {
    x: (instant) => Math.round(((instant - start) / (end - start)) * WIDTH),
    y: (price) => Math.round(HEIGHT - EDGE - ((price - least) / span) * (HEIGHT - 2 * EDGE)),
    least,
    most,
    from: first.from,
    to: new Date(end).toISOString(),
  };
}

/** A line that goes level from step to step; where there is no value it is broken. */
export function stairs(
  steps: readonly PriceCourseStep[],
  { x, y, to }: Pick<CourseScale, 'x' | 'y' | 'to'>,
  valueOf: (step: PriceCourseStep) => number | null,
): string {
  let isDrawing = false;
  return steps
    .map((step, index) => {
      const value = valueOf(step);
      if (value === null) {
        isDrawing = false;
        return '';
      }
      const begin = `${isDrawing ? 'L' : 'M'}${x(Date.parse(step.from))} ${y(value)}`;
      isDrawing = true;
      return `${begin}H${x(Date.parse(steps[index + 1]?.from ?? to))}`;
    })
    .join('');
}
