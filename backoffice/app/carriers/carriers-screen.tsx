import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  carriersOperation,
  CarrierTemplate,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { shipmentsQuery } from '../shipments/shipments-query.ts';
import { CarrierLimitsForm } from './carrier-limits.tsx';
import { CarrierSaved } from './carrier-saved.tsx';
import { carriersQuery } from './carriers-query.ts';
import css from './carriers.module.css';
import { startNames } from './starting-templates.ts';

/** Carriers: how their files are written, and what they take. */
export function CarriersScreen() {
  const { carriers } = texts();
  const { data, error } = useQuery(carriersQuery);
  const me = useMe();
  const mayEdit = may(me, 'settings', 'edit');
  const removed = (useLocation().state as { readonly removed?: number } | null)?.removed;
  return (
    <div className={css.page}>
      <ScreenHead title={carriers.title} />
      <p className={css.soft}>{carriers.intro}</p>
      <CarrierSaved change={removed} said={carriers.removed} act={carriers.removedAct} />
      <Failure error={error} />
      {data && (
        <ScreenPart title={carriers.templates}>
          {data.templates.length === 0 ? (
            <EmptyState icon="truck" title={carriers.none} text={carriers.noneText} level={2} />
          ) : (
            <Templates templates={data.templates} mayUse={may(me, 'orders', 'edit')} mayEdit={mayEdit} />
          )}
          {mayEdit && <Starts />}
        </ScreenPart>
      )}
      {data && <Limits known={data} mayEdit={mayEdit} />}
    </div>
  );
}

function Starts() {
  const { carriers } = texts();
  return (
    <>
      <p className={css.acts}>
        {carriers.add}:
        {startNames.map((name) => (
          <Link key={name} to={`/spedizioni/corrieri/nuovo?da=${name}`}>
            {carriers.starts[name]}
          </Link>
        ))}
      </p>
      <p className={css.soft}>{carriers.startsText}</p>
    </>
  );
}

type TemplatesProps = { templates: readonly CarrierTemplate[]; mayUse: boolean; mayEdit: boolean };

function Templates({ templates, mayUse, mayEdit }: TemplatesProps) {
  const { carriers } = texts();
  return (
    <Table
      caption={carriers.templates}
      columns={[
        { title: carriers.fields.name },
        { title: carriers.fields.carrier },
        { title: carriers.columns },
        { title: carriers.makeFile, hidden: true },
      ]}
    >
      {templates.map(({ id, fields }) => (
        <tr key={id}>
          <td>
            <Link to={`/spedizioni/corrieri/${id}`}>{fields.name}</Link>
          </td>
          <td>{fields.carrier}</td>
          <td>{carriers.columnsCount(counted(fields.columns.length))}</td>
          <td className={css.acts}>
            {mayUse && (
              <Link
                to={`/spedizioni/file?modello=${id}`}
                aria-label={`${carriers.makeFile}: ${fields.carrier}, ${fields.name}`}
              >
                {carriers.makeFile}
              </Link>
            )}
            {mayEdit && <Link to={`/spedizioni/corrieri/nuovo?da=${id}`}>{carriers.copy(fields.name)}</Link>}
          </td>
        </tr>
      ))}
    </Table>
  );
}

type LimitsProps = { known: OperationOutput<typeof carriersOperation>; mayEdit: boolean };

/** A form for each carrier there is: those something is known of, of templates, and of parcels. */
function Limits({ known, mayEdit }: LimitsProps) {
  const { limits } = texts().carriers;
  const shipped = useInfiniteQuery(shipmentsQuery({}));
  const names = new Set([
    ...known.carriers.map(({ name }) => name),
    ...known.templates.map(({ fields }) => fields.carrier),
    ...(shipped.data?.pages[0]?.carriers.map(({ name }) => name) ?? []),
  ]);
  return (
    <ScreenPart title={limits.title}>
      <p className={css.soft}>{limits.text}</p>
      {names.size === 0 && <p>{limits.none}</p>}
      {[...names]
        .toSorted((one, other) => one.localeCompare(other))
        .map((name) => (
          <CarrierLimitsForm
            key={name}
            mayEdit={mayEdit}
            carrier={
              known.carriers.find((one) => one.name === name) ?? { name, limits: {}, number_columns: null }
            }
          />
        ))}
    </ScreenPart>
  );
}
