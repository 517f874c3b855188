import { Button } from '@casamaestra/ui/button.tsx';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import type { Arrival } from './arrival.ts';
import css from './buy-box.module.css';

type CapFormProps = { sku: string; arrival: Arrival | undefined; onAsk: (cap: string) => void };

/** Asks for the CAP that a date of delivery needs. Without scripts the server answers, by the address. */
export function CapForm({ sku, arrival, onAsk }: CapFormProps) {
  const { product } = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const problem = arrival?.problem;
  const cap = arrival?.cap;
  useEffect(() => {
    // The remembered one, which the page of the server cannot have; what is being typed stays.
    if (cap !== undefined && field.current?.value === '') field.current.value = cap;
  }, [cap]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onAsk(field.current?.value.trim() ?? '');
  };
  return (
    <form action="#consegna" data-reload="" data-no-print="" className={css.cap} onSubmit={send}>
      <input type="hidden" name="sku" value={sku} />
      <label htmlFor="cap">{product.deliveryCap}</label>
      <input
        ref={field}
        id="cap"
        name="cap"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        defaultValue={cap ?? ''}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : 'cap-problema'}
      />
      <Button type="submit" variant="secondary" size="s">
        {product.deliveryWhen}
      </Button>
      {problem !== undefined && (
        <p id="cap-problema" className={css.capProblem}>
          {problem}
        </p>
      )}
    </form>
  );
}
