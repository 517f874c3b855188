import {
  importDecimals,
  importFields,
  importSubjects,
  tryImportOperation,
} from '@casamaestra/contract/staff/goods-import.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import css from './imports.module.css';
import { keepTrial, mappingOf, type ReadImport } from './imports-query.ts';

type MapColumnsProps = {
  one: ReadImport;
  onTried: () => void;
};
type Chosen = Pick<ReadImport, 'columns' | 'decimals'>;

/** Second step: which field each column is, and how its numbers are written. */
export function MapColumns({ one, onTried }: MapColumnsProps) {
  const { columns: words } = texts().imports;
  const [chosen, setChosen] = useState<Chosen>({ columns: one.columns, decimals: one.decimals });
  const tried = useMutation({
    mutationFn: ({ columns, decimals }: Chosen) =>
      callStaff(tryImportOperation, { id: one.id, mapping: mappingOf(columns), decimals }),
    onSuccess: (trial, { columns, decimals }) => {
      keepTrial({ ...one, columns, decimals }, trial);
      onTried();
    },
  });
  return (
    <form
      className={css.stack}
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        tried.mutate(chosen);
      }}
    >
      <h2>{words.title}</h2>
      <p className={css.intro}>
        {one.remembered ? words.remembered : words.guessed} {words.emptyHint}
      </p>
      <ColumnTable
        columns={chosen.columns}
        onChoose={(heading, field) =>
          setChosen((before) => ({
            ...before,
            columns: before.columns.map((one) => (one.heading === heading ? { ...one, field } : one)),
          }))
        }
      />
      <div className={css.form}>
        <Field label={words.decimals}>
          {(control) => (
            <Select
              {...control}
              value={chosen.decimals}
              onChange={({ target: { value } }) =>
                setChosen((before) => ({ ...before, decimals: value === 'point' ? 'point' : 'comma' }))
              }
            >
              {importDecimals.map((sign) => (
                <option key={sign} value={sign}>
                  {words.decimalSigns[sign]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" busy={tried.isPending}>
          {words.submit}
        </Button>
      </div>
      <Failure error={tried.error} id="columns-failure" />
    </form>
  );
}

type ColumnTableProps = {
  columns: ReadImport['columns'];
  onChoose: (heading: string, field: ReadImport['columns'][number]['field']) => void;
};

function ColumnTable({ columns, onChoose }: ColumnTableProps) {
  const { columns: words, fields } = texts().imports;
  const me = useMe();
  const fieldsToChoose = importFields.filter(
    (name) => name === 'sku' || name === 'gtin' || may(me, importSubjects[name], 'edit'),
  );
  return (
    <Table
      caption={words.title}
      columns={[{ title: words.heading }, { title: words.cells }, { title: words.field }]}
    >
      {columns.map(({ heading, cells, field }) => (
        <tr key={heading}>
          <td>
            <strong>{heading}</strong>
          </td>
          <td className={css.cells}>{cells.filter((cell) => cell !== '').join(' · ')}</td>
          <td>
            <Select
              aria-label={words.fieldOf(heading)}
              value={field ?? ''}
              onChange={({ target: { value } }) =>
                onChoose(heading, importFields.find((name) => name === value) ?? null)
              }
            >
              <option value="">{words.none}</option>
              {fieldsToChoose.map((name) => (
                <option key={name} value={name}>
                  {fields[name]}
                </option>
              ))}
            </Select>
          </td>
        </tr>
      ))}
    </Table>
  );
}
