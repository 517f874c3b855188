import { reviewPhotos } from '@casamaestra/contract/reviews/review-form.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { chosenPhoto, drawPreview } from './chosen-photo.ts';
import type { ChosenPhoto } from './chosen-photo.ts';
import css from './photos.module.css';

type PhotoInputProps = {
  photos: readonly ChosenPhoto[];
  /** Photos sent before, which stay unless others are chosen. */
  kept: number;
  error: string | undefined;
  onChange: (photos: readonly ChosenPhoto[]) => void;
};

/** By name too: many systems do not know its type. */
const isHeic = ({ name, type }: File): boolean => /hei[cf]$/i.test(name) || /hei[cf]/.test(type);

/** Side of a preview in pixels, on a sharp screen. */
const PREVIEW = 176;

/** Chooses photos, shows them small, and takes them out again before they are sent. */
export function PhotoInput({ photos, kept, error, onChange }: PhotoInputProps) {
  const { reviews: texts } = useMessages();
  const [odd, setOdd] = useState<string>();
  const add = async (input: HTMLInputElement): Promise<void> => {
    const files = [...(input.files ?? [])];
    input.value = '';
    const fitting = files.slice(0, reviewPhotos.most - photos.length);
    const read = await Promise.all(fitting.map(chosenPhoto));
    const chosen = read.filter((photo) => photo !== undefined);
    setOdd(
      chosen.length < fitting.length
        ? fitting.some((file, at) => read[at] === undefined && isHeic(file))
          ? texts.photoHeic
          : texts.photoOdd
        : fitting.length < files.length
          ? texts.photosFull
          : undefined,
    );
    onChange([...photos, ...chosen]);
  };
  return (
    <div className={css.choice}>
      <Field label={texts.photos} hint={texts.photosHint} error={odd ?? error}>
        {(control) => (
          <input
            {...control}
            type="file"
            name="photos"
            multiple
            accept={reviewPhotos.types.join()}
            onChange={(event) => void add(event.currentTarget)}
          />
        )}
      </Field>
      {photos.length > 0 && (
        <ul className={css.previews}>
          {photos.map((photo, index) => (
            <li key={photo.key}>
              <canvas
                ref={(canvas) => drawPreview(canvas, photo)}
                width={PREVIEW}
                height={PREVIEW}
                aria-hidden="true"
              />
              <IconButton
                icon="trash"
                label={texts.photoRemove(index + 1)}
                onClick={() => onChange(photos.filter((one) => one !== photo))}
              />
            </li>
          ))}
        </ul>
      )}
      {kept > 0 && photos.length === 0 && (
        <>
          <p>{texts.photosKept(kept)}</p>
          <label>
            <input type="checkbox" name="without_photos" value="1" /> {texts.photosDrop}
          </label>
        </>
      )}
    </div>
  );
}
