import {
  endCouponOperation,
  saveCouponOperation,
  type StaffCoupon,
} from '@casamaestra/contract/staff/staff-coupons.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { ScreenPart } from '../shell/part.tsx';
import { SavedCoupon } from './saved-coupon.tsx';

/** Ends a coupon now, or starts one again that was ended. */
export function EndCoupon({ coupon: { code, fields } }: { coupon: StaffCoupon }) {
  const { coupons } = texts();
  const act = fields.active ? coupons.end : coupons.restart;
  const done = useMutation({
    mutationFn: () =>
      fields.active
        ? callStaff(endCouponOperation, { code })
        : callStaff(saveCouponOperation, { code, seen: fields, fields: { ...fields, active: true } }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return (
    <ScreenPart title={act}>
      {fields.active && <p>{coupons.endText}</p>}
      <p>
        <Button
          size="s"
          variant={fields.active ? 'danger' : 'secondary'}
          busy={done.isPending}
          onClick={() => done.mutate()}
        >
          {act}
        </Button>
      </p>
      <Failure error={done.error} id="end-failure" />
      <SavedCoupon change={done.data?.change} />
    </ScreenPart>
  );
}
