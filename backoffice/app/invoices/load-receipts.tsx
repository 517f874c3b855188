import {
  importReceiptsOperation,
  receiptsBytesMax,
} from '@casamaestra/contract/staff/staff-invoice-sending.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { bytesOf } from '../platform/bytes-of.ts';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './invoices.module.css';

type Told = OperationOutput<typeof importReceiptsOperation>['files'];

/** Receipts of the exchange system, as files or as a ZIP of them: each says what became of an invoice. */
export function LoadReceipts() {
  const { receipts } = texts().invoices;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [fault, setFault] = useState<string>();
  const loaded = useMutation({
    mutationFn: async () =>
      callStaff(importReceiptsOperation, {
        files: await Promise.all(
          files.map(async (file) => ({ name: file.name, content: await bytesOf(file) })),
        ),
      }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const wrong =
      files.length === 0 ? receipts.missing : bytes > receiptsBytesMax ? receipts.tooLarge : undefined;
    setFault(wrong);
    if (wrong === undefined) loaded.mutate();
  };
  return (
    <ScreenPart title={receipts.title}>
      <form className={css.zip} noValidate onSubmit={submit}>
        <Field label={receipts.files} hint={receipts.hint} error={fault} required>
          {(control) => (
            <Input
              {...control}
              type="file"
              multiple
              accept=".xml,.zip,application/xml,text/xml,application/zip"
              onChange={({ currentTarget }) => setFiles([...(currentTarget.files ?? [])])}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" busy={loaded.isPending}>
          {receipts.act}
        </Button>
      </form>
      <p role="status">{loaded.data && receipts.done(counted(loaded.data.files.length))}</p>
      <Failure error={loaded.error} id="receipts-failure" />
      {loaded.data && <Outcomes files={loaded.data.files} />}
    </ScreenPart>
  );
}

/** A ZIP may hold a name twice. */
function withKeys(files: Told): readonly (Told[number] & { readonly key: string })[] {
  const seen = new Map<string, number>();
  return files.map((file) => {
    const times = seen.get(file.name) ?? 0;
    seen.set(file.name, times + 1);
    return { ...file, key: `${file.name} ${times}` };
  });
}

function Outcomes({ files }: { files: Told }) {
  const { receipts, states } = texts().invoices;
  return (
    <ul className={css.told} aria-label={receipts.outcomesLabel}>
      {withKeys(files).map(({ key, name, outcome, fault, number, state, errors }) => (
        <li key={key}>
          <strong>{name}</strong>:{' '}
          {outcome === 'refused'
            ? receipts.faults[fault ?? 'xml']
            : receipts.outcomes[outcome](number ?? '', state === null ? '' : states[state])}
          {errors.map(({ code, description }) => (
            <small key={`${code} ${description}`}>
              {code} {description}
            </small>
          ))}
        </li>
      ))}
    </ul>
  );
}
