import { matchPicturesOperation } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
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
export function FileProduct({ row, onChange }: FileProductProps) {
  const { file, product, sku, alt } = row;
  const { pictures } = texts();
  const [code, setCode] = useState('');
  const found = useMutation({
    mutationFn: async (name: string) => (await callStaff(matchPicturesOperation, { names: [name] }))[0],
    onSuccess: (match) => {
      if (match === undefined || match.product === null) return;
      const { product: of, sku: variant, options } = match;
      onChange({ product: of, sku: variant, options, option: null, alt: alt === '' ? match.alt : alt });
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
          onClick={() => onChange({ product: null, sku: null, options: [], option: null })}
        >
          {pictures.change}
        </Button>
        {row.options.length > 0 && <FileColour row={row} onChange={onChange} />}
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

/** Of which colour a file is a picture: of all variants with a value, of the one its name says, or of the product. */
function FileColour({ row: { file, sku, options, option }, onChange }: FileProductProps) {
  const { pictures } = texts();
  const chosen = options.findIndex((one) => one.label === option?.label && one.value === option.value);
  return (
    <Select
      aria-label={pictures.colourOf(file.name)}
      value={String(chosen)}
      onChange={({ target }) => onChange({ option: options[Number(target.value)] ?? null })}
    >
      <option value="-1">{sku === null ? pictures.wholeProduct : pictures.oneVariant(sku)}</option>
      {options.map(({ label, value }, at) => (
        <option key={`${label} ${value}`} value={String(at)}>
          {label}: {value}
        </option>
      ))}
    </Select>
  );
}
