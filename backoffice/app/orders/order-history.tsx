import { todayOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import {
  readMentionsOperation,
  removeNoteFileOperation,
} from '@casamaestra/contract/staff/order-notes.operations.ts';
import { pinNoteOperation, type StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { UndoButton } from '../activity/undo-button.tsx';
import { callQuietly, callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { historyHash } from './history-address.ts';
import { NoteFiles } from './notes/note-files.tsx';
import { NoteForm } from './notes/note-form.tsx';
import { NoteText } from './notes/note-text.tsx';
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
  const taken = useTakenFile(order.number);
  const take = (id: number): void => {
    // A second press while the first is on its way asks for nothing more.
    if (!taken.isPending) taken.mutate(id);
  };
  const files = (event: Entry) => <NoteFiles files={event.files} onTake={mayNote ? take : undefined} />;
  const shown = (event: Entry) => (
    <Event key={`${event.at} ${event.kind} ${event.what}`} event={event} files={files(event)}>
      {mayNote && event.kind === 'note' && <PinNote number={order.number} note={event} />}
    </Event>
  );
  useReadMentions(order);
  const place = useRef<HTMLDivElement>(null);
  const isMeant = useLocation().hash === historyHash;
  useEffect(() => {
    if (isMeant) place.current?.focus();
  }, [isMeant]);
  return (
    <div ref={place} tabIndex={-1} className={css.history}>
      <ScreenPart title={orders.history.title}>
        {pinned.length > 0 && (
          <ul className={css.pinned} aria-label={orders.history.pinned}>
            {pinned.map(shown)}
          </ul>
        )}
        {mayNote && <NoteForm key={order.number} number={order.number} />}
        <div role="status" className={css.taken}>
          {isGone(order, taken.data) && (
            <>
              <span>{orders.history.fileTaken}</span>
              <UndoButton key={taken.data.change} id={taken.data.change} act={orders.history.fileTakenAct} />
            </>
          )}
        </div>
        <Failure error={taken.error} id="take-file-failure" />
        <ol className={css.timeline}>{newest.filter((entry) => !entry.pinned).map(shown)}</ol>
      </ScreenPart>
    </div>
  );
}

/** A file that was taken away, of which order, and the change by which it comes back. */
interface TakenFile {
  readonly id: number;
  readonly number: string;
  readonly change: number;
}

/** Whether it was taken from this order and is not back. */
const isGone = ({ number, timeline }: StaffOrder, taken: TakenFile | undefined): taken is TakenFile =>
  taken?.number === number && !timeline.some(({ files }) => files.some(({ id }) => id === taken.id));

/** Takes a file away from a note. */
function useTakenFile(number: string) {
  return useMutation({
    async mutationFn(id: number): Promise<TakenFile> {
      const { order, change } = await callStaff(removeNoteFileOperation, { number, id });
      queryClient.setQueryData(orderQuery(number).queryKey, order);
      return { id, number, change };
    },
  });
}

/** Who opens an order has read what mentions them in its notes. */
function useReadMentions({ number, unread_mentions: unread }: StaffOrder): void {
  const { mutate } = useMutation({
    mutationFn: (of: string) => callQuietly(readMentionsOperation, { number: of }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [todayOperation.name] }),
  });
  useEffect(() => {
    if (unread > 0) mutate(number);
  }, [mutate, number, unread]);
}

function Event({ event, files, children }: { event: Entry; files: ReactNode; children: ReactNode }) {
  const { orders } = texts();
  return (
    <li data-kind={event.kind}>
      <p>
        <strong>{whatHappened(event)}</strong>
        <small className={css.soft}>
          {moment(event.at)} · {orders.history.actors[event.who] ?? event.who}
        </small>
      </p>
      {event.text !== null && <NoteText text={event.text} mentions={event.mentions} />}
      {files}
      {event.undo && event.change !== null && <UndoButton id={event.change} act={whatHappened(event)} />}
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
