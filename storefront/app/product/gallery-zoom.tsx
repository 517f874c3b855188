import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Picture } from '@casamaestra/ui/picture.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import css from './gallery-zoom.module.css';
import type { GalleryPicture } from './product-view.ts';

export type GalleryProps = { pictures: readonly GalleryPicture[]; name: string };

type ZoomProps = GalleryProps & {
  index: number;
  open: boolean;
  onClose: () => void;
  onShow: (index: number) => void;
};

/** A full-screen picture with buttons for the previous and next one. */
export function GalleryZoom({ pictures, name, index, open, onClose, onShow }: ZoomProps) {
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
