import type {
  deleteReviewOperation,
  ownReviewOperation,
} from '@casamaestra/contract/reviews/reviews.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { useEffect, useState } from 'react';
import { useAuth } from '../login/auth-store.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { can } from '../platform/capabilities.ts';
import { callService } from '../platform/service-call.ts';
import { GuestReview } from './guest-review.tsx';
import { ReviewForm } from './review-form.tsx';
import type { Own } from './reviews-page.ts';
import { LoginHint } from './review-votes.tsx';
import css from './reviews.module.css';

type OwnReviewProps = { sku: string; name: string; onChange: () => void };

/** The shopper's own review with its status, and the form. */
export function OwnReview(props: OwnReviewProps) {
  const email = useAuth()?.email;
  const [said, say] = useState('');
  const [version, setVersion] = useState(0);
  if (email === undefined) {
    return (
      <>
        <p className={css.own}>
          <LoginHint />
        </p>
        {can('review-photos') && (
          <GuestReview sku={props.sku} open={window.location.search.includes('recensione=ordine')} />
        )}
      </>
    );
  }
  const done = (text: string): void => {
    say(text);
    setVersion(version + 1);
    props.onChange();
  };
  return (
    <div className={css.own}>
      <p role="status">{said}</p>
      <Writing key={`${email} ${version}`} {...props} said={said !== ''} say={say} done={done} />
    </div>
  );
}

type WritingProps = OwnReviewProps & {
  /** A message was just shown, so the status is not repeated. */
  said: boolean;
  say: (text: string) => void;
  done: (text: string) => void;
};

function Writing({ sku, name, said, say, done }: WritingProps) {
  const { reviews: texts } = useMessages();
  const own = useOwn(sku);
  const [open, setOpen] = useState(false);
  const remove = async (): Promise<void> => {
    const method = 'mymb_ecommerce.mymb_ecommerce.item_review.delete_item_review';
    try {
      const answer = await callService<typeof deleteReviewOperation>(method, { item_code: sku });
      if (answer.ok) done(texts.removed);
      else say(answer.refusal.message);
    } catch (error) {
      console.warn('the review was not removed', error);
      say(texts.failed);
    }
  };
  const review = own?.review;
  return (
    <>
      {!said && review?.state === 'waiting' && <p>{texts.waiting}</p>}
      {!said && review?.state === 'refused' && <p>{texts.refused(review.refused_because ?? '')}</p>}
      <p className={css.ownButtons}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {review ? texts.change : texts.write}
        </Button>
        {review && (
          <Button variant="quiet" icon="trash" onClick={() => void remove()}>
            {texts.remove}
          </Button>
        )}
      </p>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={texts.close}
        title={`${review ? texts.change : texts.write}: ${name}`}
      >
        <ReviewForm
          sku={sku}
          own={own}
          onSent={() => done(can('review-checks') ? texts.sent : texts.sentAtOnce)}
        />
      </Dialog>
    </>
  );
}

/** Loads the shopper's own review. */
function useOwn(sku: string): Own | null {
  const [own, setOwn] = useState<Own | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    callService<typeof ownReviewOperation>('casamaestra.reviews.own', { item_code: sku }, leaving.signal)
      .then((answer) => answer.ok && setOwn(answer.value))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.warn('the own review could not be read', error);
      });
    return () => leaving.abort();
  }, [sku]);
  return own;
}
