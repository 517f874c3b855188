import {
  noteOrderOperation,
  pinNoteOperation,
  type StaffOrder,
} from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Textarea } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import css from './order.module.css';
import { orderQuery } from './orders-query.ts';
import { ScreenPart } from '../shell/part.tsx';

type Entry = StaffOrder['timeline'][number];

/** What happened, by whom, and the notes of staff; pinned ones above all. */
export function OrderHistory({ order }: { order: StaffOrder }) {
  const { orders } = texts();
  const mayNote = may(useMe(), 'orders', 'edit');
  const newest = order.timeline.toReversed();
  const pinned = newest.filter((entry) => entry.pinned);
  const shown = (event: Entry) => (
    <Event key={`${event.at} ${event.kind} ${event.what}`} event={event}>
      {mayNote && event.kind === 'note' && <PinNote number={order.number} note={event} />}
    </Event>
  );
  return (
    <ScreenPart title={orders.history.title}>
      {pinned.length > 0 && (
        <ul className={css.pinned} aria-label={orders.history.pinned}>
          {pinned.map(shown)}
        </ul>
      )}
      {mayNote && <NoteForm key={order.number} number={order.number} />}
      <ol className={css.timeline}>{newest.filter((entry) => !entry.pinned).map(shown)}</ol>
    </ScreenPart>
  );
}

function Event({ event, children }: { event: Entry; children: ReactNode }) {
  const { orders } = texts();
  return (
    <li data-kind={event.kind}>
      <p>
        <strong>{whatHappened(event)}</strong>
        <small className={css.soft}>
          {moment(event.at)} · {orders.history.actors[event.who] ?? event.who}
        </small>
      </p>
      {event.text !== null && <p className={css.noteText}>{event.text}</p>}
      {children}
    </li>
  );
}

function PinNote({ number, note: { change, pinned } }: { number: string; note: Entry }) {
  const { history } = texts().orders;
  const done = useMutation({
    mutationFn: () => callStaff(pinNoteOperation, { number, change: change ?? 0, pinned: !pinned }),
    onSuccess: (order) => queryClient.setQueryData(orderQuery(number).queryKey, order),
  });
  return (
    <>
      <Button size="s" variant="quiet" busy={done.isPending} onClick={() => done.mutate()}>
        {pinned ? history.unpin : history.pin}
      </Button>
      <Failure error={done.error} id={`pin-failure-${change}`} />
    </>
  );
}

function whatHappened({ kind, what }: Entry): string {
  const { history, states } = texts().orders;
  if (kind === 'note') return history.note;
  const names: Readonly<Record<string, string>> = kind === 'state' ? states : history.acts;
  return names[what] ?? what;
}

function NoteForm({ number }: { number: string }) {
  const { orders } = texts();
  const [text, setText] = useState('');
  const noted = useMutation({
    mutationFn: () => callStaff(noteOrderOperation, { number, text: text.trim() }),
    onSuccess: (order) => {
      queryClient.setQueryData(orderQuery(number).queryKey, order);
      setText('');
    },
  });
  return (
    <form
      className={css.noteForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') noted.mutate();
      }}
    >
      <Field label={orders.history.noteLabel} hint={orders.history.noteHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={1000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Failure error={noted.error} id="note-failure" />
      <Button type="submit" size="s" variant="secondary" busy={noted.isPending} disabled={text.trim() === ''}>
        {orders.history.write}
      </Button>
    </form>
  );
}
