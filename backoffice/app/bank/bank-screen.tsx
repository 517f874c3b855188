import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  closeCreditOperation,
  importStatementOperation,
  statementCharactersMax,
} from '@casamaestra/contract/staff/staff-bank.operations.ts';
import {
  acceptTransferOperation,
  creditsOperation,
} from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Field, FieldError } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { UndoButton } from '../activity/undo-button.tsx';
import { ExportList } from '../lists/export-list.tsx';
import { allLoaded } from '../lists/read-all.ts';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { queryClient, reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, dayOf, euros } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import css from './bank.module.css';
import { creditColumns } from './credit-columns.ts';
import { SplitCredit } from './split-credit.tsx';

type Credit = OperationOutput<typeof creditsOperation>[number];
const readAgain = () => queryClient.invalidateQueries();

/** Credits that pay no order by themselves, each with the orders it may be meant for. */
export function BankScreen() {
  const { data, error } = useQuery(reading(creditsOperation, {}));
  const { bank, shell } = texts();
  const mayEdit = may(useMe(), 'bank', 'edit');
  const [split, setSplit] = useState<number>();
  return (
    <>
      <ScreenHead title={shell.screens.bank}>
        {data && data.length > 0 && (
          <ExportList name="credits" columns={creditColumns()} readAll={allLoaded('credits', data)} />
        )}
      </ScreenHead>
      {mayEdit && <Statement />}
      <div role="status" className={css.line}>
        {split !== undefined && <span>{bank.splitDone}</span>}
        {split !== undefined && <UndoButton key={split} id={split} act={bank.splitDone} />}
      </div>
      <Failure error={error} />
      {data?.length === 0 && <EmptyState icon="card" title={bank.none} text={bank.noneText} level={2} />}
      <ul className={css.list}>
        {data?.map((credit) => (
          <li key={credit.id}>
            <CreditRow credit={credit} mayEdit={mayEdit} onSplit={setSplit} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Statement() {
  const { bank } = texts();
  const [isTooLarge, setTooLarge] = useState(false);
  const loaded = useMutation({
    mutationFn: (xml: string) => callStaff(importStatementOperation, { xml }),
    onSuccess: readAgain,
  });
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setTooLarge(file.size > statementCharactersMax);
    if (file.size <= statementCharactersMax) loaded.mutate(await file.text());
  };
  const done = loaded.data;
  return (
    <div
      className={css.statement}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <Field label={bank.load} hint={bank.loadHint}>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".xml,text/xml,application/xml"
            onChange={({ currentTarget: { files } }) => void take(files?.[0])}
          />
        )}
      </Field>
      <p role="status">
        {done &&
          bank.loaded(counted(done.credits), counted(done.matched), counted(done.known), counted(done.open))}
      </p>
      {isTooLarge && <FieldError id="statement-size">{bank.tooLarge}</FieldError>}
      <Failure error={loaded.error} id="statement-failure" />
    </div>
  );
}

type CreditRowProps = { credit: Credit; mayEdit: boolean; onSplit: (change: number) => void };

function CreditRow({ credit, mayEdit, onSplit }: CreditRowProps) {
  const { bank } = texts();
  const { id, result } = credit;
  const matched = useMutation({
    mutationFn: (number: string) => callStaff(acceptTransferOperation, { number, credit: id }),
    onSuccess: readAgain,
  });
  return (
    <article className={css.row} aria-label={`${euros(credit.amount)} ${credit.payer}`}>
      <header className={css.head}>
        <strong className="tabular">
          {credit.currency === 'EUR' ? euros(credit.amount) : `${counted(credit.amount)} ${credit.currency}`}
        </strong>
        <span>
          {dayOf(credit.booked_on)} {bank.from} {credit.payer}
        </span>
        {(result === 'amount_differs' || result === 'unknown_order') && <Badge>{bank.results[result]}</Badge>}
      </header>
      <p className={css.text}>{credit.remittance}</p>
      {credit.renovation && <p className={css.renovation}>{bank.renovation}</p>}
      {credit.proposals.length === 0 && <p>{bank.noProposal}</p>}
      <ul className={css.proposals}>
        {credit.proposals.map(({ order_number: number, name, total, reasons }) => (
          <li key={number}>
            <Link to={`/ordini/${encodeURIComponent(number)}`}>{number}</Link> {name}, {euros(total)}
            <small>{reasons.map((reason) => bank.reasons[reason]).join(', ')}</small>
            {mayEdit && (
              <Button
                size="s"
                aria-label={`${bank.accept} ${number}`}
                busy={matched.isPending && matched.variables === number}
                onClick={() => matched.mutate(number)}
              >
                {bank.accept}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Failure error={matched.error} id={`match-${id}`} />
      {mayEdit && (
        <div className={css.other}>
          <OneLine
            label={bank.other}
            act={bank.accept}
            max={40}
            onSend={(number) => matched.mutate(number)}
          />
          <Close id={id} />
          {credit.currency === 'EUR' && <SplitCredit credit={credit} onSplit={onSplit} />}
        </div>
      )}
    </article>
  );
}

function Close({ id }: { id: number }) {
  const { bank } = texts();
  const closed = useMutation({
    mutationFn: (reason: string) => callStaff(closeCreditOperation, { credit: id, reason }),
    onSuccess: readAgain,
  });
  return (
    <>
      <OneLine label={bank.why} act={bank.close} max={300} onSend={(reason) => closed.mutate(reason)} />
      <Failure error={closed.error} id={`close-${id}`} />
    </>
  );
}

type OneLineProps = { label: string; act: string; max: number; onSend: (text: string) => void };

function OneLine({ label, act, max, onSend }: OneLineProps) {
  const [text, setText] = useState('');
  return (
    <form
      className={css.line}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onSend(text.trim());
      }}
    >
      <Field label={label}>
        {(control) => (
          <Input {...control} value={text} maxLength={max} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <Button type="submit" size="s" variant="secondary">
        {act}
      </Button>
    </form>
  );
}
