import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useRef, useState } from 'react';
import { texts } from '../platform/texts.ts';
import css from './picking.module.css';

interface ScanFieldProps {
  /** Answers what is wrong with the code. */
  readonly onCode: (code: string) => string | undefined;
  /** Number of codes that the camera has read: what was wrong with one typed before the last is no longer told. */
  readonly byCamera: number;
}

/** A code that is scanned or typed. The field is ready for the next at once. */
export function ScanField({ onCode, byCamera }: ScanFieldProps) {
  const { picking } = texts();
  const field = useRef<HTMLInputElement>(null);
  const [told, tell] = useState<{ readonly fault: string | undefined; readonly byCamera: number }>();
  const fault = told?.byCamera === byCamera ? told.fault : undefined;
  return (
    <form
      className={css.scan}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const input = field.current;
        if (input === null) return;
        tell({ fault: onCode(input.value), byCamera });
        input.value = '';
        input.focus();
      }}
    >
      <Field label={picking.code} hint={picking.codeHint} error={fault && <span role="alert">{fault}</span>}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="done"
            maxLength={140}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {picking.take}
      </Button>
    </form>
  );
}
