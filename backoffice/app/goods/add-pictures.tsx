import {
  pictureBytesMax,
  uploadPictureOperation,
} from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { bytesOf } from '../platform/bytes-of.ts';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './goods.module.css';

export interface AddedPicture {
  readonly hash: string;
  readonly url: string;
}

type AddPicturesProps = { label: string; onAdd: (picture: AddedPicture) => void };

/** Pictures from files, or dropped: each is told when it is there; one that cannot be used leaves the others. */
export function AddPictures({ label, onAdd }: AddPicturesProps) {
  const { goods } = texts();
  const [progress, setProgress] = useState('');
  const [tooLarge, setTooLarge] = useState('');
  const added = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const [at, file] of files.entries()) {
        setProgress(goods.picturesLoading(counted(at + 1), counted(files.length)));
        onAdd(await callStaff(uploadPictureOperation, { content: await bytesOf(file) }));
      }
    },
    onSettled: () => setProgress(''),
  });
  const take = (list: FileList | undefined | null) => {
    const files = [...(list ?? [])];
    const large = files.find(({ size }) => size > pictureBytesMax);
    setTooLarge(large === undefined ? '' : goods.pictureTooLarge(large.name));
    const usable = files.filter(({ size }) => size <= pictureBytesMax);
    if (usable.length > 0) added.mutate(usable);
  };
  return (
    <div
      className={css.adding}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <Field label={label} hint={goods.addPicturesHint} error={tooLarge || undefined}>
        {(control) => (
          <Input
            {...control}
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            disabled={added.isPending}
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              currentTarget.value = '';
            }}
          />
        )}
      </Field>
      <p role="status" className={css.soft}>
        {progress}
      </p>
      <Failure error={added.error} id="picture-failure" />
    </div>
  );
}
