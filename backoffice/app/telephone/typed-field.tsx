import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import type { ReactNode } from 'react';
import { texts } from '../platform/texts.ts';
import type { ChangeDraft, Draft, DraftText } from './draft.ts';

export interface DraftProps {
  readonly draft: Draft;
  readonly onChange: ChangeDraft;
  /** What the service refused about a field. */
  readonly errorOf: (field: string) => string | undefined;
}

type TypedName = DraftText & keyof ReturnType<typeof texts>['telephone']['fields'];

type TypedFieldProps = DraftProps & {
  name: TypedName;
  required?: boolean;
  type?: 'text' | 'email' | 'tel';
  max?: number;
  hint?: ReactNode;
};

/** One field of the draft; what is typed is kept with every key. */
export function TypedField({ draft, onChange, errorOf, name, ...look }: TypedFieldProps) {
  const { required = false, type = 'text', max = 140, hint } = look;
  return (
    <Field label={texts().telephone.fields[name]} hint={hint} error={errorOf(name)} required={required}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type={type}
          maxLength={max}
          autoComplete="off"
          value={draft[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
}
