import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  askGatewayOperation,
  type StaffPayment,
} from '@casamaestra/contract/staff/staff-payments.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { euros } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './payments.module.css';

type Asked = OperationOutput<typeof askGatewayOperation>;

/** Asks the gateway, and shows what it says beside what the shop has. */
export function AskGateway({ payment }: { payment: StaffPayment }) {
  const { payments } = texts();
  const asked = useMutation({
    mutationFn: () => callStaff(askGatewayOperation, { id: payment.id }),
    // The order, its list and what is due may be other ones now.
    onSuccess: () => queryClient.invalidateQueries(),
  });
  if (!payment.can_ask)
    return (
      <ScreenPart title={payments.gateway}>
        <p>{payments.byTransfer}</p>
        <p>
          <Link to="/banca">{payments.toBank}</Link>
        </p>
      </ScreenPart>
    );
  return (
    <ScreenPart title={payments.gateway}>
      <p className={css.soft}>{payments.askText}</p>
      <Failure error={asked.error} id="ask-failure" />
      <div role="status">{asked.data && <Answer asked={asked.data} />}</div>
      <p className={css.act}>
        <Button variant="secondary" busy={asked.isPending} onClick={() => asked.mutate()}>
          {payments.ask}
        </Button>
      </p>
    </ScreenPart>
  );
}

function Answer({ asked: { answer, payment, changed } }: { asked: Asked }) {
  const { payments, activity } = texts();
  return (
    <>
      <p>
        <strong>{payments.answers[answer.kind]}.</strong> {changed ? payments.changed : payments.unchanged}
      </p>
      {answer.kind === 'told' && (
        <table className={css.beside}>
          <thead>
            <tr>
              <th scope="col">{activity.labels.field}</th>
              <th scope="col">{payments.here}</th>
              <th scope="col">{payments.there}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{payments.status}</th>
              <td>{payments.states[payment.state]}</td>
              <td>{answer.state === null ? '–' : payments.states[answer.state]}</td>
            </tr>
            <tr>
              <th scope="row">{payments.money}</th>
              <td>{euros(payment.amount)}</td>
              <td>{answer.amount === null ? '–' : `${euros(answer.amount)} (${answer.currency ?? ''})`}</td>
            </tr>
          </tbody>
        </table>
      )}
      {answer.code !== null && (
        <p className={css.soft}>
          {payments.code}: {answer.code}
        </p>
      )}
    </>
  );
}
