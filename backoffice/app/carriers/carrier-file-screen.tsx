import type { ConsignmentsOf } from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { CarrierFileRows } from './carrier-file-rows.tsx';
import { carriersQuery } from './carriers-query.ts';
import css from './carriers.module.css';
import { consignmentsOf } from './file-source.ts';

function sourceText(of: ConsignmentsOf): string {
  const { sources } = texts().carriers.file;
  if (of.kind === 'orders') return sources.orders(counted(of.numbers.length));
  if (of.kind === 'parcels') return sources.parcels(counted(of.ids.length));
  return of.kind === 'close' ? sources.close(counted(of.id)) : sources.to_ship;
}

/** A file for a carrier: which template, which parcels; both are in the address. */
export function CarrierFileScreen() {
  const { carriers } = texts();
  const { file } = carriers;
  const [address, setAddress] = useSearchParams();
  const { data, error } = useQuery(carriersQuery);
  const of = useMemo(() => consignmentsOf(address), [address]);
  const chosen = address.get('modello') ?? '';
  const template =
    data?.templates.length === 1
      ? data.templates[0]
      : data?.templates.find(({ id }) => String(id) === chosen);
  const choose = (id: string) => {
    const next = new URLSearchParams(address);
    next.set('modello', id);
    setAddress(next, { replace: true });
  };
  return (
    <div className={css.page}>
      <ScreenHead title={file.title}>
        <Link to="/spedizioni/corrieri">{carriers.open}</Link>
        <Link to="/spedizioni/numeri">{texts().shipments.numbers.open}</Link>
      </ScreenHead>
      <p className={css.soft}>{file.intro}</p>
      <Failure error={error} />
      {data === undefined && error === null && <Skeleton lines={4} />}
      {data?.templates.length === 0 && <p>{file.noTemplates}</p>}
      {data && data.templates.length > 0 && (
        <Field label={file.template}>
          {(control) => (
            <Select {...control} value={template?.id ?? ''} onChange={({ target }) => choose(target.value)}>
              <option value="" disabled>
                {file.choose}
              </option>
              {data.templates.map(({ id, fields }) => (
                <option key={id} value={id}>
                  {fields.carrier}: {fields.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <p>
        {file.from}: <strong>{sourceText(of)}</strong>
      </p>
      {template && (
        <CarrierFileRows key={`${template.id} ${address.toString()}`} template={template} of={of} />
      )}
    </div>
  );
}
