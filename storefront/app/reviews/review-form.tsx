import { reviewFormPath } from '@casamaestra/contract/reviews/review-form.ts';
import type { addReviewOperation } from '@casamaestra/contract/reviews/reviews.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Textarea } from '@casamaestra/ui/input.tsx';
import { useState } from 'react';
import type { FormValues } from '../forms/controls.ts';
import { FailureBox } from '../forms/failure-box.tsx';
import formCss from '../forms/form.module.css';
import { TextField } from '../forms/text-field.tsx';
import { useForm } from '../forms/use-form.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { can } from '../platform/capabilities.ts';
import { callService, sendForm } from '../platform/service-call.ts';
import type { ChosenPhoto } from './chosen-photo.ts';
import { PhotoInput } from './photo-input.tsx';
import type { Own } from './reviews-page.ts';
import { StarInput } from './star-input.tsx';
import css from './reviews.module.css';

type ReviewFormProps = { sku: string; own: Own | null; onSent: () => void };

/** As a call; as a form where photos are sent or taken out. */
function send(sku: string, typed: FormValues, photos: readonly ChosenPhoto[]) {
  const { rating = '', title = '', comment = '', without_photos: without } = typed;
  const words = { item_code: sku, rating, title: title.trim(), comment };
  if (photos.length === 0 && without === undefined) {
    const method = 'mymb_ecommerce.mymb_ecommerce.item_review.add_item_review';
    return callService<typeof addReviewOperation>(method, { ...words, rating: Number(rating) });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  if (without !== undefined) form.set('without_photos', without);
  for (const { bytes } of photos) form.append('photos', bytes, 'photo.jpg');
  return sendForm(reviewFormPath, form);
}

/** Stars, a title, and words if one likes. */
export function ReviewForm({ sku, own, onSent }: ReviewFormProps) {
  const { reviews: texts } = useMessages();
  const [stars, setStars] = useState(own?.review?.stars ?? 0);
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const { state, formProps } = useForm<unknown>({
    check: ({ rating, title = '' }) => ({
      rating: rating === undefined ? texts.starsMissing : undefined,
      title: title.trim() === '' ? texts.titleMissing : undefined,
    }),
    send: (typed) => send(sku, typed, photos),
    done: () => onSent(),
  });
  const { failure, attempt, problems, busy } = state;
  return (
    <form {...formProps} className={formCss.form}>
      {failure && (
        <FailureBox
          key={attempt}
          text={failure.kind === 'refused' ? failure.refusal.message : texts.failed}
        />
      )}
      <Status own={own} />
      <StarInput
        legend={texts.yourStars}
        value={stars}
        error={problems['rating']}
        starsOf={texts.starsOf}
        onChoose={setStars}
      />
      <TextField
        state={state}
        name="title"
        label={texts.yourTitle}
        maxLength={120}
        defaultValue={own?.review?.title}
        required
      />
      <Field label={texts.yourComment} hint={texts.commentHint} error={problems['comment']}>
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
      {can('review-photos') && (
        <PhotoInput
          photos={photos}
          kept={own?.review?.photos ?? 0}
          error={problems['photos']}
          onChange={setPhotos}
        />
      )}
      <Button type="submit" busy={busy}>
        {busy ? texts.sending : texts.send}
      </Button>
    </form>
  );
}

/** Whether the review will count as a verified purchase, if known. */
function Status({ own }: Pick<ReviewFormProps, 'own'>) {
  const { reviews: texts } = useMessages();
  if (!own || !can('review-checks')) return null;
  return <p className={css.how}>{own.bought ? texts.boughtHere : texts.notBoughtHere}</p>;
}
