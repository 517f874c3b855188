import type { addReviewOperation } from '@casamaestra/contract/reviews/reviews.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Textarea } from '@casamaestra/ui/input.tsx';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { callService } from '../platform/service-call.ts';
import type { Own } from './reviews-page.ts';
import { StarChoice } from './star-choice.tsx';
import css from './reviews.module.css';

type ReviewFormProps = { sku: string; own: Own | null; onSent: () => void };

/** Stars, a title, and words if one likes. What was typed stays when sending fails. */
export function ReviewForm({ sku, own, onSent }: ReviewFormProps) {
  const { reviews: texts } = useMessages();
  const title = useRef<HTMLInputElement>(null);
  const [stars, setStars] = useState(own?.review?.stars ?? 0);
  const [wrong, setWrong] = useState<{ readonly field: string; readonly text: string } | null>(null);
  const [sending, setSending] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const words = new FormData(event.currentTarget);
    const written = String(words.get('title') ?? '').trim();
    if (stars === 0) return setWrong({ field: 'rating', text: texts.starsMissing });
    if (written === '') {
      title.current?.focus();
      return setWrong({ field: 'title', text: texts.titleMissing });
    }
    setSending(true);
    const answer = await callService<typeof addReviewOperation>(
      'mymb_ecommerce.mymb_ecommerce.item_review.add_item_review',
      { item_code: sku, rating: stars, title: written, comment: String(words.get('comment') ?? '') },
    ).catch((error: unknown) => {
      console.warn('the review was not taken', error);
      return null;
    });
    setSending(false);
    if (answer?.ok === true) return onSent();
    setWrong({ field: answer?.refusal.field ?? '', text: answer?.refusal.message ?? texts.failed });
  };
  const errorOf = (field: string) =>
    wrong?.field === field ? (
      <p className={css.error} role="alert">
        {wrong.text}
      </p>
    ) : null;
  return (
    <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
      {own && <p className={css.how}>{own.bought ? texts.boughtHere : texts.notBoughtHere}</p>}
      <StarChoice legend={texts.yourStars} value={stars} starsOf={texts.starsOf} onChoose={setStars} />
      {errorOf('rating')}
      <Field label={texts.yourTitle} required error={wrong?.field === 'title' ? wrong.text : undefined}>
        {(control) => (
          <Input {...control} ref={title} name="title" maxLength={120} defaultValue={own?.review?.title} />
        )}
      </Field>
      <Field label={texts.yourComment} hint={texts.commentHint}>
        {(control) => (
          <Textarea
            {...control}
            name="comment"
            rows={5}
            maxLength={3000}
            defaultValue={own?.review?.comment}
          />
        )}
      </Field>
      {errorOf('comment')}
      {errorOf('')}
      <Button type="submit" aria-busy={sending} disabled={sending}>
        {sending ? texts.sending : texts.send}
      </Button>
    </form>
  );
}
