import type { CarrierColumn, CarrierLine } from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { Input } from '@casamaestra/ui/input.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { Link } from 'react-router';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './carriers.module.css';
import { toldOf } from './preview-table.tsx';

/** Packages and weights as they are typed, by order number. */
export type TypedMeasures = Readonly<
  Record<string, { readonly packages?: string; readonly weight?: string }>
>;

export const lineKey = ({ order_number: number, parcel }: CarrierLine): string => `${number} ${parcel ?? ''}`;

type FileRowTableProps = {
  lines: readonly CarrierLine[];
  columns: readonly CarrierColumn[];
  /** Keys of rows that somebody left out. */
  left: ReadonlySet<string>;
  typed: TypedMeasures;
  onLeave: (left: ReadonlySet<string>) => void;
  onType: (typed: TypedMeasures) => void;
};

/** Which parcels go into a file, and what is to be told of each. */
export function FileRowTable({ lines, columns, left, typed, onLeave, onType }: FileRowTableProps) {
  const { file, preview, values } = texts().carriers;
  const leave = (key: string, isLeft: boolean) => {
    const next = new Set(left);
    if (isLeft) next.add(key);
    else next.delete(key);
    onLeave(next);
  };
  return (
    <Table
      caption={file.title}
      columns={[
        { title: file.from, hidden: true },
        { title: preview.order },
        { title: values.packages },
        { title: values.weight_kg },
        { title: preview.told },
      ]}
    >
      {lines.map((line) => (
        <FileRow
          key={lineKey(line)}
          line={line}
          told={toldOf(line, columns)}
          isLeft={left.has(lineKey(line))}
          typed={typed[line.order_number] ?? {}}
          onLeave={(isLeft) => leave(lineKey(line), isLeft)}
          onType={(measures) => onType({ ...typed, [line.order_number]: measures })}
        />
      ))}
    </Table>
  );
}

type FileRowProps = {
  line: CarrierLine;
  told: readonly string[];
  isLeft: boolean;
  typed: TypedMeasures[string];
  onLeave: (isLeft: boolean) => void;
  onType: (typed: TypedMeasures[string]) => void;
};

function FileRow({ line, told, isLeft, typed, onLeave, onType }: FileRowProps) {
  const { file, preview } = texts().carriers;
  const { order_number: number, parcel, packages, weight_kg: weight } = line;
  const written = weight === null ? '' : String(weight).replace('.', ',');
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={file.include(number)}
          checked={!isLeft}
          onChange={({ target }) => onLeave(!target.checked)}
        />
      </td>
      <td>
        <Link to={`/ordini/${encodeURIComponent(number)}`}>{number}</Link>
        {line.tracking_number !== null && <small> {line.tracking_number}</small>}
      </td>
      <td>
        {parcel === null ? (
          <Input
            className={css.number}
            aria-label={file.packages(number)}
            inputMode="numeric"
            maxLength={2}
            value={typed.packages ?? String(packages)}
            onChange={({ target }) => onType({ ...typed, packages: target.value })}
          />
        ) : (
          counted(packages)
        )}
      </td>
      <td>
        {parcel === null ? (
          <Input
            className={css.number}
            aria-label={file.weight(number)}
            inputMode="decimal"
            maxLength={9}
            value={typed.weight ?? written}
            onChange={({ target }) => onType({ ...typed, weight: target.value })}
          />
        ) : (
          written
        )}
      </td>
      <td className={line.goes ? undefined : css.fault}>
        {[line.goes ? preview.goes : preview.stays, ...told].join('; ')}
      </td>
    </tr>
  );
}
