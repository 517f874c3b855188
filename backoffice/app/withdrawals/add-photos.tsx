import { pictureBytesMax } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { bytesOf } from '../platform/bytes-of.ts';
import { Refused } from '../platform/call-staff.ts';
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
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const added = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const refusals: string[] = [];
      for (const [at, file] of files.entries()) {
        setProgress(words.loading(counted(at + 1), counted(files.length)));
        try {
          await onAdd(await bytesOf(file));
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          refusals.push(`${file.name}: ${error.message}`);
        }
      }
      return refusals;
    },
    onSuccess: (refusals) => setWrong((before) => [...before, ...refusals]),
    onSettled: () => setProgress(''),
  });
  const problemOf = ({ name, size, type }: File): string | undefined => {
    if (size > pictureBytesMax) return words.tooLarge(name);
    return type === '' || usable.includes(type) || /hei[cf]$/.test(type) ? undefined : words.notPhoto(name);
  };
  const take = (files: readonly File[]) => {
    setWrong(files.flatMap((file) => problemOf(file) ?? []));
    const good = files.filter((file) => problemOf(file) === undefined);
    if (good.length > 0) added.mutate(good);
    else added.reset();
  };
  return (
    <div className={css.adding}>
      <Field label={words.add} hint={words.hint} error={wrong.join(' ') || undefined}>
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
