import { UndoButton } from '../activity/undo-button.tsx';
import { texts } from '../platform/texts.ts';
import css from './coupons.module.css';

/** Says that a coupon was saved, and takes it back; null: nothing was new. */
export function SavedCoupon({ change }: { change: number | null | undefined }) {
  const { coupons } = texts();
  return (
    <div role="status" className={css.acts}>
      {change !== undefined && <span>{change === null ? coupons.unchanged : coupons.saved}</span>}
      {typeof change === 'number' && <UndoButton key={change} id={change} act={coupons.savedAct} />}
    </div>
  );
}
