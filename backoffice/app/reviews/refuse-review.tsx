import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Textarea } from '@casamaestra/ui/input.tsx';
import { useState } from 'react';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import css from './reviews.module.css';

type RefuseReviewProps = {
  review: { readonly id: number; readonly product: string } | undefined;
  busy: boolean;
  error: unknown;
  onClose: () => void;
  onRefuse: (id: number, reason: string) => void;
};

/** A review is refused with a reason its author reads; ready ones for the commonest. */
export function RefuseReview({ review, busy, error, onClose, onRefuse }: RefuseReviewProps) {
  const { reviews, shell } = texts();
  return (
    <Dialog
      open={review !== undefined}
      title={reviews.refuseTitle}
      closeLabel={shell.close}
      onClose={onClose}
    >
      {review && (
        <>
          <p>{reviews.refuseText}</p>
          <ReasonForm key={review.id} busy={busy} onReason={(reason) => onRefuse(review.id, reason)} />
          <Failure error={error} id="refuse-failure" />
        </>
      )}
    </Dialog>
  );
}

function ReasonForm({ busy, onReason }: { busy: boolean; onReason: (reason: string) => void }) {
  const { reviews } = texts();
  const [reason, setReason] = useState('');
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '') onReason(reason.trim());
      }}
    >
      <Field label={reviews.reason} required>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <p className={css.ready}>
        {reviews.reasons.map((ready) => (
          <Button key={ready} size="s" variant="quiet" onClick={() => setReason(ready)}>
            {ready}
          </Button>
        ))}
      </p>
      <Button type="submit" busy={busy} disabled={reason.trim() === ''}>
        {reviews.refuse}
      </Button>
    </form>
  );
}
