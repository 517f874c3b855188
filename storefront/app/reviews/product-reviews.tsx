import type { itemReviewsOperation } from '@casamaestra/contract/reviews/reviews.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import 'virtual:texts/reviews';
import { LocaleContext, useMessages } from '../i18n/use-messages.ts';
import { documentLocale } from '../platform/locale.ts';
import { callService } from '../platform/service-call.ts';
import { swapMarkup } from '../platform/swap-markup.ts';
import { useRequestOrder } from '../platform/use-request-order.ts';
import { OwnReview } from './own-review.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import type { OpenPhoto } from './photo-dialog.tsx';
import { ReviewVotes } from './review-votes.tsx';
import { ReviewsContent } from './reviews-content.tsx';
import { pageLength } from './reviews-page.ts';
import type { ReviewsAnswer } from './reviews-page.ts';
import css from './reviews.module.css';

interface Subject {
  readonly sku: string;
  readonly name: string;
}

const list = 'mymb_ecommerce.mymb_ecommerce.item_review.get_item_reviews';

async function readPage(sku: string, start: number, stars?: number): Promise<ReviewsAnswer> {
  const answer = await callService<typeof itemReviewsOperation>(list, {
    item_code: sku,
    start,
    end: pageLength,
    ...(stars === undefined ? {} : { stars }),
  });
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
}

/**
 * Renders interactive reviews into the element as soon as their first page is loaded, replacing the server's
 * markup in one step. Returns a function that removes them.
 */
export function showReviews(place: HTMLElement, subject: Subject): () => void {
  let root: Root | undefined;
  let gone = false;
  void readPage(subject.sku, 0)
    .then((page) => {
      if (gone) return;
      const host = document.createElement('div');
      root = createRoot(host);
      const live = (
        <LocaleContext value={documentLocale()}>
          <LiveReviews subject={subject} first={page} />
        </LocaleContext>
      );
      flushSync(() => root?.render(live));
      swapMarkup(place, host);
    })
    .catch((error: unknown) => console.warn('the reviews stay as the server wrote them', error));
  return () => {
    gone = true;
    root?.unmount();
  };
}

function LiveReviews({ subject, first }: { subject: Subject; first: ReviewsAnswer }) {
  const { reviews: texts } = useMessages();
  const [page, setPage] = useState(first);
  const [stars, setStars] = useState<number>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const begin = useRequestOrder();
  const read = async (start: number, only: number | undefined): Promise<void> => {
    const request = begin();
    setState('loading');
    try {
      const next = await readPage(subject.sku, start, only);
      if (!request.isLast()) return;
      setPage((shown) => (start === 0 ? next : { ...next, reviews: [...shown.reviews, ...next.reviews] }));
      setState('idle');
    } catch (error) {
      console.warn('reviews could not be read', error);
      if (request.isLast()) setState('failed');
    }
  };
  const [photo, setPhoto] = useState<OpenPhoto | null>(null);
  const left = page.matching_reviews - page.reviews.length;
  return (
    <ReviewsContent
      page={page}
      sku={subject.sku}
      onPhoto={(review, index) => setPhoto({ review, index })}
      stars={stars}
      onStars={(only) => {
        setStars(only);
        void read(0, only);
      }}
      actions={<OwnReview {...subject} onChange={() => void read(0, stars)} />}
      Votes={ReviewVotes}
      more={
        <>
          <PhotoDialog open={photo} onOpen={setPhoto} />
          <div className={css.more} role="status">
            {state === 'failed' && <p>{texts.listFailed}</p>}
            {stars !== undefined && (
              <Button
                variant="quiet"
                size="s"
                onClick={() => {
                  setStars(undefined);
                  void read(0, undefined);
                }}
              >
                {texts.all}
              </Button>
            )}
            {left > 0 && (
              <Button
                variant="secondary"
                aria-busy={state === 'loading'}
                onClick={() => void read(page.reviews.length, stars)}
              >
                {texts.more}
              </Button>
            )}
          </div>
        </>
      }
    />
  );
}
