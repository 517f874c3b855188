import { reviewReplyMost } from '@casamaestra/contract/staff/staff-reviews.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Textarea } from '@casamaestra/ui/input.tsx';
import { useState } from 'react';
import { Failure } from '../platform/failure.tsx';
import { useLeaveQuestion } from '../platform/leave-question.ts';
import { texts } from '../platform/texts.ts';
import type { ReviewForStaff } from './review-item.tsx';
import css from './reviews.module.css';

type ReplyDialogProps = {
  /** The review replied to; undefined: none, and the dialog is closed. */
  review: ReviewForStaff | undefined;
  busy: boolean;
  error: unknown;
  onClose: () => void;
  onReply: (review: ReviewForStaff, reply: string) => void;
};

/** What the shop says below a review, where every shopper reads it; emptied, nothing any more. */
export function ReplyDialog({ review, error, onClose, ...form }: ReplyDialogProps) {
  const { reviews, shell } = texts();
  return (
    <Dialog open={review !== undefined} title={reviews.replyTitle} closeLabel={shell.close} onClose={onClose}>
      {review && (
        <>
          <ReplyForm key={review.id} review={review} {...form} />
          <Failure error={error} id="reply-failure" />
        </>
      )}
    </Dialog>
  );
}

type ReplyFormProps = Pick<ReplyDialogProps, 'busy' | 'onReply'> & { review: ReviewForStaff };

function ReplyForm({ review, busy, onReply }: ReplyFormProps) {
  const { reviews } = texts();
  const before = review.reply ?? '';
  const [reply, setReply] = useState(before);
  const isChanged = reply.trim() !== before;
  useLeaveQuestion(isChanged);
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onReply(review, reply.trim());
      }}
    >
      <p className={css.asked}>
        <strong>{review.title || review.product}</strong> {review.comment}
      </p>
      <Field label={reviews.replyLabel} hint={reviews.replyHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={reviewReplyMost}
            value={reply}
            onChange={(event) => setReply(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={busy} disabled={!isChanged}>
        {isChanged && reply.trim() === '' ? reviews.removeReply : reviews.replyAct}
      </Button>
    </form>
  );
}
