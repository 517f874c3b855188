import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import {
  carrierFileOperation,
  type CarrierLine,
  type CarrierTemplate,
  type ConsignmentsOf,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { fromBase64 } from '../platform/from-base64.ts';
import { keepFile } from '../platform/keep-file.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { previewQuery } from './carriers-query.ts';
import css from './carriers.module.css';
import { FileRowTable, lineKey, type TypedMeasures } from './file-row-table.tsx';
import { PreviewTable } from './preview-table.tsx';

type CarrierFileRowsProps = { template: CarrierTemplate; of: ConsignmentsOf };
type Measures = NonNullable<OperationInput<typeof carrierFileOperation>['measures']>;

/** What was typed and can be: whole packages, a weight above zero. */
function measuresOf(typed: TypedMeasures): Measures {
  return Object.entries(typed).flatMap(([number, { packages = '', weight = '' }]) => {
    const [count, kilograms] = [Number(packages), Number(weight.replace(',', '.'))];
    const isCount = Number.isInteger(count) && count >= 1 && count <= 99;
    const isWeight = kilograms > 0 && kilograms <= 10_000;
    if (!isCount && !isWeight) return [];
    return [
      {
        order_number: number,
        ...(isCount && { packages: count }),
        ...(isWeight && { weight_kg: kilograms }),
      },
    ];
  });
}

/** What of the shown rows goes into the file, by their keys. */
function chosenOf(
  of: ConsignmentsOf,
  lines: readonly CarrierLine[],
  left: ReadonlySet<string>,
): ConsignmentsOf {
  if (left.size === 0 && of.kind !== 'to_ship') return of;
  const chosen = lines.filter((line) => !left.has(lineKey(line)));
  const ids = chosen.flatMap(({ parcel }) => parcel ?? []);
  return ids.length > 0
    ? { kind: 'parcels', ids }
    : { kind: 'orders', numbers: chosen.map(({ order_number: number }) => number) };
}

/** The rows of a file before it is taken: which go, what each will say, and taking it. */
export function CarrierFileRows({ template: { id, fields }, of }: CarrierFileRowsProps) {
  const { carriers } = texts();
  const { file, preview } = carriers;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<TypedMeasures>({});
  const measures = measuresOf(useDeferredValue(typed));
  const { data, error } = useQuery(previewQuery(fields, of, measures));
  const lines = data?.lines;
  const taken = useMutation({
    mutationFn: (wanted: ConsignmentsOf) =>
      callStaff(carrierFileOperation, { template: id, of: wanted, measures: measuresOf(typed) }),
    onSuccess: ({ name, content }) => keepFile(name, fromBase64(content), 'text/csv'),
  });
  if (lines === undefined) return error === null ? <Skeleton lines={8} /> : <Failure error={error} />;
  if (lines.length === 0) return <EmptyState icon="check" title={file.none} text={file.noneText} level={2} />;
  const chosen = lines.filter((line) => !left.has(lineKey(line)));
  const going = chosen.filter(({ goes }) => goes);
  return (
    <>
      <Failure error={error} />
      <FileRowTable
        lines={lines}
        columns={fields.columns}
        left={left}
        typed={typed}
        onLeave={setLeft}
        onType={setTyped}
      />
      <div className={css.acts}>
        <Button
          icon="download"
          busy={taken.isPending}
          disabled={going.length === 0}
          onClick={() => taken.mutate(chosenOf(of, lines, left))}
        >
          {file.download(counted(going.length))}
        </Button>
        <p role="status">{taken.data && file.done(counted(taken.data.rows))}</p>
      </div>
      {going.length < chosen.length && (
        <p className={css.fault}>{file.leftOut(counted(chosen.length - going.length))}</p>
      )}
      <Failure error={taken.error} id="file-failure" />
      <h2>{preview.file}</h2>
      <PreviewTable title={preview.file} columns={fields.columns} lines={chosen} />
    </>
  );
}
