import type { Carrier } from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { takeNumbersOperation } from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { NumberResults } from './number-results.tsx';
import { knownCarrier, numberColumnsIn, type NumberColumnPlaces } from './number-memory.ts';
import css from './shipments.module.css';

type NumberColumnsProps = {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  /** With how their files were read before. */
  carriers: readonly Carrier[];
};

const isAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text);

/** The headings of the chosen columns, by which the next file of the carrier is read. */
const headingsOf = (headings: readonly string[], { order, number, url }: NumberColumnPlaces) => ({
  order: (headings[order] ?? '').slice(0, 200),
  number: (headings[number] ?? '').slice(0, 200),
  url: headings[url]?.slice(0, 200) ?? null,
});

/** A line as the service takes it. */
function rowOf(cells: readonly string[], carrier: string, { order, number, url }: NumberColumnPlaces) {
  const link = cells[url] ?? '';
  return {
    order_number: (cells[order] ?? '').slice(0, 40),
    carrier: carrier.trim(),
    tracking_number: (cells[number] ?? '').slice(0, 80),
    ...(isAddress(link) && { tracking_url: link.slice(0, 500) }),
  };
}

/** Which columns say what, then what each line would do, then doing it. */
export function NumberColumns({ headings, rows, carriers }: NumberColumnsProps) {
  const { numbers } = texts().shipments;
  const { orders, shell } = texts();
  const [carrier, setCarrier] = useState(() => knownCarrier(headings, carriers)?.name ?? '');
  const [isTried, setTried] = useState(false);
  const [columns, setColumns] = useState(() => numberColumnsIn(headings, knownCarrier(headings, carriers)));
  const taken = useMutation({
    mutationFn: (apply: boolean) =>
      callStaff(takeNumbersOperation, { apply, ...fileOf(headings, rows, { carrier, columns }) }),
  });
  const isMissing = carrier.trim() === '';
  /** What was said no longer holds for other columns. */
  const choose = (next: Partial<NumberColumnPlaces>) => {
    setColumns({ ...columns, ...next });
    taken.reset();
  };
  const ready = taken.data?.results.filter(({ what }) => what === 'ship' || what === 'correct').length ?? 0;
  return (
    <>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isMissing) taken.mutate(false);
        }}
      >
        <Field
          label={orders.forms.carrier}
          required
          error={isTried && isMissing ? shell.required : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={carrier}
              maxLength={80}
              onChange={({ target }) => {
                setCarrier(target.value);
                const known = carriers.find(({ name }) => name === target.value.trim());
                if (known) setColumns(numberColumnsIn(headings, known, columns));
                taken.reset();
              }}
            />
          )}
        </Field>
        <ColumnFields headings={headings} columns={columns} onChoose={choose} />
        <Button type="submit" busy={taken.isPending && !taken.variables}>
          {numbers.try}
        </Button>
      </form>
      <Failure error={taken.error} id="numbers-failure" />
      {taken.data && (
        <NumberResults
          results={taken.data.results}
          isTaken={taken.variables}
          rows={rows}
          headings={headings}
          orderColumn={columns.order}
        />
      )}
      {taken.data && !taken.variables && ready > 0 && (
        <Button onClick={() => taken.mutate(true)}>{numbers.apply(counted(ready))}</Button>
      )}
    </>
  );
}

/** A file as the service takes it. */
const fileOf = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  { carrier, columns }: { carrier: string; columns: NumberColumnPlaces },
) => ({
  columns: headingsOf(headings, columns),
  rows: rows.map((cells) => rowOf(cells, carrier, columns)),
});

type ColumnFieldsProps = {
  headings: readonly string[];
  columns: NumberColumnPlaces;
  onChoose: (next: Partial<NumberColumnPlaces>) => void;
};

function ColumnFields({ headings, columns, onChoose }: ColumnFieldsProps) {
  const { numbers } = texts().shipments;
  return (['order', 'number', 'url'] as const).map((name) => (
    <Field key={name} label={numbers[name]}>
      {(control) => (
        <Select
          {...control}
          value={columns[name]}
          onChange={({ target }) => onChoose({ [name]: Number(target.value) })}
        >
          {name === 'url' && <option value={-1}>{numbers.noColumn}</option>}
          {headings.map((heading, at) => (
            <option key={heading} value={at}>
              {heading}
            </option>
          ))}
        </Select>
      )}
    </Field>
  ));
}
