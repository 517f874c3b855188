import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  handOverWeeeOperation,
  type takeBacksOperation,
} from '@casamaestra/contract/staff/weee.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Textarea } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './weee.module.css';

interface HandOverProps {
  /** Numbers of the orders that were chosen. */
  orders: readonly string[];
  /** Where the last ones went. */
  site: OperationOutput<typeof takeBacksOperation>['site'];
  /** Told with the number of the document. */
  onDone: (number: string) => void;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Brings what was chosen from the store to a collection site, with its transport document. */
export function HandOver({ orders, site, onDone }: HandOverProps) {
  const { weee: words, shell } = texts();
  const [name, setName] = useState(site?.name ?? '');
  const [lines, setLines] = useState(site?.lines.join('\n') ?? '');
  const [carrier, setCarrier] = useState(site?.carrier ?? '');
  const [isTold, setTold] = useState(false);
  const done = useMutation({
    mutationFn: () =>
      callStaff(handOverWeeeOperation, {
        orders: [...orders],
        site: { name: name.trim(), lines: linesOf(lines) },
        carrier: carrier.trim(),
      }),
    async onSuccess({ document }) {
      onDone(document.number);
      await queryClient.invalidateQueries();
    },
  });
  const written = linesOf(lines);
  const isWrong = name.trim() === '' || written.length === 0 || written.length > 4;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (!isWrong && orders.length > 0) done.mutate();
  };
  return (
    <ScreenPart title={words.handOver}>
      <form className={css.form} noValidate onSubmit={submit}>
        <p role="status">{orders.length === 0 ? words.chooseFirst : words.handOverText(orders.join(', '))}</p>
        <Field label={words.siteName} required error={isTold && name.trim() === '' && shell.required}>
          {(control) => (
            <Input
              {...control}
              maxLength={120}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Field
          label={words.siteLines}
          required
          hint={words.siteHint}
          error={isTold && (written.length === 0 || written.length > 4) && shell.required}
        >
          {(control) => (
            <Textarea {...control} rows={3} value={lines} onChange={({ target }) => setLines(target.value)} />
          )}
        </Field>
        <Field label={words.carrier} hint={words.carrierHint}>
          {(control) => (
            <Input
              {...control}
              maxLength={80}
              value={carrier}
              onChange={({ target }) => setCarrier(target.value)}
            />
          )}
        </Field>
        <Failure error={done.error} id="hand-over-failure" />
        <div className={css.acts}>
          <Button type="submit" size="s" disabled={orders.length === 0} busy={done.isPending}>
            {words.issue}
          </Button>
        </div>
      </form>
    </ScreenPart>
  );
}
