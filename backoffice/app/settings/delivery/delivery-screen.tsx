import {
  deliveryRulesOperation,
  orderDeliveryOperation,
} from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import type { DeliveryRule } from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import { buttonLook } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callStaff } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { may } from '../../platform/permitted.ts';
import { queryClient, reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import { ScreenPart } from '../../shell/part.tsx';
import { useMe } from '../../shell/me.ts';
import { SettingsHead } from '../settings-head.tsx';
import css from '../settings.module.css';
import { DeliveryTable } from './delivery-table.tsx';
import { SavedRule } from './saved-rule.tsx';
import { TryDelivery } from './try-delivery.tsx';

/** The names in another order: one moved by a place. */
function moved(names: readonly string[], name: string, by: number): string[] {
  const without = names.filter((one) => one !== name);
  without.splice(names.indexOf(name) + by, 0, name);
  return without;
}

/** Delivery rules in the order in which they are offered, and a cart to try them on. */
export function DeliveryScreen() {
  const { settings } = texts();
  const { delivery } = settings;
  const { data, error } = useQuery(reading(deliveryRulesOperation, {}));
  const mayEdit = may(useMe(), 'settings', 'edit');
  const ordered = useMutation({
    mutationFn: (order: { seen: string[]; names: string[] }) => callStaff(orderDeliveryOperation, order),
    onSettled: () => queryClient.invalidateQueries(),
  });
  const move = ({ name }: DeliveryRule, by: number) => {
    const seen = (data?.rules ?? []).map((one) => one.name);
    ordered.mutate({ seen, names: moved(seen, name, by) });
  };
  return (
    <>
      <SettingsHead title={settings.screens.delivery}>
        <p role="status">{data && delivery.count(counted(data.rules.length))}</p>
        {mayEdit && (
          <Link to="/impostazioni/consegna/nuova" className={buttonLook({ size: 's' })}>
            {delivery.add}
          </Link>
        )}
      </SettingsHead>
      <Failure error={error} />
      <div className={css.form}>
        {data?.rules.length === 0 && (
          <EmptyState icon="truck" title={delivery.none} text={delivery.noneText} level={2} />
        )}
        {data && data.rules.length > 0 && (
          <>
            <p className={css.soft}>{delivery.text}</p>
            <DeliveryTable rules={data.rules} onMove={mayEdit && !ordered.isPending ? move : undefined} />
            <SavedRule change={ordered.data?.change} />
            <Failure error={ordered.error} id="order-failure" />
          </>
        )}
        {data && (
          <ScreenPart title={delivery.trial.title}>
            <TryDelivery countries={data.countries} typed={null} />
          </ScreenPart>
        )}
      </div>
    </>
  );
}
