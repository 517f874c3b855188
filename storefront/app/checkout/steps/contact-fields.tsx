import { Button } from '@casamaestra/ui/button.tsx';
import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { isPickup } from '../../draft/checkout-draft.ts';
import { useCheckoutForm } from './checkout-form.ts';
import type * as SecondLooks from './second-looks.ts';
import { TextField } from '../../forms/text-field.tsx';

/** E-mail address for the confirmation. */
export function EmailField() {
  const { draft, change, problems } = useCheckoutForm();
  const { fields } = useMessages().checkout;
  const [left, setLeft] = useState('');
  const [looks, setLooks] = useState<typeof SecondLooks>();
  const meant = left === draft.email && looks?.suggestedEmail(left);
  return (
    <div>
      <TextField
        id="email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="none"
        label={fields.email}
        hint={fields.emailHint}
        error={problems['email']}
        value={draft.email}
        maxLength={254}
        required
        onText={(email) => change({ email })}
        onBlur={() => {
          setLeft(draft.email);
          void import('./second-looks.ts').then(setLooks);
        }}
      />
      <p role="status">
        {meant && (
          <Button variant="quiet" size="s" onClick={() => change({ email: meant })}>
            {fields.emailMeant(meant)}
          </Button>
        )}
      </p>
    </div>
  );
}

/** Telephone number for the courier, with the reason why it is asked. */
export function PhoneField() {
  const { draft, change, problems } = useCheckoutForm();
  const { fields, receive } = useMessages().checkout;
  return (
    <TextField
      id="phone"
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      label={fields.phone}
      hint={isPickup(draft) ? receive.phoneHint : fields.phoneHint}
      error={problems['phone']}
      value={draft.phone}
      maxLength={32}
      required
      onText={(phone) => change({ phone })}
    />
  );
}
