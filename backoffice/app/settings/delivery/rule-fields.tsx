import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Textarea } from '@casamaestra/ui/input.tsx';
import type { ReactNode } from 'react';
import type { TypedDelivery } from './typed-delivery.ts';

type TextName = {
  [Name in keyof TypedDelivery]: TypedDelivery[Name] extends string ? Name : never;
}[keyof TypedDelivery];

export interface RulePartProps {
  typed: TypedDelivery;
  onType: (change: Partial<TypedDelivery>) => void;
  errorOf: (field: keyof TypedDelivery) => string | undefined;
}

type RuleFieldProps = RulePartProps & {
  name: TextName;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  lines?: boolean;
  max?: number;
};

/** One field of a delivery rule that is typed as text. */
export function RuleField(props: RuleFieldProps) {
  const { typed, onType, errorOf, name, label, hint, required = false, lines = false, max = 12 } = props;
  const control = { name, value: typed[name] };
  return (
    <Field label={label} hint={hint} error={errorOf(name)} required={required}>
      {(own) =>
        lines ? (
          <Textarea
            {...own}
            {...control}
            rows={4}
            onChange={({ target }) => onType({ [name]: target.value })}
          />
        ) : (
          <Input
            {...own}
            {...control}
            autoComplete="off"
            maxLength={max}
            onChange={({ target }) => onType({ [name]: target.value })}
          />
        )
      }
    </Field>
  );
}
