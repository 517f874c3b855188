import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { FieldError } from '@casamaestra/ui/field.tsx';
import { useState } from 'react';
import { MomentRange } from '../lists/moment-range.tsx';
import { romeInstant, romeText } from '../platform/rome-time.ts';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import css from './goods.module.css';
import type { TypeField } from './product-changes.ts';

type SaleDatesProps = {
  product: StaffProduct;
  typed: ProductFields;
  onType: TypeField;
  error: string | undefined;
};

/** From when to when a product is in sale: whoever sets a date means it to be. */
export function SaleDates({ product, typed, onType, error }: SaleDatesProps) {
  const { dates } = texts().goods;
  const { offered_from: from, offered_until: until } = typed;
  const hasDates = from !== null || until !== null;
  return (
    <>
      <MomentRange
        label={dates.title}
        fromLabel={dates.from}
        toLabel={dates.until}
        from={romeText(from)}
        to={romeText(until)}
        onRange={(range) => {
          const next = { offered_from: romeInstant(range.from), offered_until: romeInstant(range.to) };
          const isSet = next.offered_from !== null || next.offered_until !== null;
          onType({ ...next, ...(isSet && { published: true }) });
        }}
      />
      {error !== undefined && (
        <div role="alert">
          <FieldError id="sale-dates-error">{error}</FieldError>
        </div>
      )}
      <DatesInWords typed={typed} />
      {hasDates && (
        <p>
          <Button
            size="s"
            variant="secondary"
            onClick={() =>
              onType({
                offered_from: null,
                offered_until: null,
                ...(product.status === 'scheduled' && { published: false }),
              })
            }
          >
            {dates.cancel}
          </Button>
        </p>
      )}
    </>
  );
}

/** What the dates will do, or did. */
function DatesInWords({
  typed: { published, offered_from: from, offered_until: until },
}: Pick<SaleDatesProps, 'typed'>) {
  const { dates } = texts().goods;
  const [now] = useState(() => Date.now());
  const isToCome = (instant: string | null): instant is string =>
    instant !== null && Date.parse(instant) > now;
  const isOver = until !== null && !isToCome(until);
  return (
    <p className={css.soft} role="status">
      {published && isToCome(from) && dates.until_then(moment(from))}{' '}
      {published && isToCome(until) && dates.ends(moment(until))}
      {!published && isOver && dates.ended(moment(until))}
    </p>
  );
}
