import { matchPicturesOperation } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { failureText } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import type { PictureFile } from './picture-files.ts';
import css from './pictures.module.css';

interface FileProductProps {
  row: PictureFile;
  onChange: (to: Partial<PictureFile>) => void;
}

/** The product a file is a picture of; one that its name does not say is found by a code. */
export function FileProduct({ row: { file, product, sku, alt }, onChange }: FileProductProps) {
  const { pictures } = texts();
  const [code, setCode] = useState('');
  const found = useMutation({
    mutationFn: async (name: string) => (await callStaff(matchPicturesOperation, { names: [name] }))[0],
    onSuccess: (match) => {
      if (match === undefined || match.product === null) return;
      onChange({ product: match.product, sku: match.sku, alt: alt === '' ? match.alt : alt });
    },
  });
  if (product !== null)
    return (
      <span className={css.acts}>
        <span>{sku === null ? product.name : pictures.ofVariant(product.name, sku)}</span>
        <Button
          size="s"
          variant="quiet"
          aria-label={pictures.other(file.name)}
          onClick={() => onChange({ product: null, sku: null })}
        >
          {pictures.change}
        </Button>
      </span>
    );
  const isMissing = found.data !== undefined && found.data.product === null;
  const error = found.error === null ? (isMissing ? pictures.notFound : undefined) : failureText(found.error);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') found.mutate(code.trim());
      }}
    >
      <Field label={pictures.find(file.name)} hideLabel error={error}>
        {(control) => (
          <Input
            {...control}
            placeholder={pictures.findHint}
            autoComplete="off"
            maxLength={64}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            onBlur={() => code.trim() !== '' && found.mutate(code.trim())}
          />
        )}
      </Field>
    </form>
  );
}
