import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  catalogueCharactersMax,
  compareCatalogueOperation,
} from '@casamaestra/contract/staff/compare-catalogue.operations.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted, euros } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './connections.module.css';

type Compared = OperationOutput<typeof compareCatalogueOperation>;

/** A catalogue of the other program beside the shop: what differs, without changing it. */
export function CompareCatalogue() {
  const { compare } = texts().connections;
  const [isTooLarge, setTooLarge] = useState(false);
  const compared = useMutation({
    mutationFn: (xml: string) => callStaff(compareCatalogueOperation, { xml }),
  });
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setTooLarge(file.size > catalogueCharactersMax);
    if (file.size <= catalogueCharactersMax) compared.mutate(await file.text());
  };
  const { data } = compared;
  return (
    <ScreenPart title={compare.title}>
      <div className={css.form}>
        <p className={css.soft}>{compare.text}</p>
        <Field label={compare.file} error={isTooLarge ? compare.tooLarge : undefined}>
          {(control) => (
            <Input
              {...control}
              type="file"
              accept=".xml,text/xml,application/xml"
              onChange={({ currentTarget: { files } }) => void take(files?.[0])}
            />
          )}
        </Field>
        <Failure error={compared.error} id="compare-failure" />
        <p role="status">
          {data && compare.compared(counted(data.compared), counted(data.difference_count))}
        </p>
        {data && <Differences compared={data} />}
      </div>
    </ScreenPart>
  );
}

function Differences({ compared }: { compared: Compared }) {
  const { compare } = texts().connections;
  const written = (field: 'price' | 'stock', value: number) =>
    field === 'price' ? euros(value) : counted(value);
  const titles = [compare.sku, compare.name, compare.field, compare.shop, compare.inFile];
  return (
    <>
      {compared.differences.length === 0 ? (
        <p>{compare.same}</p>
      ) : (
        <Table caption={compare.title} columns={titles.map((title) => ({ title }))} className={css.table}>
          {compared.differences.map(({ sku, name, field, shop, file }) => (
            <tr key={`${sku} ${field}`}>
              <th scope="row">{sku}</th>
              <td>{name}</td>
              <td>{compare.fields[field]}</td>
              <td>{written(field, shop)}</td>
              <td>{written(field, file)}</td>
            </tr>
          ))}
        </Table>
      )}
      <Only title={compare.unknown} articles={compared.unknown} count={compared.unknown_count} />
      <Only title={compare.missing} articles={compared.missing} count={compared.missing_count} />
    </>
  );
}

function Only({ title, articles, count }: { title: string; articles: Compared['unknown']; count: number }) {
  const { compare } = texts().connections;
  if (count === 0) return null;
  return (
    <details>
      <summary className={css.summary}>{compare.counted(title, counted(count))}</summary>
      <ul>
        {articles.map(({ sku, name }) => (
          <li key={sku}>
            {sku} {name}
          </li>
        ))}
      </ul>
    </details>
  );
}
