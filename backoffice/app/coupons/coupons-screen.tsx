import { couponsOperation, type StaffCoupon } from '@casamaestra/contract/staff/staff-coupons.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { buttonLook } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ListColumn } from '../lists/list-column.ts';
import { ListTable } from '../lists/list-table.tsx';
import { allLoaded } from '../lists/read-all.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, euros, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import css from './coupons.module.css';

const toCoupon = (code: string) => `/buoni/${encodeURIComponent(code)}`;

/** All coupons; those that can be used now come first. */
export function CouponsScreen() {
  const { coupons, shell } = texts();
  const { data, error } = useQuery(reading(couponsOperation, {}));
  const mayEdit = may(useMe(), 'coupons', 'edit');
  const navigate = useNavigate();
  const columns = useMemo(() => couponColumns(), []);
  const rows = useMemo(
    () => data?.toSorted((one, other) => Number(other.state === 'running') - Number(one.state === 'running')),
    [data],
  );
  const open = ({ code }: StaffCoupon) => void navigate(toCoupon(code));
  return (
    <div className={css.screen}>
      <ScreenHead title={shell.screens.coupons}>
        <p role="status">{data && coupons.count(counted(data.length))}</p>
        {mayEdit && (
          <Link to="/buoni/nuovo" className={buttonLook({ size: 's' })}>
            {coupons.add}
          </Link>
        )}
      </ScreenHead>
      <Failure error={error} />
      {rows?.length === 0 ? (
        <EmptyState icon="cart" title={coupons.none} text={coupons.noneText} level={2} />
      ) : (
        <ListTable
          list="coupons"
          title={shell.screens.coupons}
          rows={rows ?? []}
          columns={columns}
          rowId={({ code }) => code}
          total={rows?.length ?? 0}
          hiddenFirst={['description']}
          readAll={allLoaded('coupons', rows ?? [])}
          onOpen={open}
          onEdit={open}
          onEnd={undefined}
        />
      )}
    </div>
  );
}

/** What a coupon gives, in short. */
function valueOf({ fields: { kind, percent, amount_cents: amount } }: StaffCoupon): string {
  const { coupons } = texts();
  if (kind === 'free_shipping') return coupons.freeShipping;
  return kind === 'percentage' ? coupons.percent(counted(percent ?? 0)) : euros((amount ?? 0) / 100);
}

/** How often it was used, and of how many times. */
export function usesOf({ uses, fields: { use_limit: most } }: StaffCoupon): string {
  const { coupons } = texts();
  return most === null ? counted(uses) : coupons.usesOf(counted(uses), counted(most));
}

function couponColumns(): readonly ListColumn<StaffCoupon>[] {
  const { columns, states } = texts().coupons;
  const at = (value: string | null) => (value === null ? '' : moment(value));
  return [
    {
      id: 'code',
      title: columns.code,
      width: 10,
      value: ({ code }) => code,
      cell: ({ code }) => <Link to={toCoupon(code)}>{code}</Link>,
    },
    { id: 'value', title: columns.value, width: 10, value: valueOf },
    {
      id: 'minimum',
      title: columns.minimum,
      width: 6,
      end: true,
      value: ({ fields: { minimum_cents: minimum } }) => (minimum === 0 ? '' : euros(minimum / 100)),
    },
    {
      id: 'state',
      title: columns.state,
      width: 7,
      value: ({ state }) => states[state],
      cell: ({ state }) => <Badge tone={state === 'running' ? 'positive' : 'neutral'}>{states[state]}</Badge>,
    },
    { id: 'from', title: columns.from, width: 8, value: ({ fields }) => at(fields.valid_from) },
    { id: 'to', title: columns.to, width: 8, value: ({ fields }) => at(fields.valid_to) },
    { id: 'uses', title: columns.uses, width: 5.5, end: true, value: usesOf },
    {
      id: 'given',
      title: columns.given,
      width: 7,
      end: true,
      value: ({ discount_cents: given }) => euros(given / 100),
    },
    { id: 'description', title: columns.description, value: ({ fields }) => fields.description.it },
  ];
}
