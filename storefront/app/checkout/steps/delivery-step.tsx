import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Textarea } from '@casamaestra/ui/input.tsx';
import { useState } from 'react';
import { useAuth } from '../../login/auth-store.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { can } from '../../platform/capabilities.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { AddressFields } from '../../address/address-fields.tsx';
import { EmailField, PhoneField } from './contact-fields.tsx';
import css from './delivery-step.module.css';
import { useCheckoutForm } from './checkout-form.ts';
import { NameFields } from '../../address/name-fields.tsx';
import { DeliveryOrPickup } from './delivery-or-pickup.tsx';
import { isPickup } from '../../draft/checkout-draft.ts';
import type { CheckoutQuote } from '../../quote/use-checkout-quote.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { SavedAddresses } from './saved-addresses.tsx';

/** How it is received, who orders and where it goes; invoice and another billing address fold until they are wanted. */
export function DeliveryStep({ quote }: { quote: Pick<CheckoutQuote, 'quote'> }) {
  const { draft, change, problems, options } = useCheckoutForm();
  const messages = useMessages();
  const { checkout: texts } = messages;
  const auth = useAuth();
  const pickup = isPickup(draft);
  // Changing an answer inside does not collapse it.
  const [opened] = useState(draft.invoice !== 'none' || draft.other_billing);
  const address = {
    prefix: 's',
    address: draft.shipping,
    countries: options.countries,
    onChange: (shipping: typeof draft.shipping) => change({ shipping }),
    problems,
  } as const;
  return (
    <>
      {auth ? (
        <p className={css.who}>
          {texts.loggedIn(`${auth.first_name} ${auth.last_name}`.trim() || auth.email)}
        </p>
      ) : (
        <p className={css.who}>
          {texts.guest} {texts.haveAccount} <a href={urls.login(urls.pay())}>{texts.login}</a>
        </p>
      )}
      <DeliveryOrPickup quote={quote.quote} />
      <p className={css.required}>{texts.required}</p>
      <EmailField />
      {pickup ? (
        <fieldset className={css.group}>
          <legend className="visually-hidden">{messages.pickup.who}</legend>
          <NameFields {...address} />
        </fieldset>
      ) : (
        <fieldset className={css.group}>
          <legend className="visually-hidden">{texts.fields.where}</legend>
          {auth ? (
            <SavedAddresses>
              <AddressFields {...address} />
            </SavedAddresses>
          ) : (
            <AddressFields {...address} />
          )}
        </fieldset>
      )}
      <PhoneField />
      {!pickup && <Note />}
      <Disclosure className={css.more} summary={texts.fields.moreOptions} open={opened}>
        <InvoiceFields />
      </Disclosure>
      {can('review-mails') && (
        <Checkbox
          label={texts.fields.reviewMail}
          checked={draft.review_mail}
          onChange={() => change({ review_mail: !draft.review_mail })}
        />
      )}
    </>
  );
}

function Note() {
  const { draft, change } = useCheckoutForm();
  const { fields } = useMessages().checkout;
  const [open, setOpen] = useState(draft.note !== '');
  if (!open) {
    return (
      <Button variant="quiet" size="s" icon="plus" className={css.add} onClick={() => setOpen(true)}>
        {fields.addNote}
      </Button>
    );
  }
  return (
    <Field id="note" label={fields.note} hint={fields.noteHint}>
      {(control) => (
        <Textarea
          {...control}
          name="note"
          rows={2}
          maxLength={500}
          value={draft.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}
