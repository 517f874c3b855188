import { pictureBytesMax } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { bytesOf } from '../platform/bytes-of.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './withdrawals.module.css';

/** Telephones offer their camera for these, and write HEIC as JPEG. */
const usable = ['image/jpeg', 'image/png', 'image/webp'];

type AddPhotosProps = { onAdd: (content: string) => Promise<void> };

/** Photos from camera or files, one after the other; one that cannot be used leaves the others. */
export function AddPhotos({ onAdd }: AddPhotosProps) {
  const words = texts().withdrawals.photos;
  const [progress, setProgress] = useState('');
  const [wrong, setWrong] = useState('');
  const added = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const [at, file] of files.entries()) {
        setProgress(words.loading(counted(at + 1), counted(files.length)));
        await onAdd(await bytesOf(file));
      }
    },
    onSettled: () => setProgress(''),
  });
  const take = (files: readonly File[]) => {
    const large = files.find(({ size }) => size > pictureBytesMax);
    const other = files.find(({ type }) => type !== '' && !usable.includes(type) && !/hei[cf]$/.test(type));
    setWrong(large ? words.tooLarge(large.name) : other ? words.notPhoto(other.name) : '');
    const good = files.filter((file) => file !== other && file.size <= pictureBytesMax);
    if (good.length > 0) added.mutate(good);
    else added.reset();
  };
  return (
    <div className={css.adding}>
      <Field label={words.add} hint={words.hint} error={wrong || undefined}>
        {(control) => (
          <Input
            {...control}
            type="file"
            multiple
            accept={usable.join(',')}
            disabled={added.isPending}
            onChange={({ currentTarget }) => {
              take([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        )}
      </Field>
      <p role="status" className={css.soft}>
        {progress}
      </p>
      <Failure error={added.error} id="photo-failure" />
    </div>
  );
}
