import {
  takeOrderOperation,
  telephoneOptionsOperation,
  telephoneQuoteOperation,
  type TelephoneGoods,
} from '@casamaestra/contract/staff/telephone-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { callStaff, Refused } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { queryClient, reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { CallerAddress, CallerFields, CallerInvoice } from './caller-fields.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { useTelephoneDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { FindGoods } from './find-goods.tsx';
import { TakenLines } from './taken-lines.tsx';
import { PlacePart } from './place-order.tsx';
import { isCollected, orderOf, quoteInputOf } from './typed-order.ts';
import css from './telephone.module.css';

/** An order taken on the telephone, from the call to the offer that is mailed. */
export function TelephoneScreen() {
  const { telephone } = texts();
  const [placed, setPlaced] = useState<PlacedProps | null>(null);
  const mayTake = may(useMe(), 'order_changes', 'edit');
  return (
    <>
      <ScreenHead title={telephone.title}>
        <Link to="/ordini">{telephone.back}</Link>
      </ScreenHead>
      {!mayTake && <EmptyState icon="shield" title={telephone.title} text={telephone.notAllowed} />}
      {mayTake && placed === null && <OrderForm onPlaced={setPlaced} />}
      {placed !== null && <Placed {...placed} onAnother={() => setPlaced(null)} />}
    </>
  );
}

type PlacedProps = { number: string; payment: Draft['payment'] };

function Placed({ number, payment, onAnother }: PlacedProps & { onAnother: () => void }) {
  const { telephone } = texts();
  return (
    <div role="status">
      <EmptyState
        icon="check"
        level={2}
        title={telephone.placed(number)}
        text={payment === 'transfer' ? telephone.placedTransfer : telephone.placedLink}
      >
        <Link to={`/ordini/${encodeURIComponent(number)}`}>{telephone.toOrder}</Link>
        <Button variant="secondary" onClick={onAnother}>
          {telephone.another}
        </Button>
      </EmptyState>
    </div>
  );
}

const withGoods = ({ lines }: Draft, { sku, name, options, price }: TelephoneGoods): Partial<Draft> => ({
  lines: lines.some((line) => line.sku === sku)
    ? lines.map((line) => (line.sku === sku ? { ...line, qty: line.qty + 1 } : line))
    : [...lines, { sku, name, options, qty: 1, seen: price }],
});

/** Puts the focus on the field a refusal names, once it says why. */
const focusField = (field: string | undefined) =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`main [name="${CSS.escape(field ?? '')}"]`)?.focus(),
  );

const fieldOf = (error: unknown): string | undefined =>
  error instanceof Refused ? error.field?.split('.').at(-1) : undefined;

function usePlacing(onPlaced: (placed: PlacedProps) => void) {
  return useMutation({
    mutationFn: (order: Parameters<typeof callStaff<typeof takeOrderOperation>>[1]) =>
      callStaff(takeOrderOperation, order),
    onSuccess: async (answer, { payment }) => {
      if (answer.status === 'placed') onPlaced({ number: answer.order_number, payment });
      await queryClient.invalidateQueries();
    },
    onError: (error) => focusField(fieldOf(error)),
  });
}

function OrderForm({ onPlaced }: { onPlaced: (placed: PlacedProps) => void }) {
  const { telephone } = texts();
  const { draft, change, clear } = useTelephoneDraft();
  const options = useQuery(reading(telephoneOptionsOperation, {}));
  const quoted = useQuery({
    ...reading(telephoneQuoteOperation, quoteInputOf(draft)),
    enabled: draft.lines.length > 0,
    placeholderData: keepPreviousData,
  });
  const quote = draft.lines.length === 0 ? undefined : quoted.data;
  const placing = usePlacing((placed) => {
    clear();
    onPlaced(placed);
  });
  const refusedAt = fieldOf(placing.error);
  const fields = {
    draft,
    onChange: change,
    errorOf: (field: string) => (refusedAt === field ? placing.error?.message : undefined),
  };
  const answer = placing.data;
  const isChanged = answer?.status === 'changed';
  const needsAddress = quote === undefined || !isCollected(quote) || draft.invoice !== 'none';
  if (options.data === undefined) return <Failure error={options.error} />;
  const { payments } = options.data;
  const payment = payments.includes(draft.payment) ? draft.payment : (payments[0] ?? draft.payment);
  return (
    <div className={css.columns}>
      <div className={css.form}>
        <ScreenPart title={telephone.goods}>
          <FindGoods onAdd={(goods) => change((before) => withGoods(before, goods))} />
          <TakenLines lines={draft.lines} onChange={change} />
        </ScreenPart>
        <CallerFields {...fields} />
        {needsAddress && <CallerAddress {...fields} countries={options.data.countries} />}
        <DeliveryFields {...fields} quote={quote} />
        <CallerInvoice {...fields} />
      </div>
      <PlacePart
        payment={payment}
        quote={quote}
        payments={payments}
        changes={isChanged ? answer.changes : (quote?.changes ?? [])}
        refused={isChanged}
        busy={placing.isPending || quoted.isPlaceholderData}
        error={placing.error ?? quoted.error}
        onChange={change}
        onPlace={() => quote && placing.mutate(orderOf({ ...draft, payment }, quote))}
        onDiscard={() => {
          clear();
          placing.reset();
        }}
      />
    </div>
  );
}
