import {
  ordersToPickOperation,
  pickedAtOnceMost,
} from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { ChooseOrders } from './choose-orders.tsx';
import css from './picking.module.css';
import { Walk } from './walk.tsx';

/** Orders to pick: which ones together, then the walk along the shelves. The address names the orders of the walk. */
export function PickingScreen() {
  const { picking, shell } = texts();
  const [address, setAddress] = useSearchParams();
  const numbers = (address.get('ordini') ?? '').split(',').filter(Boolean).slice(0, pickedAtOnceMost);
  const isWalk = numbers.length > 0;
  const { data: orders, error } = useQuery(reading(ordersToPickOperation, isWalk ? { numbers } : {}));
  return (
    <div className={css.screen}>
      <ScreenHead title={shell.screens.picking}>
        <Link
          to={isWalk ? `/spedizioni/file?ordini=${numbers.join(',')}` : '/spedizioni/file'}
          className={css.way}
          data-no-print=""
        >
          {texts().carriers.file.open}
        </Link>
        {isWalk && (
          <Link to="/preparazione" className={css.way} data-no-print="">
            {picking.back}
          </Link>
        )}
      </ScreenHead>
      <Failure error={error} />
      {orders === undefined ? (
        error === null && <Skeleton lines={8} />
      ) : isWalk ? (
        <Walk key={numbers.join(' ')} numbers={numbers} orders={orders} />
      ) : orders.length === 0 ? (
        <EmptyState icon="check" title={picking.none} text={picking.noneText} level={2} />
      ) : (
        <ChooseOrders
          orders={orders}
          onBegin={(chosen) => setAddress(new URLSearchParams({ ordini: chosen.join(',') }))}
        />
      )}
    </div>
  );
}
