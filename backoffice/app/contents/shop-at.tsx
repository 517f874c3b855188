import { previewContentOperation } from '@casamaestra/contract/staff/staff-content.operations.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { romeInstant, romeText } from '../platform/rome-time.ts';
import { texts } from '../platform/texts.ts';
import css from './contents.module.css';

const DAY_MS = 24 * 3_600_000;

/** The real shop at a moment, in a window of its own: a link is made first, since programs may not open windows. */
export function ShopAt() {
  const { contents } = texts();
  const id = useId();
  const [at, setAt] = useState(() => romeText(new Date(Date.now() + DAY_MS).toISOString()));
  const made = useMutation({
    mutationFn: () => callStaff(previewContentOperation, { at: romeInstant(at) ?? '' }),
  });
  return (
    <section aria-labelledby={id} className={css.part}>
      <h2 id={id}>{contents.tomorrow}</h2>
      <p className={css.soft}>{contents.tomorrowText}</p>
      <Field label={contents.at}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={at}
            onChange={(event) => {
              setAt(event.target.value);
              made.reset();
            }}
          />
        )}
      </Field>
      <Failure error={made.error} />
      {made.data === undefined ? (
        <Button variant="secondary" disabled={at === ''} busy={made.isPending} onClick={() => made.mutate()}>
          {contents.tomorrow}
        </Button>
      ) : (
        <LinkButton href={made.data.url} target="_blank" rel="noopener">
          {contents.open}
        </LinkButton>
      )}
    </section>
  );
}
