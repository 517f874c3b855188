import type { StaffShipment } from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { MissingScreen } from '../shell/missing-screen.tsx';
import { ScreenPart } from '../shell/part.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { CorrectShipment } from './correct-shipment.tsx';
import { weightOf } from './shipment-columns.tsx';
import { shipmentQuery } from './shipments-query.ts';
import css from './shipments.module.css';

/** One parcel: what it is, and its correction. */
export function ShipmentScreen() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? <Numbered key={id} id={Number(id)} /> : <MissingScreen />;
}

function Numbered({ id }: { id: number }) {
  const { shipments, shell } = texts();
  const mayShip = may(useMe(), 'orders', 'edit');
  const { data: shipment, error } = useQuery(shipmentQuery(id));
  return (
    <>
      <ScreenHead title={shipment ? shipments.title(shipment.order_number) : shell.screens.shipments} />
      <Failure error={error} />
      {shipment === undefined ? (
        error === null && <Skeleton lines={8} />
      ) : (
        <div className={css.columns}>
          {mayShip && <CorrectShipment shipment={shipment} />}
          <Facts shipment={shipment} />
        </div>
      )}
    </>
  );
}

function sizesOf({ length_cm: length, width_cm: width, height_cm: height }: StaffShipment): string | null {
  const sizes = [length, width, height];
  return sizes.every((side) => side === null)
    ? null
    : sizes.map((side) => (side === null ? '–' : counted(side))).join(' × ');
}

function Facts({ shipment }: { shipment: StaffShipment }) {
  const mayIssue = may(useMe(), 'orders', 'edit');
  const { shipments } = texts();
  const { columns } = shipments;
  const { values, beyond } = texts().carriers;
  const sizes = [values.length_cm, values.width_cm, values.height_cm].join(' × ');
  const facts: readonly (readonly [string, string | null])[] = [
    [columns.carrier, shipment.carrier],
    [columns.number, shipment.tracking_number],
    [columns.at, moment(shipment.at)],
    [columns.name, shipment.name],
    [columns.place, shipment.place],
    [columns.pieces, counted(shipment.pieces)],
    [values.packages, counted(shipment.packages)],
    [columns.weight, weightOf(shipment)],
    [sizes, sizesOf(shipment)],
    [columns.delivered, shipment.delivered_at === null ? null : moment(shipment.delivered_at)],
  ];
  return (
    <ScreenPart title={shipments.facts}>
      <dl className={css.facts}>
        {facts.map(
          ([name, value]) =>
            value !== null &&
            value !== '' && (
              <div key={name} className={css.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {shipment.beyond.map((limit) => (
        <p key={limit} className={css.fault}>
          {beyond[limit]}
        </p>
      ))}
      {shipment.weight_kg === null && <p className={css.soft}>{shipments.noWeightText}</p>}
      <p className={css.acts}>
        <Link to={`/ordini/${encodeURIComponent(shipment.order_number)}`}>{shipments.openOrder}</Link>
        {mayIssue && (
          <Link
            to={`/ordini/stampa?${new URLSearchParams({ ordini: shipment.order_number, cosa: 'ddt', collo: String(shipment.id) })}`}
          >
            {texts().orders.transport.open}
          </Link>
        )}
        {shipment.tracking_url !== null && (
          <a href={shipment.tracking_url} target="_blank" rel="noreferrer">
            {shipments.track}
          </a>
        )}
        {shipment.close !== null && (
          <Link to={`/spedizioni/giornate/${shipment.close}`}>
            {shipments.closes.title(counted(shipment.close))}
          </Link>
        )}
      </p>
    </ScreenPart>
  );
}
