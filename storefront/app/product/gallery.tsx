import { Icon } from '@casamaestra/ui/icon.tsx';
import { Picture } from '@casamaestra/ui/picture.tsx';
import type { SyntheticEvent } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import css from './gallery.module.css';
import { galleryPictureSizes } from './product-view.ts';
import type { GalleryPicture } from './product-view.ts';

/**
 * What a gallery does with scripts is loaded at its first event. Links are held back here, before it is there.
 */
const live = (event: SyntheticEvent<HTMLElement>): void => {
  const { type, currentTarget, target, nativeEvent } = event;
  if (type === 'click' && (nativeEvent as MouseEvent).button === 0) event.preventDefault();
  void import('./gallery-live.ts').then((part) =>
    part.galleryEvent(currentTarget, target as Element, nativeEvent),
  );
};

type GalleryProps = { pictures: readonly GalleryPicture[]; colour?: string | undefined };

/**
 * Pictures of a product: a strip to swipe, thumbnails that lead to each, a link to the large one. All of it is
 * plain links and scrolling; scripts add arrow keys and the large view.
 */
export function Gallery({ pictures, colour }: GalleryProps) {
  const { product } = useMessages();
  const [first] = pictures;
  const many = pictures.length > 1;
  if (!first) return <div className={css.empty} />;
  return (
    <section
      className={css.gallery}
      aria-label={product.gallery}
      data-count={pictures.length}
      onClick={live}
      onKeyDown={live}
      onScrollCapture={live}
    >
      <div className={css.stage}>
        <ul className={css.strip} tabIndex={many ? 0 : undefined} aria-label={product.gallery}>
          {pictures.map((picture, index) => (
            <li key={picture.src} id={`foto-${index + 1}`}>
              <Picture
                {...picture}
                alt={`${picture.alt} – ${product.pictureOf(index + 1, pictures.length)}`}
                sizes={galleryPictureSizes}
                priority={index === 0}
                className={css.picture}
              />
            </li>
          ))}
        </ul>
        {many && (
          <p className={css.count} aria-hidden="true">
            <span>1</span>/{pictures.length}
          </p>
        )}
        <a href={first.src} className={css.zoom}>
          <Icon name="expand" size={20} />
          <span className="visually-hidden">{product.zoom}</span>
        </a>
      </div>
      {colour !== undefined && <p className={css.colour}>{product.otherColour(colour)}</p>}
      {many && (
        <ul className={css.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={`#foto-${index + 1}`}
                className={css.thumb}
                aria-label={product.pictureOf(index + 1, pictures.length)}
                aria-current={index === 0 ? 'true' : undefined}
              >
                <Picture {...picture} alt="" sizes="5rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
