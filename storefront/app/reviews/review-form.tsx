import type { addReviewOperation } from '@casamaestra/contract/reviews/reviews.operations.ts';
import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { Input, Textarea } from '@casamaestra/ui/input.tsx';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { Messages } from '../i18n/messages.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { can } from '../platform/capabilities.ts';
import { callService } from '../platform/service-call.ts';
import type { Own } from './reviews-page.ts';
import { StarInput } from './star-input.tsx';
import css from './reviews.module.css';

type ReviewFormProps = { sku: string; own: Own | null; onSent: () => void };

/** Stars, a title, and words if one likes. What was typed stays when sending fails. */
export function ReviewForm({ sku, own, onSent }: ReviewFormProps) {
  const { reviews: texts } = useMessages();
  const title = useRef<HTMLInputElement>(null);
  const rating = useRef<HTMLFieldSetElement>(null);
  const [stars, setStars] = useState(own?.review?.stars ?? 0);
  /** What is wrong, by field; the empty name is the form as a whole. */
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [sending, setSending] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const words = new FormData(event.currentTarget);
    const written = String(words.get('title') ?? '').trim();
    setWrong(missingOf(stars, written, texts));
    if (stars === 0) return rating.current?.querySelector('input')?.focus();
    if (written === '') return title.current?.focus();
    setSending(true);
    const comment = String(words.get('comment') ?? '');
    const answer = await sendReview({ item_code: sku, rating: stars, title: written, comment });
    setSending(false);
    if (answer?.ok === true) return onSent();
    setWrong({ [answer?.refusal.field ?? '']: answer?.refusal.message ?? texts.failed });
  };
  const mended = (field: string): void =>
    setWrong((others) => Object.fromEntries(Object.entries(others).filter(([name]) => name !== field)));
  return (
    <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <Status own={own} />
      <StarInput
        ref={rating}
        legend={texts.yourStars}
        value={stars}
        starsOf={texts.starsOf}
        onChoose={(chosen) => {
          setStars(chosen);
          mended('rating');
        }}
      />
      <Wrong text={wrong['rating']} />
      <Field label={texts.yourTitle} required error={wrong['title']}>
        {(control) => (
          <Input
            {...control}
            ref={title}
            name="title"
            maxLength={120}
            defaultValue={own?.review?.title}
            onInput={() => mended('title')}
          />
        )}
      </Field>
      <Field label={texts.yourComment} hint={texts.commentHint} error={wrong['comment']}>
        {(control) => (
          <Textarea
            {...control}
            name="comment"
            rows={5}
            maxLength={3000}
            defaultValue={own?.review?.comment}
            onInput={() => mended('comment')}
          />
        )}
      </Field>
      <Wrong text={wrong['']} />
      <Button type="submit" aria-busy={sending} disabled={sending}>
        {sending ? texts.sending : texts.send}
      </Button>
    </form>
  );
}

const missingOf = (stars: number, title: string, texts: Messages['reviews']): Record<string, string> => ({
  ...(stars === 0 && { rating: texts.starsMissing }),
  ...(title === '' && { title: texts.titleMissing }),
});

/** What is wrong with the stars or the whole form. */
function Wrong({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={css.error} role="alert">
      <Icon name="warning" size={18} />
      <span>{text}</span>
    </p>
  );
}

/** Whether the review will count as one of a buyer, where that is known. */
function Status({ own }: Pick<ReviewFormProps, 'own'>) {
  const { reviews: texts } = useMessages();
  if (!own || !can('review-checks')) return null;
  return <p className={css.how}>{own.bought ? texts.boughtHere : texts.notBoughtHere}</p>;
}

/** What the service says; null when it could not be reached. */
const sendReview = (review: OperationInput<typeof addReviewOperation>) =>
  callService<typeof addReviewOperation>(
    'mymb_ecommerce.mymb_ecommerce.item_review.add_item_review',
    review,
  ).catch((error: unknown) => {
    console.warn('the review was not taken', error);
    return null;
  });
