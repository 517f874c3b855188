import {
  deliverOrderOperation,
  type OrderAct,
  prepareOrderOperation,
  readyOrderOperation,
  type StaffOrder,
} from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { CancelForm, RefundForm } from './act-forms.tsx';
import { LinesForm } from './lines-form.tsx';
import { ShipForm } from './ship-form.tsx';
import css from './order.module.css';
import { keepOrder, rereadOrder } from './orders-query.ts';
import { ReturnForm } from './return-form.tsx';

type WithForm = 'ship' | 'refund' | 'cancel' | 'return' | 'lines';
type AtOnce = 'prepare' | 'ready' | 'deliver';

const atOnce = {
  prepare: prepareOrderOperation,
  ready: readyOrderOperation,
  deliver: deliverOrderOperation,
} as const;

/** Not what is due, even where nothing else is left to do. */
const neverFirst: ReadonlySet<OrderAct> = new Set(['cancel', 'refund', 'return', 'lines']);
const withForm: ReadonlySet<OrderAct> = new Set(['ship', 'refund', 'cancel', 'return', 'lines']);
const forms = {
  ship: ShipForm,
  refund: RefundForm,
  cancel: CancelForm,
  return: ReturnForm,
  lines: LinesForm,
};

const isAtOnce = (act: OrderAct): act is AtOnce => act in atOnce;
const isOffered = (act: OrderAct): act is WithForm | AtOnce => isAtOnce(act) || withForm.has(act);

/** The next thing to do as the one strong button, the others beside it. */
export function OrderActs({ order }: { order: StaffOrder }) {
  const { orders } = texts();
  const [open, setOpen] = useState<WithForm>();
  const { number, version } = order;
  const done = useMutation({
    mutationFn: (act: AtOnce) => callStaff(atOnce[act], { number, version }),
    onSuccess: keepOrder,
    onError: (error) => rereadOrder(error, number),
  });
  const [said, setSaid] = useState('');
  const close = () => setOpen(undefined);
  const finish = (changed: StaffOrder, sentence = '') => {
    keepOrder(changed);
    setSaid(sentence);
    close();
  };
  const acts = order.acts.filter(isOffered);
  const Form = open && forms[open];
  return (
    <div className={css.acts}>
      {acts.map((act, index) => (
        <Button
          key={act}
          size="s"
          variant={
            index === 0 && !neverFirst.has(act) ? 'primary' : act === 'cancel' ? 'danger' : 'secondary'
          }
          busy={done.isPending && done.variables === act}
          onClick={() => (isAtOnce(act) ? done.mutate(act) : setOpen(act))}
        >
          {orders.acts[act]}
        </Button>
      ))}
      <div role="status" className={css.said}>
        {said}
      </div>
      <Failure error={done.error} id="act-failure" />
      <Dialog
        open={open !== undefined}
        title={open === undefined ? '' : orders.acts[open]}
        closeLabel={texts().shell.close}
        onClose={close}
      >
        {Form && <Form order={order} onDone={finish} onInstead={setOpen} />}
      </Dialog>
    </div>
  );
}
