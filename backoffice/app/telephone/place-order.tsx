import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import type { TelephonePayment } from '@casamaestra/contract/staff/telephone-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { FieldError } from '@casamaestra/ui/field.tsx';
import { RadioCards } from '@casamaestra/ui/radio-cards.tsx';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { ScreenPart } from '../shell/part.tsx';
import type { ChangeDraft, Draft } from './draft.ts';
import { OrderSum } from './order-sum.tsx';
import css from './telephone.module.css';

type PlacePartProps = {
  payment: Draft['payment'];
  quote: Quote | undefined;
  payments: readonly TelephonePayment[];
  /** What is not as it was shown; `refused`: an order at those prices was not placed. */
  changes: readonly { message: string }[];
  refused: boolean;
  busy: boolean;
  error: unknown;
  onChange: ChangeDraft;
  onPlace: () => void;
  onDiscard: () => void;
};

/** What it costs and why, how it is paid, and the button that places it. */
export function PlacePart({ payment, quote, payments, changes, refused, ...rest }: PlacePartProps) {
  const { telephone } = texts();
  const { busy, error, onChange, onPlace, onDiscard } = rest;
  return (
    <div className={css.form}>
      <ScreenPart title={telephone.sum}>
        {quote === undefined ? <p className={css.soft}>{telephone.sumEmpty}</p> : <OrderSum quote={quote} />}
        <div role="alert">
          {changes.length > 0 && (
            <>
              {refused && <FieldError id="order-changed">{telephone.changed}</FieldError>}
              <ul>
                {changes.map(({ message }) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </ScreenPart>
      <ScreenPart title={telephone.payment}>
        <RadioCards
          legend={telephone.payment}
          hideLegend
          name="payment"
          value={payment}
          options={payments.map((value) => ({ value, title: telephone.payments[value] }))}
          onChange={(chosen) => onChange({ payment: chosen })}
        />
        <p>{telephone.law}</p>
        <Failure error={error} id="order-failure" />
        <div className={css.acts}>
          <Button busy={busy} disabled={quote?.orderable !== true} onClick={onPlace}>
            {telephone.place}
          </Button>
          <Button variant="quiet" onClick={onDiscard}>
            {telephone.discard}
          </Button>
        </div>
        <p className={css.soft}>{telephone.kept}</p>
      </ScreenPart>
    </div>
  );
}
