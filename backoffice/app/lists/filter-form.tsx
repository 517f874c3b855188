import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import type { FormEvent, ReactNode } from 'react';
import css from './filters.module.css';

type FilterFormProps = {
  address: URLSearchParams;
  /** Label of the words that are looked for. */
  textLabel: string;
  applyLabel: string;
  onChange: (address: URLSearchParams) => void;
  /** Fields whose names are those of the address. */
  children: ReactNode;
};

/** What narrows a list beside its view; all of it in the address. */
export function FilterForm({ address, textLabel, applyLabel, onChange, children }: FilterFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const view = address.get('vista');
    const next = new URLSearchParams(view === null ? {} : { vista: view });
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim() !== '') next.set(name, value.trim());
    onChange(next);
  };
  return (
    // What the address says again fills the form, as after going back.
    <form key={address.toString()} className={css.filters} role="search" onSubmit={submit}>
      <Field label={textLabel} className={css.wide}>
        {(control) => (
          <Input {...control} type="search" name="q" defaultValue={address.get('q') ?? ''} maxLength={100} />
        )}
      </Field>
      {children}
      <Button type="submit" variant="secondary">
        {applyLabel}
      </Button>
    </form>
  );
}
