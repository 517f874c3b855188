import { reviewFormPath, reviewPhotos } from '@casamaestra/contract/reviews/review-form.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import css from './reviews.module.css';

const stars = [5, 4, 3, 2, 1] as const;

/**
 * A review by number and address of an order: for who bought without an account, and without scripts. A plain form; the
 * service answers with a page.
 */
export function GuestReview({ sku, open }: { sku: string; open: boolean }) {
  const { reviews: texts } = useMessages();
  return (
    <details className={css.guest} open={open}>
      <summary>{texts.guestTitle}</summary>
      <form action={reviewFormPath} method="post" encType="multipart/form-data">
        <input type="hidden" name="item_code" value={sku} />
        <label>
          {texts.guestOrder} <input name="order_number" required maxLength={40} autoComplete="off" />
        </label>
        <label>
          {texts.guestEmail} <input name="email" type="email" required maxLength={254} autoComplete="email" />
        </label>
        <label>
          {texts.yourStars}{' '}
          <select name="rating" required defaultValue="">
            <option value="">–</option>
            {stars.map((count) => (
              <option key={count} value={count}>
                {texts.starsOf(count)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.yourTitle} <input name="title" required maxLength={120} />
        </label>
        <label>
          {texts.yourComment} <textarea name="comment" rows={4} maxLength={3000} />
        </label>
        <label>
          {texts.photos} <input name="photos" type="file" multiple accept={reviewPhotos.types.join()} />
        </label>
        <p>{texts.photosHint}</p>
        <Button type="submit">{texts.send}</Button>
      </form>
    </details>
  );
}
