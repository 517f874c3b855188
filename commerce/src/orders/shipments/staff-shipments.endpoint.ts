import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  closeDayOperation,
  correctShipmentOperation,
  dayCloseOperation,
  dayClosesOperation,
  mailShipmentOperation,
  shipmentOperation,
  shipmentsOperation,
  shippedCarriersOperation,
  takeNumbersOperation,
} from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import { closeDay, correctShipment, mailShipment } from './change-shipment.usecase.ts';
import {
  carrierNames,
  listCloses,
  listShipments,
  readClose,
  readShipment,
} from './list-shipments.usecase.ts';
import { takeNumbers } from './take-numbers.usecase.ts';

/** Parcels on their way: lists, corrections, numbers of carriers, closes of a day. */
export function staffShipmentEndpoints(deps: OrdersDependencies & StaffDependencies): readonly Endpoint[] {
  const { database, clock } = deps;
  const by = (who: StaffIdentity) => ({ author: authorOf(who), at: new Date(clock.now()) });
  return [
    staffEndpoint(deps, shipmentsOperation, async (input, who) =>
      accepted(await listShipments(deps, input, who)),
    ),
    staffEndpoint(deps, shippedCarriersOperation, async () => accepted(await carrierNames(deps))),
    staffEndpoint(deps, shipmentOperation, ({ id }, who) => readShipment(deps, id, who)),
    staffEndpoint(deps, correctShipmentOperation, async (input, who) => {
      const done = await correctShipment(database, input, by(who));
      if (!done.ok) return done;
      const shipment = await readShipment(deps, input.id, who);
      return shipment.ok ? accepted({ shipment: shipment.value, change: done.value.change }) : shipment;
    }),
    staffEndpoint(deps, mailShipmentOperation, ({ id }, who) => mailShipment(database, id, by(who))),
    staffEndpoint(deps, takeNumbersOperation, (input, who) =>
      takeNumbers({ ...deps, author: authorOf(who) }, input, who),
    ),
    staffEndpoint(deps, closeDayOperation, ({ carrier }, who) => closeDay(database, carrier, by(who))),
    staffEndpoint(deps, dayClosesOperation, async (input) => accepted(await listCloses(deps, input))),
    staffEndpoint(deps, dayCloseOperation, ({ id }, who) => readClose(deps, id, who)),
  ];
}
