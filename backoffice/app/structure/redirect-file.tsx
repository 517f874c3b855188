import {
  importRedirectsOperation,
  redirectFileCharactersMax,
  tryRedirectFileOperation,
} from '@casamaestra/contract/staff/staff-redirects.operations.ts';
import type { RedirectTrial } from '@casamaestra/contract/staff/staff-redirects.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ChangeTold } from './change-told.tsx';
import css from './structure.module.css';

/** Redirects of a file: first what it would write and what is wrong in it, then all of it at once. */
export function RedirectFile() {
  const { redirectFile: words } = texts().structure;
  const [isTooLarge, setTooLarge] = useState(false);
  const tried = useMutation({ mutationFn: (text: string) => callStaff(tryRedirectFileOperation, { text }) });
  const written = useMutation({
    mutationFn: (input: { readonly text: string; readonly fingerprint: string }) =>
      callStaff(importRedirectsOperation, input),
    onSuccess: () => {
      tried.reset();
      void queryClient.invalidateQueries();
    },
  });
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    written.reset();
    tried.reset();
    setTooLarge(file.size > redirectFileCharactersMax);
    if (file.size <= redirectFileCharactersMax) tried.mutate(await file.text());
  };
  const { data: trial, variables: text } = tried;
  return (
    <div className={css.stack}>
      <p className={css.soft}>{words.text}</p>
      <Field label={words.choose} error={isTooLarge ? words.tooLarge : undefined}>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            // The same file, corrected, is chosen again.
            onClick={({ currentTarget }) => (currentTarget.value = '')}
            onChange={({ currentTarget: { files } }) => void take(files?.[0])}
          />
        )}
      </Field>
      <p role="status">{trial && words.summary(counted(trial.lines), counted(trial.changed))}</p>
      <Failure error={tried.error ?? written.error} id="redirect-file-failure" />
      {trial && trial.bad.length > 0 && <BadLines trial={trial} />}
      {trial && trial.changes.length > 0 && <Changes trial={trial} />}
      {trial && trial.bad_lines === 0 && trial.changed === 0 && <p>{words.nothing}</p>}
      {trial && trial.bad_lines === 0 && trial.changed > 0 && (
        <div className={css.acts}>
          <Button
            size="s"
            busy={written.isPending}
            onClick={() => written.mutate({ text, fingerprint: trial.fingerprint })}
          >
            {words.write(counted(trial.changed))}
          </Button>
        </div>
      )}
      <ChangeTold
        change={written.data?.change}
        text={words.written(counted(written.data?.changed ?? 0))}
        act={words.act}
      />
    </div>
  );
}

function BadLines({ trial: { bad, bad_lines: count } }: { trial: RedirectTrial }) {
  const { redirectFile: words } = texts().structure;
  return (
    <div className={css.form}>
      <h3>{words.bad(counted(count))}</h3>
      <p className={css.soft}>{words.badText}</p>
      <Table
        caption={words.bad(counted(count))}
        columns={[{ title: words.line }, { title: words.reason }]}
        className={css.table}
      >
        {bad.map(({ line, reason }) => (
          <tr key={`${line ?? 0} ${reason}`}>
            <th scope="row">{line === null ? words.severalLines : words.lineOf(counted(line))}</th>
            <td>{reason}</td>
          </tr>
        ))}
      </Table>
      {bad.length < count && <p className={css.soft}>{words.most(counted(bad.length), counted(count))}</p>}
    </div>
  );
}

function Changes({ trial: { changes, changed } }: { trial: RedirectTrial }) {
  const { redirectFile: words, redirect } = texts().structure;
  const said = (value: string | null) =>
    value === null ? words.nowhere : value === '410' ? redirect.gone : value;
  return (
    <div className={css.half}>
      <h3>{words.changes}</h3>
      <Table
        caption={words.changes}
        columns={[words.address, words.before, words.after].map((title) => ({ title }))}
        className={css.table}
      >
        {changes.map(({ from, before, after }) => (
          <tr key={from}>
            <th scope="row">{from}</th>
            <td>{said(before)}</td>
            <td>{said(after)}</td>
          </tr>
        ))}
      </Table>
      {changes.length < changed && (
        <p className={css.soft}>{words.most(counted(changes.length), counted(changed))}</p>
      )}
    </div>
  );
}
