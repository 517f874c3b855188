import { Badge } from '@casamaestra/ui/badge.tsx';
import { Rating } from '@casamaestra/ui/rating.tsx';
import type { ComponentType, ReactNode } from 'react';
import { writtenDayOfYear } from '@casamaestra/texts/format/day.ts';
import { fixed } from '@casamaestra/texts/format/number.ts';
import { useContentLang, useLocale, useMessages } from '../i18n/use-messages.ts';
import { can } from '../platform/capabilities.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { GuestReview } from './guest-review.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { mostStars } from './reviews-page.ts';
import type { Review, ReviewsAnswer } from './reviews-page.ts';
import css from './reviews.module.css';

type ReviewsContentProps = {
  page: ReviewsAnswer;
  sku: string;
  /** With the form for who bought without an account; else a link to the page that has it. */
  byOrder?: boolean | undefined;
  /** Number of stars filtered by. */
  stars?: number | undefined;
  onStars?: ((stars: number | undefined) => void) | undefined;
  /** Below the summary: actions of the shopper. */
  actions?: ReactNode;
  /** Below a review: votes. */
  Votes?: ComponentType<{ review: Review }> | undefined;
  /** Shows a photo of a review large, by its place from 0. */
  onPhoto?: ((review: Review, index: number) => void) | undefined;
  /** Below the list. */
  more?: ReactNode;
};

/**
 * Summary, distribution, how reviews are checked, and the reviews. Without handlers it is the server's
 * version.
 */
export function ReviewsContent({
  page,
  sku,
  byOrder,
  stars,
  onStars,
  actions,
  Votes,
  onPhoto,
  more,
}: ReviewsContentProps) {
  const { reviews: texts } = useMessages();
  const locale = useLocale();
  const lang = useContentLang();
  const average = page.average_rating * mostStars;
  return (
    <>
      <h2 id="recensioni-titolo">{texts.title}</h2>
      <div className={css.columns}>
        <div className={css.summary}>
          {page.total_reviews > 0 && (
            <>
              <p className={css.average}>
                <strong>{fixed(average, 1, locale)}</strong>
                <Rating
                  value={average}
                  label={texts.summary(fixed(average, 1, locale), page.total_reviews)}
                  note={texts.total(page.total_reviews)}
                />
              </p>
              <Distribution page={page} stars={stars} onStars={onStars} />
            </>
          )}
          {actions ?? <LoggedOut sku={sku} byOrder={byOrder} />}
          <p className={css.how}>
            {can('review-checks') ? (
              <>
                {texts.how}{' '}
                <a href={urls.webPage('web-page/come-raccogliamo-le-recensioni')}>{texts.howLink}</a>
              </>
            ) : (
              texts.howUnchecked
            )}
          </p>
        </div>
        <div>
          {page.total_reviews === 0 && <p>{texts.none}</p>}
          <ul className={css.list} lang={lang}>
            {page.reviews.map((review) => (
              <OneReview key={review.name} review={review} Votes={Votes} onPhoto={onPhoto} />
            ))}
          </ul>
          {more}
        </div>
      </div>
    </>
  );
}

/** What a visitor may do where no scripts run. */
function LoggedOut({ sku, byOrder }: Pick<ReviewsContentProps, 'sku' | 'byOrder'>) {
  const { reviews: texts } = useMessages();
  return (
    <>
      <p className={css.own}>
        {texts.loginToWrite} <a href={urls.login()}>{texts.login}</a>
      </p>
      {can('review-photos') && byOrder && <GuestReview sku={sku} open />}
      {can('review-photos') && !byOrder && (
        <p className={css.own}>
          <a href="?recensione=ordine#recensioni">{texts.guestTitle}</a>
        </p>
      )}
    </>
  );
}

function Distribution({ page, stars, onStars }: Pick<ReviewsContentProps, 'page' | 'stars' | 'onStars'>) {
  const { reviews: texts } = useMessages();
  const rows = page.reviews_per_rating.map((percent, index) => [index + 1, percent] as const).toReversed();
  return (
    <ul className={css.distribution}>
      {rows.map(([count, percent]) => (
        <li key={count}>
          {onStars && percent > 0 ? (
            <button
              type="button"
              aria-pressed={stars === count}
              onClick={() => onStars(stars === count ? undefined : count)}
            >
              <Bar count={count} percent={percent} />
              <span className="visually-hidden">{`${texts.share(count, percent)}. ${texts.only(count)}`}</span>
            </button>
          ) : (
            <div aria-label={texts.share(count, percent)} role="img">
              <Bar count={count} percent={percent} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const Bar = ({ count, percent }: { count: number; percent: number }) => (
  <>
    <span aria-hidden="true">{count} ★</span>
    <span className={css.bar} aria-hidden="true">
      <span style={{ width: `${percent}%` }} />
    </span>
    <span aria-hidden="true">{percent}%</span>
  </>
);

type OneReviewProps = { review: Review } & Pick<ReviewsContentProps, 'Votes' | 'onPhoto'>;

function OneReview({ review, Votes, onPhoto }: OneReviewProps) {
  const { reviews: texts } = useMessages();
  const locale = useLocale();
  const stars = Math.round(review.rating * mostStars);
  return (
    <li className={css.review}>
      <p className={css.head}>
        <Rating value={stars} label={texts.starsOf(stars)} />
        {review.verified && <Badge tone="new">{texts.verified}</Badge>}
      </p>
      {review.title !== '' && <h3>{review.title}</h3>}
      {review.comment !== '' && <p className={css.comment}>{review.comment}</p>}
      <ReviewPhotos review={review} onOpen={onPhoto && ((index) => onPhoto(review, index))} />
      {review.title === '' && <p className={css.bare}>{texts.bare}</p>}
      {review.written_at !== '' && (
        <p className={css.by}>
          {texts.by(review.customer, writtenDayOfYear(review.written_at, locale))}
          {can('review-checks') && <ReportLink review={review} />}
        </p>
      )}
      {review.reply !== undefined && (
        <p className={css.reply}>
          <strong>{texts.shopReply}</strong>
          {review.reply}
        </p>
      )}
      {Votes && can('review-votes') ? <Votes review={review} /> : <div className={css.votes} />}
    </li>
  );
}

/** The notice of a content that somebody holds to be illegal (Reg. (UE) 2022/2065, art. 16). */
function ReportLink({ review }: { review: Review }) {
  const { reviews: texts } = useMessages();
  return (
    <>
      {' · '}
      <a href={urls.contact({ topic: 'notice', about: review.name })} rel="nofollow">
        {texts.report}
        <span className="visually-hidden"> {texts.reportWhose(review.customer)}</span>
      </a>
    </>
  );
}
