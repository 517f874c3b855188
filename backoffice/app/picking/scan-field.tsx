import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useRef, useState } from 'react';
import { texts } from '../platform/texts.ts';
import css from './picking.module.css';

/** A code that is scanned or typed; `onCode` answers what is wrong with it. The field is ready for the next at once. */
export function ScanField({ onCode }: { onCode: (code: string) => string | undefined }) {
  const { picking } = texts();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  return (
    <form
      className={css.scan}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const input = field.current;
        if (input === null) return;
        setFault(onCode(input.value));
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
