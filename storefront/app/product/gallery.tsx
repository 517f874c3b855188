import { Icon } from '@casamaestra/ui/icon.tsx';
import { Picture } from '@casamaestra/ui/picture.tsx';
import { Suspense, lazy, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import css from './gallery.module.css';
import type { GalleryProps } from './gallery-zoom.tsx';
import { galleryPictureSizes } from './product-view.ts';
import type { GalleryPicture } from './product-view.ts';

const GalleryZoom = lazy(async () => ({ default: (await import('./gallery-zoom.tsx')).GalleryZoom }));

/** Pictures of a product: swipe or arrow keys, thumbnails, click to enlarge. */
export function Gallery({ pictures, name, colour }: GalleryProps & { colour?: string | undefined }) {
  const { product } = useMessages();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** Undefined until first opened: the dialog is loaded then. */
  const [zoomed, setZoomed] = useState<boolean>();
  const show = (index: number): void => {
    const target = strip.current?.children[index];
    if (!strip.current || !(target instanceof HTMLElement)) return;
    strip.current.scrollTo({ left: target.offsetLeft - strip.current.offsetLeft });
    setCurrent(index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    show(Math.min(pictures.length - 1, Math.max(0, current + step)));
  };
  const settle = (): void => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setCurrent(Math.round(scrollLeft / clientWidth));
  };
  if (pictures.length === 0) return <div className={css.empty} />;
  return (
    <section className={css.gallery} aria-label={product.gallery} onKeyDown={onKeyDown}>
      <div className={css.stage}>
        <ul
          className={css.strip}
          ref={strip}
          onScrollEnd={settle}
          tabIndex={pictures.length > 1 ? 0 : undefined}
          aria-label={product.gallery}
        >
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <GalleryImage
                picture={picture}
                priority={index === 0}
                label={product.pictureOf(index + 1, pictures.length)}
              />
            </li>
          ))}
        </ul>
        <button type="button" className={css.zoom} onClick={() => setZoomed(true)}>
          <Icon name="expand" size={20} />
          <span className="visually-hidden">{product.zoom}</span>
        </button>
      </div>
      {colour !== undefined && <p className={css.colour}>{product.otherColour(colour)}</p>}
      <Thumbnails pictures={pictures} current={current} onShow={show} />
      {zoomed !== undefined && (
        <Suspense>
          <GalleryZoom
            pictures={pictures}
            name={name}
            index={current}
            open={zoomed}
            onClose={() => setZoomed(false)}
            onShow={show}
          />
        </Suspense>
      )}
    </section>
  );
}

type ThumbnailsProps = {
  pictures: readonly GalleryPicture[];
  current: number;
  onShow: (index: number) => void;
};

function Thumbnails({ pictures, current, onShow }: ThumbnailsProps) {
  const { product } = useMessages();
  if (pictures.length < 2) return null;
  return (
    <ul className={css.thumbs}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <button
            type="button"
            className={css.thumb}
            aria-label={product.pictureOf(index + 1, pictures.length)}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onShow(index)}
          >
            <Picture
              src={picture.src}
              alt=""
              width={picture.width}
              height={picture.height}
              avif={picture.avif}
              webp={picture.webp}
              sizes="5rem"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

function GalleryImage({
  picture,
  priority,
  label,
}: {
  picture: GalleryPicture;
  priority: boolean;
  label: string;
}) {
  const { src, alt, width, height, avif, webp } = picture;
  return (
    <Picture
      src={src}
      alt={`${alt} – ${label}`}
      width={width}
      height={height}
      avif={avif}
      webp={webp}
      sizes={galleryPictureSizes}
      priority={priority}
      className={css.picture}
    />
  );
}
