import {
  removeWebhookOperation,
  switchWebhookOperation,
  webhooksOperation,
  type Webhook,
} from '@casamaestra/contract/staff/webhooks.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient, reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './connections.module.css';
import { WebhookEvents } from './webhook-events.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookLog } from './webhook-log.tsx';

const everyWebhook = () => reading(webhooksOperation, {});
const readAgain = () => void queryClient.invalidateQueries(everyWebhook());

type Open = { readonly act: 'new' } | { readonly act: 'log' | 'edit' | 'remove'; readonly webhook: Webhook };

function titleOf(open: Open | undefined): string {
  const { webhooks } = texts().connections;
  if (open === undefined) return '';
  if (open.act === 'new') return webhooks.make;
  if (open.act === 'edit') return webhooks.editNamed(open.webhook.address);
  return open.act === 'log' ? webhooks.logNamed(open.webhook.address) : webhooks.removeTitle;
}

/** Addresses that are told what happens. */
export function Webhooks() {
  const { data, error } = useQuery(everyWebhook());
  const { connections, shell } = texts();
  const { webhooks } = connections;
  const [open, setOpen] = useState<Open>();
  const close = () => {
    setOpen(undefined);
    readAgain();
  };
  return (
    <ScreenPart title={webhooks.title}>
      <div className={css.head}>
        <p>{webhooks.text}</p>
        {data && (
          <Button size="s" icon="plus" onClick={() => setOpen({ act: 'new' })}>
            {webhooks.make}
          </Button>
        )}
      </div>
      <Failure error={error} id="webhooks-failure" />
      {data?.length === 0 && <EmptyState icon="globe" title={webhooks.none} text={webhooks.noneText} />}
      {data !== undefined && data.length > 0 && (
        <Table
          caption={webhooks.title}
          columns={[
            ...[webhooks.address, webhooks.kinds, webhooks.state].map((title) => ({ title })),
            { title: webhooks.acts, hidden: true },
          ]}
          className={css.table}
        >
          {data.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onOpen={(act) => setOpen({ act, webhook })} />
          ))}
        </Table>
      )}
      <Dialog open={open !== undefined} title={titleOf(open)} closeLabel={shell.close} onClose={close}>
        {open?.act === 'new' && <WebhookForm onMade={readAgain} onDone={close} />}
        {open?.act === 'log' && <WebhookLog id={open.webhook.id} />}
        {open?.act === 'edit' && <WebhookEvents webhook={open.webhook} onDone={close} />}
        {open?.act === 'remove' && <RemoveWebhook webhook={open.webhook} onDone={close} />}
      </Dialog>
    </ScreenPart>
  );
}

function WebhookState({ webhook }: { webhook: Webhook }) {
  const { webhooks } = texts().connections;
  const { off_because: off, failing_since: since } = webhook;
  return (
    <>
      <Badge tone={off === null && since === null ? 'positive' : off === 'person' ? 'neutral' : 'hot'}>
        {off === null ? webhooks.on : webhooks.off[off]}
      </Badge>
      {since !== null && <small>{webhooks.since(moment(since))}</small>}
    </>
  );
}

function WebhookRow({
  webhook,
  onOpen,
}: {
  webhook: Webhook;
  onOpen: (act: 'log' | 'edit' | 'remove') => void;
}) {
  const { webhooks } = texts().connections;
  const { id, address } = webhook;
  const on = webhook.off_because === null;
  const switched = useMutation({
    mutationFn: () => callStaff(switchWebhookOperation, { id, on: !on }),
    onSuccess: readAgain,
  });
  return (
    <tr>
      <th scope="row">{address}</th>
      <td>{webhook.kinds.map((kind) => webhooks.names[kind]).join(', ')}</td>
      <td>
        <WebhookState webhook={webhook} />
        <Failure error={switched.error} id={`webhook-failure-${id}`} />
      </td>
      <td>
        <div className={css.acts}>
          <Button
            size="s"
            aria-label={webhooks.logNamed(address)}
            variant="secondary"
            onClick={() => onOpen('log')}
          >
            {webhooks.log}
          </Button>
          <Button
            size="s"
            variant="quiet"
            aria-label={webhooks.editNamed(address)}
            onClick={() => onOpen('edit')}
          >
            {webhooks.edit}
          </Button>
          <Button
            size="s"
            variant="quiet"
            aria-label={(on ? webhooks.switchOffNamed : webhooks.switchOnNamed)(address)}
            busy={switched.isPending}
            onClick={() => switched.mutate()}
          >
            {on ? webhooks.switchOff : webhooks.switchOn}
          </Button>
          <Button
            size="s"
            variant="quiet"
            aria-label={webhooks.removeNamed(address)}
            onClick={() => onOpen('remove')}
          >
            {webhooks.remove}
          </Button>
        </div>
      </td>
    </tr>
  );
}

function RemoveWebhook({ webhook, onDone }: { webhook: Webhook; onDone: () => void }) {
  const { webhooks } = texts().connections;
  const removed = useMutation({
    mutationFn: () => callStaff(removeWebhookOperation, { id: webhook.id }),
    onSuccess: onDone,
  });
  return (
    <div className={css.form}>
      <p>{webhook.address}</p>
      <p>{webhooks.removeText}</p>
      <Failure error={removed.error} id="remove-failure" />
      <div className={css.acts}>
        <Button size="s" variant="danger" busy={removed.isPending} onClick={() => removed.mutate()}>
          {webhooks.remove}
        </Button>
      </div>
    </div>
  );
}
