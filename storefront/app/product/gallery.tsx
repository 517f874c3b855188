import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Picture } from '@casamaestra/ui/picture.tsx';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import css from './gallery.module.css';
import { galleryPictureSizes } from './product-view.ts';
import type { GalleryPicture } from './product-view.ts';

type GalleryProps = { pictures: readonly GalleryPicture[]; name: string };

/** Pictures of a product: swipe or arrow keys, all thumbnails in sight, a click enlarges. */
export function Gallery({ pictures, name }: GalleryProps) {
  const { product } = useMessages();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState(false);
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
      <Thumbnails pictures={pictures} current={current} onShow={show} />
      <Zoom
        pictures={pictures}
        name={name}
        index={current}
        open={zoomed}
        onClose={() => setZoomed(false)}
        onShow={show}
      />
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

type ZoomProps = GalleryProps & {
  index: number;
  open: boolean;
  onClose: () => void;
  onShow: (index: number) => void;
};

function Zoom({ pictures, name, index, open, onClose, onShow }: ZoomProps) {
  const { product, page } = useMessages();
  const picture = pictures[index];
  if (!picture) return null;
  return (
    <Dialog title={name} closeLabel={page.close} open={open} onClose={onClose} className={css.dialog}>
      <div className={css.large}>
        <Picture
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          avif={picture.avif}
          webp={picture.webp}
          sizes="100vw"
          priority
        />
        {pictures.length > 1 && (
          <p className={css.steps}>
            <IconButton
              icon="chevron-left"
              label={product.previousPicture}
              disabled={index === 0}
              onClick={() => onShow(index - 1)}
            />
            <span aria-live="polite">{product.pictureOf(index + 1, pictures.length)}</span>
            <IconButton
              icon="chevron-right"
              label={product.nextPicture}
              disabled={index === pictures.length - 1}
              onClick={() => onShow(index + 1)}
            />
          </p>
        )}
      </div>
    </Dialog>
  );
}
