import {
  saveWebhookOperation,
  webhookKinds,
  type Webhook,
  type WebhookKind,
} from '@casamaestra/contract/staff/webhooks.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import css from './connections.module.css';

/** What an address is told of from now on. */
export function WebhookEvents({ webhook, onDone }: { webhook: Webhook; onDone: () => void }) {
  const { webhooks } = texts().connections;
  // What was seen when the form was opened, also when the list is read again below it.
  const [from] = useState(webhook.kinds);
  const [chosen, setChosen] = useState<readonly WebhookKind[]>(from);
  const saved = useMutation({
    mutationFn: () => callStaff(saveWebhookOperation, { id: webhook.id, from, to: [...chosen] }),
    onSuccess: onDone,
  });
  const isEmpty = chosen.length === 0;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) saved.mutate();
      }}
    >
      <fieldset className={css.choices} aria-describedby={isEmpty ? 'events-failure' : undefined}>
        <legend>{webhooks.kinds}</legend>
        {webhookKinds.map((kind) => (
          <Checkbox
            key={kind}
            checked={chosen.includes(kind)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
            }
            label={webhooks.names[kind]}
            note={kind}
          />
        ))}
        {isEmpty && (
          <p role="alert" id="events-failure" className={css.error}>
            {webhooks.kindsNeeded}
          </p>
        )}
      </fieldset>
      <Failure error={saved.error} id="events-refused" />
      <Button type="submit" busy={saved.isPending}>
        {webhooks.save}
      </Button>
    </form>
  );
}
