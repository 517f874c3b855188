import type { CarrierColumn, CarrierLine } from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { classes } from '@casamaestra/ui/classes.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './carriers.module.css';

/** What a column is called: by its title, else by what it says. */
const columnName = ({ title, field }: CarrierColumn): string =>
  title === '' ? texts().carriers.values[field] : title;

/** What is said of a row, in words: "CAP: manca". */
export function toldOf(
  { faults, beyond }: CarrierLine,
  columns: readonly CarrierColumn[],
): readonly string[] {
  const { carriers } = texts();
  return [
    ...faults.flatMap(({ column: at, what }) => {
      const column = columns[at];
      return column === undefined ? [] : [`${columnName(column)}: ${carriers.faults[what]}`];
    }),
    ...beyond.map((limit) => carriers.beyond[limit]),
  ];
}

type PreviewTableProps = { title: string; columns: readonly CarrierColumn[]; lines: readonly CarrierLine[] };

/** The rows as the file will have them, with what is wrong beside each. */
export function PreviewTable({ title, columns, lines }: PreviewTableProps) {
  const { preview } = texts().carriers;
  const titles = columns.map((column, at) => ({ key: `column ${at}`, title: columnName(column) }));
  // Wider than the screen: reached and moved by keyboard as well.
  return (
    <div className={css.scroll} role="region" aria-label={title} tabIndex={0}>
      <table className={css.preview}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{preview.order}</th>
            <th scope="col">{preview.told}</th>
            {titles.map(({ key, title: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <PreviewRow key={`${line.order_number} ${line.parcel}`} line={line} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PreviewRow({ line, columns }: { line: CarrierLine; columns: readonly CarrierColumn[] }) {
  const { preview } = texts().carriers;
  const bad = new Set(line.faults.map(({ column }) => column));
  return (
    <tr>
      <th scope="row">{line.order_number}</th>
      <td className={classes(css.told, !line.goes && css.fault)}>
        {[line.goes ? preview.goes : preview.stays, ...toldOf(line, columns)].join('; ')}
      </td>
      {columns.map(({ field }, at) => (
        <td key={`${counted(at)} ${field}`} className={bad.has(at) ? css.fault : undefined}>
          {line.cells[at]}
        </td>
      ))}
    </tr>
  );
}
