import { numbersMost } from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { carriersQuery } from '../carriers/carriers-query.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { NumberColumns } from './number-columns.tsx';
import { readTable } from './read-table.ts';
import css from './shipments.module.css';

type Table = readonly (readonly string[])[];

/** Numbers of parcels from a carrier's file: tried first, then taken. */
export function NumbersScreen() {
  const { numbers } = texts().shipments;
  const [table, setTable] = useState<Table>();
  // How the files of carriers were read before; without it the columns are guessed.
  const { data: known, isPending } = useQuery(carriersQuery);
  const fault =
    table === undefined
      ? undefined
      : table.length < 2
        ? numbers.empty
        : table.length > numbersMost + 1
          ? numbers.tooMany
          : undefined;
  return (
    <div className={css.page}>
      <ScreenHead title={numbers.open} />
      <p className={css.soft}>{numbers.text}</p>
      {table === undefined || fault !== undefined ? (
        <Field label={numbers.file} hint={numbers.hint(counted(numbersMost))} error={fault}>
          {(control) => (
            <Input
              {...control}
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              onChange={({ currentTarget: { files } }) =>
                void files?.[0]?.text().then((text) => setTable(readTable(text)))
              }
            />
          )}
        </Field>
      ) : (
        <>
          {!isPending && (
            <NumberColumns headings={table[0] ?? []} rows={table.slice(1)} carriers={known?.carriers ?? []} />
          )}
          <Button variant="secondary" size="s" onClick={() => setTable(undefined)}>
            {numbers.again}
          </Button>
        </>
      )}
    </div>
  );
}
