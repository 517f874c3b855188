import { couponsOperation, type StaffCoupon } from '@casamaestra/contract/staff/staff-coupons.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { RecordTimeline } from '../activity/record-timeline.tsx';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { euros } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { CouponForm } from './coupon-form.tsx';
import { EndCoupon } from './end-coupon.tsx';
import { usesOf } from './coupons-screen.tsx';
import { SavedCoupon } from './saved-coupon.tsx';
import css from './coupons.module.css';

/** One coupon: what it says, how it does, and who changed it. */
export function CouponScreen() {
  const { coupons } = texts();
  const code = useParams()['code'] ?? '';
  const { data, error } = useQuery(reading(couponsOperation, {}));
  const coupon = data?.find((one) => one.code === code);
  const me = useMe();
  const change = (useLocation().state as { readonly change?: number } | null)?.change;
  if (data === undefined) return <Failure error={error} />;
  if (coupon === undefined)
    return (
      <>
        <ScreenHead title={coupons.unknown} />
        <EmptyState icon="cart" title={coupons.unknown} text={coupons.unknownText}>
          <Link to="/buoni">{coupons.back}</Link>
        </EmptyState>
      </>
    );
  const mayEdit = may(me, 'coupons', 'edit');
  return (
    <>
      <ScreenHead title={coupon.code}>
        <Badge tone={coupon.state === 'running' ? 'positive' : 'neutral'}>
          {coupons.states[coupon.state]}
        </Badge>
        <Link to="/buoni">{coupons.back}</Link>
      </ScreenHead>
      <div className={css.columns}>
        <CouponForm key={coupon.code} coupon={coupon} mayEdit={mayEdit} onSaved={undefined} />
        <div className={css.side}>
          <SavedCoupon change={change} />
          <Figures coupon={coupon} />
          {mayEdit && <EndCoupon coupon={coupon} />}
          {may(me, 'activity', 'view') && (
            <ScreenPart title={coupons.history}>
              <RecordTimeline record={`coupon ${coupon.code}`} />
            </ScreenPart>
          )}
        </div>
      </div>
    </>
  );
}

function Figures({ coupon }: { coupon: StaffCoupon }) {
  const { coupons } = texts();
  return (
    <ScreenPart title={coupons.figures}>
      <dl className={css.facts}>
        <dt>{coupons.used}</dt>
        <dd>{usesOf(coupon)}</dd>
        <dt>{coupons.given}</dt>
        <dd>{euros(coupon.discount_cents / 100)}</dd>
      </dl>
    </ScreenPart>
  );
}

/** A coupon that is not there yet. */
export function NewCouponScreen() {
  const { coupons } = texts();
  const navigate = useNavigate();
  const mayEdit = may(useMe(), 'coupons', 'edit');
  return (
    <>
      <ScreenHead title={coupons.add}>
        <Link to="/buoni">{coupons.back}</Link>
      </ScreenHead>
      <div className={css.columns}>
        <CouponForm
          coupon={null}
          mayEdit={mayEdit}
          onSaved={(code, change) =>
            void navigate(`/buoni/${encodeURIComponent(code)}`, { state: { change }, replace: true })
          }
        />
      </div>
    </>
  );
}
