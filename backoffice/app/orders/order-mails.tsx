import {
  newOrderLinkOperation,
  orderMailOperation,
  sendOrderMailAgainOperation,
} from '@casamaestra/contract/staff/order-corrections.operations.ts';
import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { queryClient, reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import { keepOrder, orderQuery } from './orders-query.ts';
import css from './order.module.css';

type Mail = StaffOrder['mails'][number];

/** What was written to the buyer, to be read to them on the telephone or sent once more, and a new link. */
export function OrderMails({ order }: { order: StaffOrder }) {
  const { mails: words } = texts().orders;
  const mayRead = may(useMe(), 'order_changes', 'edit');
  const [open, setOpen] = useState<Mail>();
  const [said, setSaid] = useState('');
  const close = () => setOpen(undefined);
  const kindOf = ({ kind }: Mail) => words.kinds[kind] ?? kind;
  return (
    <ScreenPart title={words.title}>
      <ul className={css.list}>
        {order.mails.map((mail) => (
          <li key={mail.id} className={css.copied}>
            <span>
              {kindOf(mail)}
              <small className={css.soft}>
                {mail.sent_at === null
                  ? words.waiting(moment(mail.due_at))
                  : words.sent(moment(mail.sent_at))}
                {mail.error !== null && ` · ${mail.error}`}
              </small>
            </span>
            {mayRead && (
              <Button
                size="s"
                variant="quiet"
                aria-label={words.readNamed(kindOf(mail))}
                onClick={() => setOpen(mail)}
              >
                {words.read}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {order.acts.includes('new_link') && (
        <NewLink number={order.number} onDone={() => setSaid(words.linkDone)} />
      )}
      <div role="status" className={css.said}>
        {said}
      </div>
      <Dialog
        open={open !== undefined}
        title={open === undefined ? '' : kindOf(open)}
        closeLabel={texts().shell.close}
        onClose={close}
      >
        {open && (
          <MailRead
            number={order.number}
            mail={open}
            onSent={() => {
              setSaid(words.againDone);
              close();
            }}
          />
        )}
      </Dialog>
    </ScreenPart>
  );
}

function NewLink({ number, onDone }: { number: string; onDone: () => void }) {
  const { mails: words } = texts().orders;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const done = useMutation({
    mutationFn: () => callStaff(newOrderLinkOperation, { number }),
    onSuccess(order) {
      keepOrder(order);
      onDone();
      close();
    },
  });
  return (
    <>
      <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
        {words.newLink}
      </Button>
      <Dialog open={isOpen} title={words.newLink} closeLabel={texts().shell.close} onClose={close}>
        <div className={css.form}>
          <p>{words.newLinkText}</p>
          <Failure error={done.error} id="new-link-failure" />
          <Button busy={done.isPending} onClick={() => done.mutate()}>
            {words.newLinkSend}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function MailRead({ number, mail, onSent }: { number: string; mail: Mail; onSent: () => void }) {
  const { mails: words } = texts().orders;
  const { id } = mail;
  const { data, error } = useQuery(reading(orderMailOperation, { number, id }));
  // Of this dialog: pressed twice it sends once.
  const [key] = useState(() => crypto.randomUUID());
  const sent = useMutation({
    mutationFn: () => callStaff(sendOrderMailAgainOperation, { number, id, key }),
    onSuccess() {
      void queryClient.invalidateQueries(orderQuery(number));
      onSent();
    },
  });
  if (data === undefined) return error === null ? <Skeleton lines={10} /> : <Failure error={error} />;
  return (
    <div className={css.form}>
      <p>
        <strong>{data.subject}</strong>
        <small className={css.soft}>{words.to(data.recipient)}</small>
      </p>
      <pre className={css.mail} tabIndex={0} aria-label={data.subject}>
        {data.text}
      </pre>
      {data.files.length > 0 && <p>{words.files(data.files.join(', '))}</p>}
      <p className={css.soft}>{words.composed}</p>
      <Failure error={sent.error} id="mail-again-failure" />
      <Button busy={sent.isPending} onClick={() => sent.mutate()}>
        {mail.sent_at === null ? words.sendNow : words.again}
      </Button>
    </div>
  );
}
