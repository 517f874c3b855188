import {
  importBytesMax,
  uploadImportOperation,
} from '@casamaestra/contract/staff/goods-import.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { bytesOf } from '../platform/bytes-of.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import css from './imports.module.css';

/** First step: whose list, and the file. */
export function UploadList({ suppliers }: { suppliers: readonly string[] }) {
  const { upload } = texts().imports;
  const navigate = useNavigate();
  const [supplier, setSupplier] = useState('');
  const [file, setFile] = useState<File>();
  const [isTried, setTried] = useState(false);
  const uploaded = useMutation({
    mutationFn: async (chosen: File) =>
      callStaff(uploadImportOperation, {
        file_name: chosen.name,
        supplier: supplier.trim(),
        content: await bytesOf(chosen),
      }),
    onSuccess: ({ id }) => navigate(`/importa/${id}`),
  });
  const isTooLarge = file !== undefined && file.size > importBytesMax;
  const fileError = isTooLarge
    ? upload.fileTooLarge
    : isTried && file === undefined
      ? upload.fileMissing
      : undefined;
  return (
    <form
      className={css.form}
      noValidate
      aria-label={upload.title}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (file !== undefined && !isTooLarge && supplier.trim() !== '') uploaded.mutate(file);
      }}
    >
      <SupplierField
        value={supplier}
        suppliers={suppliers}
        isMissing={isTried && supplier.trim() === ''}
        onType={setSupplier}
      />
      <Field label={upload.file} hint={upload.fileHint} error={fileError} required className={css.wide}>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            onChange={({ currentTarget: { files } }) => setFile(files?.[0])}
          />
        )}
      </Field>
      <Button type="submit" busy={uploaded.isPending}>
        {upload.submit}
      </Button>
      <Failure error={uploaded.error} id="upload-failure" />
    </form>
  );
}

type SupplierFieldProps = {
  value: string;
  /** Of lists before. */
  suppliers: readonly string[];
  isMissing: boolean;
  onType: (value: string) => void;
};

function SupplierField({ value, suppliers, isMissing, onType }: SupplierFieldProps) {
  const { upload } = texts().imports;
  return (
    <>
      <Field
        label={upload.supplier}
        hint={upload.supplierHint}
        error={isMissing ? upload.supplierMissing : undefined}
        required
      >
        {(control) => (
          <Input
            {...control}
            value={value}
            maxLength={100}
            autoComplete="off"
            list="import-suppliers"
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <datalist id="import-suppliers">
        {suppliers.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
