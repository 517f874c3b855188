import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { largeCopy } from './review-photos.tsx';
import type { Review } from './reviews-page.ts';
import css from './photos.module.css';

/** A photo of a review, and which one. */
export interface OpenPhoto {
  readonly review: Review;
  readonly index: number;
}

type PhotoDialogProps = { open: OpenPhoto | null; onOpen: (open: OpenPhoto | null) => void };

/** The photos of a review, large, one after the other; also by the arrow keys. */
export function PhotoDialog({ open, onOpen }: PhotoDialogProps) {
  const { reviews: texts } = useMessages();
  const { photos, customer } = open?.review ?? { photos: [], customer: '' };
  const index = open?.index ?? 0;
  const photo = photos[index];
  const go = (by: number): void => {
    if (open && photos[index + by]) onOpen({ ...open, index: index + by });
  };
  const turn = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  });
  const isOpen = open !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [isOpen]);
  return (
    <Dialog
      open={photo !== undefined}
      onClose={() => onOpen(null)}
      closeLabel={texts.close}
      title={texts.photoView}
      className={css.large}
    >
      {photo && (
        <>
          <img
            key={photo.url}
            src={largeCopy(photo)}
            width={photo.width}
            height={photo.height}
            alt={texts.photoShown(index + 1, photos.length, customer)}
          />
          <div className={css.turns}>
            <IconButton
              icon="chevron-left"
              label={texts.photoPrevious}
              aria-disabled={index === 0}
              onClick={() => go(-1)}
            />
            <p role="status">{texts.photoShown(index + 1, photos.length, customer)}</p>
            <IconButton
              icon="chevron-right"
              label={texts.photoNext}
              aria-disabled={index === photos.length - 1}
              onClick={() => go(1)}
            />
          </div>
        </>
      )}
    </Dialog>
  );
}
