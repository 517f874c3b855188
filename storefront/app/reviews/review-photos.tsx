import { useMessages } from '../i18n/use-messages.ts';
import type { Review } from './reviews-page.ts';
import css from './reviews.module.css';

/** Largest width that is opened. */
const LARGE = 1280;

/** The widest copy of a photo that exists, up to `LARGE`. */
export function largeCopy({ url, srcset = '' }: Review['photos'][number]): string {
  const copies = srcset.split(', ').map((copy) => copy.split(' '));
  const fitting = copies.filter(([, width = '']) => parseInt(width) <= LARGE);
  return fitting.at(-1)?.[0] ?? url;
}

type ReviewPhotosProps = {
  review: Review;
  /** Shows a photo large, by its place from 0. */
  onOpen?: ((index: number) => void) | undefined;
};

/** Photos of a review: links to the large picture, which a dialog shows where scripts run. */
export function ReviewPhotos({ review: { photos, customer }, onOpen }: ReviewPhotosProps) {
  const { reviews: texts } = useMessages();
  if (photos.length === 0) return null;
  return (
    <p className={css.photos}>
      {photos.map((photo, index) => (
        <a
          key={photo.url}
          href={largeCopy(photo)}
          onClick={(event) => {
            if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onOpen(index);
          }}
        >
          <img
            src={photo.url}
            width={photo.width}
            height={photo.height}
            alt={texts.photoOf(index + 1, photos.length, customer)}
            loading="lazy"
            decoding="async"
          />
        </a>
      ))}
    </p>
  );
}
