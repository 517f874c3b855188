import {
  makeWebhookOperation,
  webhookKinds,
  type WebhookKind,
} from '@casamaestra/contract/staff/webhooks.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { callStaff } from '../platform/call-staff.ts';
import { failureText } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import css from './connections.module.css';
import { MadeSecret } from './made-secret.tsx';

interface Typed {
  readonly address: string;
  readonly kinds: WebhookKind[];
}

/** Adds an address, then shows the secret that signs its messages, once. */
export function WebhookForm({ onMade, onDone }: { onMade: () => void; onDone: () => void }) {
  const { connections, shell } = texts();
  const { webhooks } = connections;
  const form = useForm<Typed>({ defaultValues: { address: '', kinds: [] } });
  const made = useMutation({
    mutationFn: (typed: Typed) => callStaff(makeWebhookOperation, typed),
    onSuccess: onMade,
  });
  const { errors } = form.formState;
  const refused = made.error === null ? undefined : failureText(made.error);
  if (made.data)
    return (
      <MadeSecret
        text={webhooks.secretText}
        copyNamed={webhooks.copyNamed}
        secret={made.data.secret}
        onDone={onDone}
      />
    );
  return (
    <form className={css.form} noValidate onSubmit={form.handleSubmit((typed) => made.mutate(typed))}>
      <Field
        label={webhooks.address}
        hint={webhooks.addressHint}
        required
        error={(errors.address && shell.required) ?? refused}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('address', { required: true })}
            type="url"
            maxLength={500}
            autoComplete="off"
          />
        )}
      </Field>
      <fieldset className={css.choices} aria-describedby={errors.kinds && 'kinds-failure'}>
        <legend>{webhooks.kinds}</legend>
        {webhookKinds.map((kind) => (
          <Checkbox
            key={kind}
            {...form.register('kinds', { required: true })}
            value={kind}
            label={webhooks.names[kind]}
            note={kind}
          />
        ))}
        {errors.kinds && (
          <p role="alert" id="kinds-failure" className={css.error}>
            {webhooks.kindsNeeded}
          </p>
        )}
      </fieldset>
      <Button type="submit" busy={made.isPending}>
        {webhooks.create}
      </Button>
    </form>
  );
}
