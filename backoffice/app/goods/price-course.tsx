import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  priceCourseOperation,
  type PriceCourseStep,
} from '@casamaestra/contract/staff/price-calendar.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import filters from '../lists/filters.module.css';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, euros, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './price-calendar.module.css';
import { PriceLines } from './price-lines.tsx';

type Course = OperationOutput<typeof priceCourseOperation>;

/** The price of one article over time; which one is in the address. */
export function PriceCourse() {
  const { course } = texts().priceCalendar;
  const [address, setAddress] = useSearchParams();
  const code = address.get('articolo') ?? '';
  const product = Number(address.get('prodotto') ?? 0);
  const asked = code === '' ? { product_id: product } : { code };
  const isAsked = code !== '' || product > 0;
  const { data, error } = useQuery({ ...reading(priceCourseOperation, asked), enabled: isAsked });
  const choose = (text: string) => {
    const next = new URLSearchParams(address);
    next.delete('prodotto');
    if (text === '') next.delete('articolo');
    else next.set('articolo', text);
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  return (
    <ScreenPart title={course.title}>
      <p>{course.text}</p>
      <form
        key={code}
        role="search"
        aria-label={course.title}
        className={filters.filters}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('code');
          choose(typeof typed === 'string' ? typed.trim() : '');
        }}
      >
        <Field label={course.find} className={filters.wide}>
          {(control) => <Input {...control} type="search" name="code" defaultValue={code} maxLength={64} />}
        </Field>
        <Button type="submit" variant="secondary">
          {course.show}
        </Button>
      </form>
      <Failure error={error} />
      {isAsked && data && (
        <Shown key={data.product_id} course={data} isFocused={code === ''} onChoose={choose} />
      )}
    </ScreenPart>
  );
}

type ShownProps = {
  course: Course;
  /** It was asked for further down: who asked is brought there. */
  isFocused: boolean;
  onChoose: (sku: string) => void;
};

function Shown({ course, isFocused, onChoose }: ShownProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) part.current?.focus();
  }, [isFocused]);
  const { course: words } = texts().priceCalendar;
  const { name, sku, product_id: product, variants, steps, now } = course;
  return (
    <div ref={part} tabIndex={-1} className={css.course}>
      <p>
        <Link to={`/prodotti/${product}`}>{name}</Link> {sku}
      </p>
      {variants.length > 1 && (
        <Field label={words.variant}>
          {(control) => (
            <Select {...control} value={sku} onChange={({ target }) => onChoose(target.value)}>
              {variants.map((one) => (
                <option key={one.sku} value={one.sku}>
                  {one.options === '' ? one.sku : `${one.options} (${one.sku})`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <PriceLines steps={steps} now={now} />
      <Steps course={course} />
      <p className={css.soft}>{words.law}</p>
    </div>
  );
}

const percents = (value: number): string => `${counted(value)} %`;

function Steps({ course: { steps, now } }: { course: Course }) {
  const { course: words } = texts().priceCalendar;
  const seesCosts = may(useMe(), 'costs', 'view');
  const current = steps.findLast(({ from }) => from <= now);
  const titles = [words.from, words.price, words.kind, words.lowest, words.printed];
  return (
    <div className={css.scroll} role="region" aria-label={words.table} tabIndex={0}>
      <table className={css.table}>
        <caption className="visually-hidden">{words.table}</caption>
        <thead>
          <tr>
            {[...titles, ...(seesCosts ? [words.margin] : [])].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.from} aria-current={step === current ? 'date' : undefined}>
              <th scope="row">
                {moment(step.from)}
                {step === current && ` · ${words.now}`}
              </th>
              <td className={css.end}>{euros(step.charged)}</td>
              <td>{step.kind === null ? words.over : words.kinds[step.kind]}</td>
              <td className={css.end}>
                {step.lowest_30_days === null ? words.young : euros(step.lowest_30_days)}
              </td>
              <td>{printedText(step)}</td>
              {seesCosts && (
                <td className={css.end}>{step.margin === null ? words.noCost : percents(step.margin)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function printedText({ reference, percent, kind }: PriceCourseStep): string {
  const { course: words } = texts().priceCalendar;
  if (kind === null || kind === 'list') return '';
  return reference === null || percent === null
    ? words.nothing
    : words.cut(euros(reference), counted(percent));
}
