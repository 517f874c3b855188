import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import css from './order.module.css';

/** Placeholder while an order is loading. */
export const OrderWaiting = () => (
  <div className={css.order}>
    <Skeleton height="2.5rem" width="60%" />
    <Skeleton height="6rem" />
    <Skeleton height="14rem" />
  </div>
);
