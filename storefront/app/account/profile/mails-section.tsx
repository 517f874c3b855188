import type {
  MailChoices,
  mailChoicesOperation,
} from '@casamaestra/contract/newsletter/newsletter.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import formCss from '../../forms/form.module.css';
import { useForm } from '../../forms/use-form.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { CallContent } from '../layout/call-content.tsx';
import { useCall } from '../use-call.ts';
import { Section } from './section.tsx';

const method = 'casamaestra.newsletter.choices';

/** Mails besides orders: each only where it is asked for. */
export function MailsSection() {
  const { newsletter: texts } = useMessages();
  const loaded = useCall<typeof mailChoicesOperation>(method, {});
  return (
    <Section title={texts.choicesTitle} text={texts.choicesNote}>
      <CallContent loaded={loaded} waiting={<Skeleton height="12rem" />}>
        {(choices) => <Choices choices={choices} onChange={loaded.set} />}
      </CallContent>
    </Section>
  );
}

interface ChoicesProps {
  readonly choices: MailChoices;
  readonly onChange: (choices: MailChoices) => void;
}

function Choices({ choices, onChange }: ChoicesProps) {
  const { newsletter: texts } = useMessages();
  const { state, formProps } = useForm({
    send: (values) => {
      const newsletter = values['newsletter'] !== undefined;
      const wasOn = choices.newsletter !== 'no';
      return callService<typeof mailChoicesOperation>(method, {
        ...(newsletter === wasOn ? {} : { newsletter }),
        price_drops: values['price_drops'] !== undefined,
        cart_reminders: values['cart_reminders'] !== undefined,
      });
    },
    done: (changed) => {
      onChange(changed);
      showToast({ text: changed.newsletter === 'waiting' ? texts.choiceWaiting : texts.saved });
    },
  });
  const { newsletter, price_drops: prices, cart_reminders: carts } = choices;
  return (
    <form {...formProps} className={formCss.form} aria-label={texts.choicesTitle}>
      <FormFailure state={state} />
      <Checkbox name="newsletter" label={texts.choiceNewsletter} defaultChecked={newsletter !== 'no'} />
      {newsletter === 'waiting' && <p>{texts.choiceWaiting}</p>}
      <Checkbox name="price_drops" label={texts.choicePrices} defaultChecked={prices} />
      <Checkbox name="cart_reminders" label={texts.choiceCarts} defaultChecked={carts} />
      <Button type="submit" variant="secondary" busy={state.busy}>
        {texts.choicesSave}
      </Button>
    </form>
  );
}
