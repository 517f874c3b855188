import type { voteReviewOperation } from '@casamaestra/contract/reviews/reviews.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { currentAuth } from '../login/auth-store.ts';
import { useRequestOrder } from '../platform/use-request-order.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { callService } from '../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { Review } from './reviews-page.ts';
import css from './reviews.module.css';

/** Vote whether a review helped: one per logged-in customer. */
export function ReviewVotes({ review }: { review: Review }) {
  const { reviews: texts } = useMessages();
  const [counts, setCounts] = useState({ helpful: review.helpful, unhelpful: review.unhelpful });
  const [said, say] = useState<ReactNode>(null);
  const begin = useRequestOrder();
  const vote = async (helpful: boolean): Promise<void> => {
    if (currentAuth() === null) return say(<LoginHint />);
    const request = begin();
    try {
      const input = { name: review.name, helpful };
      const answer = await callService<typeof voteReviewOperation>('casamaestra.reviews.vote', input);
      if (answer.ok && request.take()) setCounts(answer.value);
      if (request.isLast()) say(answer.ok ? null : answer.refusal.message);
    } catch (error) {
      console.warn('the vote was not taken', error);
      if (request.isLast()) say(texts.failed);
    }
  };
  return (
    <div className={css.votes}>
      <Button
        variant="quiet"
        size="s"
        aria-label={`${texts.helpful(counts.helpful)}. ${texts.helpfulOf(review.customer)}`}
        onClick={() => void vote(true)}
      >
        {texts.helpful(counts.helpful)}
      </Button>
      <Button
        variant="quiet"
        size="s"
        aria-label={`${texts.unhelpful(counts.unhelpful)}. ${texts.unhelpfulOf(review.customer)}`}
        onClick={() => void vote(false)}
      >
        {texts.unhelpful(counts.unhelpful)}
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}

/** Says that voting needs a login, with a link there and back. */
export function LoginHint() {
  const { reviews: texts } = useMessages();
  const here = `${window.location.pathname}${window.location.search}`;
  return (
    <>
      {texts.loginToWrite} <a href={urls.login(here)}>{texts.login}</a>
    </>
  );
}
