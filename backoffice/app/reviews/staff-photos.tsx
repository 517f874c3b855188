import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { reviewQueueOperation } from '@casamaestra/contract/staff/staff-reviews.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { useState } from 'react';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './reviews.module.css';

type Photo = OperationOutput<typeof reviewQueueOperation>[number]['photos'][number];

type StaffPhotosProps = {
  photos: readonly Photo[];
  /** Absent for who may not decide. */
  onRefuse: ((photo: Pick<Photo, 'position' | 'picture'>) => void) | undefined;
};

/** The photos of a review; one is deleted after a question, since it does not come back. */
export function StaffPhotos({ photos, onRefuse }: StaffPhotosProps) {
  const { reviews, shell } = texts();
  const [asked, setAsked] = useState<Photo>();
  if (photos.length === 0) return null;
  return (
    <>
      <ul className={css.photos}>
        {photos.map((photo) => (
          <li key={photo.position}>
            <a href={photo.url} target="_blank" rel="noreferrer">
              <img
                src={photo.url}
                alt={reviews.photoOf(counted(photo.position))}
                width={72}
                height={72}
                loading="lazy"
              />
            </a>
            {onRefuse && (
              <IconButton
                icon="trash"
                label={reviews.removePhoto(counted(photo.position))}
                onClick={() => setAsked(photo)}
              />
            )}
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== undefined}
        title={reviews.removePhotoTitle}
        closeLabel={shell.close}
        onClose={() => setAsked(undefined)}
      >
        {asked && (
          <div className={css.form}>
            <img className={css.large} src={asked.url} alt={reviews.photoOf(counted(asked.position))} />
            <p>{reviews.removePhotoText}</p>
            <Button
              variant="danger"
              onClick={() => {
                onRefuse?.({ position: asked.position, picture: asked.picture });
                setAsked(undefined);
              }}
            >
              {reviews.removePhotoAct}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
}
