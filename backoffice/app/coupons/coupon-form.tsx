import {
  saveCouponOperation,
  type StaffCoupon,
} from '@casamaestra/contract/staff/staff-coupons.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { callStaff, Refused } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { useLeaveQuestion } from '../platform/leave-question.ts';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { DraftLeft } from '../together/draft-left.tsx';
import { OthersHere } from '../together/others-here.tsx';
import { useDraftLeft, useKeepDraft } from '../together/use-kept-draft.ts';
import { CouponGoods, CouponPeriod, CouponWorth, CouponWords } from './coupon-fields.tsx';
import { SavedCoupon } from './saved-coupon.tsx';
import { faultsOf, couponFieldsOf, formFieldOf, typedCouponOf } from './typed-coupon.ts';
import type { TypedCoupon } from './typed-coupon.ts';
import css from './coupons.module.css';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type CouponFormProps = {
  /** Null: a new one. */
  coupon: StaffCoupon | null;
  mayEdit: boolean;
  /** Of a new one: where it goes next. */
  onSaved: ((code: string, change: number | null) => void) | undefined;
};

/** What is typed over what was seen; it outlives its tab. */
function useTypedCoupon(coupon: StaffCoupon | null) {
  const code = coupon?.code ?? '';
  const now = coupon?.fields ?? null;
  const record = `coupon ${coupon?.code ?? 'new'}`;
  const left = useDraftLeft<{ seen: StaffCoupon['fields'] | null; typed: TypedCoupon }>(record);
  const [seen, setSeen] = useState(left === undefined ? now : left.draft.seen);
  const [typed, setTyped] = useState(() => left?.draft.typed ?? typedCouponOf(code, seen));
  const show = (shownCode: string, fields: StaffCoupon['fields'] | null) => {
    setSeen(fields);
    setTyped(typedCouponOf(shownCode, fields));
  };
  const isTyped = !isSame(typed, typedCouponOf(code, seen));
  // What somebody else wrote, or what was taken back, is shown unless something is typed.
  if (coupon !== null && !isTyped && !isSame(now, seen)) show(code, now);
  useLeaveQuestion(isTyped);
  const forget = useKeepDraft(record, isTyped ? { seen, typed } : undefined);
  return { typed, setTyped, seen, show, discard: () => show(code, now), left, isTyped, record, forget };
}

/** What a coupon says; faults stand at their fields, and nothing typed is lost. */
export function CouponForm({ coupon, mayEdit, onSaved }: CouponFormProps) {
  const { coupons } = texts();
  const { typed, setTyped, seen, show, discard, left, isTyped, record, forget } = useTypedCoupon(coupon);
  const [isTold, setTold] = useState(false);
  const saved = useMutation({
    mutationFn: () =>
      callStaff(saveCouponOperation, { code: typed.code, seen, fields: couponFieldsOf(typed, seen) }),
    onSuccess: async ({ change }) => {
      const fields = couponFieldsOf(typed, seen);
      await queryClient.invalidateQueries();
      if (onSaved === undefined) show(typed.code, fields);
      else {
        forget();
        onSaved(typed.code.trim().toUpperCase(), change);
      }
    },
  });
  const faults = isTold ? faultsOf(typed) : {};
  const refusedAt = saved.error instanceof Refused ? formFieldOf[saved.error.field ?? ''] : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTold(true);
    const form = event.currentTarget;
    const [wrong] = Object.keys(faultsOf(typed));
    if (wrong === undefined) saved.mutate();
    else form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const parts = {
    typed,
    onType: (change: Partial<TypedCoupon>) => setTyped({ ...typed, ...change }),
    errorOf: (field: keyof TypedCoupon) => {
      const fault = faults[field];
      if (fault !== undefined) return coupons[fault];
      return refusedAt === field && saved.error !== null ? saved.error.message : undefined;
    },
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {coupon !== null && <OthersHere record={record} fields={isTyped ? ['coupon'] : []} />}
      <DraftLeft left={left} isShown={isTyped} onDiscard={discard} />
      <fieldset disabled={!mayEdit} className={css.fields}>
        <CouponWords {...parts} isNew={coupon === null} />
        <CouponWorth {...parts} />
        <CouponPeriod {...parts} />
        <CouponGoods {...parts} />
      </fieldset>
      {mayEdit && (
        <div className={css.acts}>
          <Button type="submit" busy={saved.isPending}>
            {coupons.save}
          </Button>
          <SavedCoupon change={saved.data?.change} />
        </div>
      )}
      <Failure error={saved.error} id="coupon-failure" />
    </form>
  );
}
