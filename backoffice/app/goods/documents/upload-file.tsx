import {
  documentBytesMax,
  uploadDocumentOperation,
} from '@casamaestra/contract/staff/staff-documents.operations.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { bytesOf } from '../../platform/bytes-of.ts';
import { callStaff } from '../../platform/call-staff.ts';
import { failureText } from '../../platform/failure.tsx';
import { texts } from '../../platform/texts.ts';
import css from '../goods.module.css';

export interface UploadedFile {
  readonly url: string;
  readonly bytes: number;
  /** As the file was called. */
  readonly name: string;
}

type UploadFileProps = {
  label: string;
  hint: string;
  /** Labels come as pictures too. */
  withPictures?: boolean;
  onAdd: (file: UploadedFile) => void;
};

/** A file that is stored at once; the product names it when it is saved. */
export function UploadFile({ label, hint, withPictures = false, onAdd }: UploadFileProps) {
  const { documents } = texts();
  const [tooLarge, setTooLarge] = useState('');
  const sent = useMutation({
    mutationFn: async (file: File) => {
      const stored = await callStaff(uploadDocumentOperation, {
        name: file.name,
        content: await bytesOf(file),
      });
      onAdd({ ...stored, name: file.name });
    },
  });
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    const isLarge = file.size > documentBytesMax;
    setTooLarge(isLarge ? documents.tooLarge(file.name) : '');
    if (!isLarge) sent.mutate(file);
  };
  const error = tooLarge || (sent.error === null ? undefined : failureText(sent.error));
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept={withPictures ? 'application/pdf,image/png,image/jpeg,image/webp' : 'application/pdf'}
            disabled={sent.isPending}
            onChange={({ currentTarget }) => {
              take(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        )}
      </Field>
      <p role="status" className={css.soft}>
        {sent.isPending ? documents.sending : ''}
      </p>
    </div>
  );
}
