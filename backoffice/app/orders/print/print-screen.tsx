import {
  printedAtOnceMost,
  type PrintedOrder,
  printOrdersOperation,
} from '@casamaestra/contract/staff/print-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router';
import { Failure } from '../../platform/failure.tsx';
import { reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import { MissingScreen } from '../../shell/missing-screen.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { postalLines } from '../postal-lines.ts';
import { AddressLabels } from './address-labels.tsx';
import { PackingSlips, type Slip } from './packing-slips.tsx';
import { type Paper, papers, PaperTabs } from './paper-tabs.tsx';
import { TransportPages } from './transport-pages.tsx';
import { useTransports } from './use-transports.ts';
import { PrintedList } from './printed-list.tsx';
import css from './print.module.css';

/** Orders chosen in the list on paper: slips, address labels or a list, as the address says. */
export function PrintScreen() {
  const [address] = useSearchParams();
  const numbers = (address.get('ordini') ?? '').split(',').filter(Boolean).slice(0, printedAtOnceMost);
  if (numbers.length === 0) return <MissingScreen />;
  const parcel = Number(address.get('collo') ?? '') || undefined;
  return (
    <Chosen
      numbers={numbers}
      parcel={parcel}
      paper={papers.find((name) => name === address.get('cosa')) ?? 'bolle'}
    />
  );
}

interface ChosenProps {
  numbers: readonly string[];
  paper: Paper;
  /** Only the transport document of this parcel. */
  parcel: number | undefined;
}

function Chosen({ numbers, paper, parcel }: ChosenProps) {
  const { print, states } = texts().orders;
  const { data, error } = useQuery(reading(printOrdersOperation, { numbers: [...numbers] }));
  const leftOut = data?.left_out.map(({ number, state }) => `${number} (${states[state]})`) ?? [];
  return (
    <div className={css.screen}>
      <ScreenHead title={print.title} />
      <div className={css.acts} data-no-print="">
        <PaperTabs numbers={numbers} paper={paper} />
        {data && data.orders.length > 0 && (
          <Button size="s" icon="print" onClick={() => globalThis.print()}>
            {print.begin(data.orders.length)}
          </Button>
        )}
      </div>
      <Failure error={error} />
      {leftOut.length > 0 && (
        <p role="status" data-no-print="">
          {print.leftOut(leftOut.join(', '))}
        </p>
      )}
      {data === undefined ? (
        error === null && <Skeleton lines={8} />
      ) : data.orders.length === 0 ? (
        <EmptyState icon="print" title={print.none} text={print.noneText} level={2} />
      ) : (
        <div className={css.paper}>
          {paper === 'ddt' || paper === 'insieme' ? (
            <WithTransport numbers={numbers} parcel={parcel} orders={paper === 'ddt' ? [] : data.orders} />
          ) : (
            <OnPaper paper={paper} orders={data.orders} />
          )}
        </div>
      )}
    </div>
  );
}

const slipOf = ({ number, address, shipping_label: way, note, lines }: PrintedOrder): Slip => ({
  number,
  to: postalLines(address),
  way,
  note: note ?? '',
  lines,
});

function OnPaper({ paper, orders }: { paper: Paper; orders: readonly PrintedOrder[] }) {
  if (paper === 'etichette') return <AddressLabels orders={orders} />;
  if (paper === 'elenco') return <PrintedList orders={orders} />;
  return <PackingSlips slips={orders.map(slipOf)} />;
}

interface WithTransportProps {
  numbers: readonly string[];
  parcel: number | undefined;
  /** Orders of which slip and label are printed as well. */
  orders: readonly PrintedOrder[];
}

/** Transport documents, alone or after the slip and the label of their order; parcels without one get theirs first. */
function WithTransport({ numbers, parcel, orders }: WithTransportProps) {
  const { transport: words } = texts().orders;
  const { data, error, issue } = useTransports(numbers, parcel);
  const documentsOf = (number: string) =>
    data?.documents.filter(({ order_number: of }) => of === number) ?? [];
  const isEmpty = data !== undefined && data.documents.length + data.without.length === 0;
  return (
    <>
      <div data-no-print="" role="status">
        {isEmpty && words.none}
        {data !== undefined && data.without.length > 0 && (
          <p className={css.acts}>
            {words.without(counted(data.without.length))}
            <Button size="s" busy={issue.isPending} onClick={() => issue.mutate()}>
              {words.issue(data.without.length, counted(data.without.length))}
            </Button>
          </p>
        )}
        <Failure error={error ?? issue.error} id="transport-failure" />
      </div>
      {orders.map((order) => (
        <Fragment key={order.number}>
          <PackingSlips slips={[slipOf(order)]} />
          <AddressLabels orders={[order]} />
          <TransportPages documents={documentsOf(order.number)} />
        </Fragment>
      ))}
      {orders.length === 0 && <TransportPages documents={data?.documents ?? []} />}
    </>
  );
}
