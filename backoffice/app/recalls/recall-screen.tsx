import { recallMailsMost, recallOperation } from '@casamaestra/contract/staff/staff-recalls.operations.ts';
import type { RecallMail, StaffRecall } from '@casamaestra/contract/staff/staff-recalls.operations.ts';
import { Table } from '@casamaestra/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { RecordTimeline } from '../activity/record-timeline.tsx';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { MissingScreen } from '../shell/missing-screen.tsx';
import { ScreenPart } from '../shell/part.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { EndRecall } from './end-recall.tsx';
import { recalledPart, waitingMails } from './recall-words.ts';
import css from './recalls.module.css';

/** One recall: its notice, how far its mails have come, and whom it was written to. */
export function RecallScreen() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? <Numbered key={id} id={Number(id)} /> : <MissingScreen />;
}

/** Mails leave within seconds: the figures follow. */
const AGAIN_MS = 5_000;

function Numbered({ id }: { id: number }) {
  const { recalls, goods } = texts();
  const me = useMe();
  const { data, error } = useQuery({
    ...reading(recallOperation, { id }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && waitingMails(state.data) > 0 ? AGAIN_MS : false,
  });
  return (
    <div className={css.stack}>
      <ScreenHead title={recalls.title(counted(id))}>
        <Link to="/richiami">{recalls.all}</Link>
      </ScreenHead>
      <Failure error={error} />
      {data && (
        <>
          <ScreenPart title={data.name}>
            <div className={css.form}>
              <p className={css.soft}>
                {may(me, 'products', 'view') ? (
                  <Link to={`/prodotti/${data.product_id}`}>{data.code}</Link>
                ) : (
                  data.code
                )}
                {` · ${recalledPart(data)} · ${moment(data.announced_at)}`}
              </p>
              <p className={css.notice}>{data.notice}</p>
              <RecallState recall={data} />
              {data.ended_at === null && may(me, 'recalls', 'edit') && <EndRecall recall={data} />}
            </div>
          </ScreenPart>
          <Progress recall={data} />
          <ScreenPart title={recalls.mails}>
            <Mails recall={data} mails={data.mails} />
          </ScreenPart>
          {may(me, 'activity', 'view') && (
            <ScreenPart title={goods.history}>
              <RecordTimeline record={`recall ${id}`} />
            </ScreenPart>
          )}
        </>
      )}
    </div>
  );
}

/** Whether a recall is in force, else when and why it ended. */
function RecallState({ recall: { ended_at: at, ended_because: reason } }: { recall: StaffRecall }) {
  const { recalls } = texts();
  return (
    <p role="status">
      {at === null ? recalls.inForce : recalls.ended(moment(at))}
      {reason !== null && ` · ${recalls.endedBecause(reason)}`}
    </p>
  );
}

function Progress({ recall }: { recall: StaffRecall }) {
  const { recalls } = texts();
  const maySettings = may(useMe(), 'settings', 'view');
  const { columns } = recalls;
  const figures = [
    [columns.reached, recall.reached],
    [columns.sent, recall.sent],
    [columns.waiting, waitingMails(recall)],
    [columns.givenUp, recall.given_up],
  ] as const;
  return (
    <ScreenPart title={recalls.facts}>
      <div className={css.form}>
        <dl className={css.facts}>
          {figures.map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{counted(count)}</dd>
            </div>
          ))}
        </dl>
        {recall.given_up > 0 && (
          <p>
            {recalls.stuck} {maySettings && <Link to="/impostazioni/mail">{recalls.toMails}</Link>}
          </p>
        )}
      </div>
    </ScreenPart>
  );
}

function Mails({ recall, mails }: { recall: StaffRecall; mails: readonly RecallMail[] }) {
  const { recalls } = texts();
  const { mailColumns: columns } = recalls;
  const mayOrders = may(useMe(), 'orders', 'view');
  if (mails.length === 0) return <p className={css.soft}>{recalls.noMails}</p>;
  const titles = [columns.order, columns.email, columns.queued, columns.sent];
  return (
    <>
      {recall.reached > mails.length && (
        <p className={css.soft}>{recalls.most(counted(recallMailsMost), counted(recall.reached))}</p>
      )}
      <Table caption={recalls.mails} columns={titles.map((title) => ({ title }))} className={css.table}>
        {mails.map((mail) => (
          <tr key={mail.order_number + (mail.email ?? '')}>
            <th scope="row">
              {mayOrders ? (
                <Link to={`/ordini/${mail.order_number}`}>{mail.order_number}</Link>
              ) : (
                mail.order_number
              )}
            </th>
            <td>{mail.email ?? recalls.hidden}</td>
            <td>{moment(mail.queued_at)}</td>
            <td>
              {mail.state === 'sent'
                ? mail.sent_at !== null && moment(mail.sent_at)
                : recalls.states[mail.state]}
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
