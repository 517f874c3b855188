import { Button } from '@casamaestra/ui/button.tsx';
import { urls } from '@casamaestra/contract/pages.ts';
import { TextField } from '../forms/text-field.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { ProblemBox } from './problem-box.tsx';
import type { Screen } from './screen.ts';
import css from './withdrawal.module.css';
import { useInBrowser } from '../platform/use-in-browser.ts';
import { lastOrder } from '../order/last-order.ts';

const idOf = (name: string) => `withdrawal-${name}`;

/** First step: who withdraws, and from which order. */
export function FindForm({ screen }: { screen: Extract<Screen, { kind: 'find' }> }) {
  const { withdrawal } = useMessages();
  const { values, problems } = screen;
  const field = (name: keyof typeof values) => ({
    id: idOf(name),
    name,
    defaultValue: values[name],
    required: true,
    error: problems[name] && withdrawal.problems[problems[name]],
  });
  return (
    <>
      <div className={css.part}>
        <p>{withdrawal.intro}</p>
        <p>{withdrawal.intro2}</p>
      </div>
      <form
        method="post"
        action={urls.withdrawal()}
        noValidate
        className={css.form}
        aria-label={withdrawal.page}
      >
        <ProblemBox problems={problems} alert={screen.alert} idOf={idOf} />
        <input type="hidden" name="step" value="find" />
        <TextField {...field('name')} label={withdrawal.name} autoComplete="name" maxLength={160} />
        <TextField
          {...field('order_number')}
          label={withdrawal.orderNumber}
          hint={withdrawal.orderNumberHint}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
        />
        <TextField
          {...field('order_email')}
          label={withdrawal.orderEmail}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <Button type="submit" size="l" wide>
          {withdrawal.next}
        </Button>
      </form>
      <Shortcuts />
    </>
  );
}

/** Links to the form of an order without typing: the last order of this browser, or those of the account. */
function Shortcuts() {
  const { withdrawal } = useMessages();
  const inBrowser = useInBrowser();
  const last = inBrowser ? lastOrder() : null;
  return (
    <ul className={css.list} data-no-print="">
      <li>
        {withdrawal.haveAccount} <a href={urls.orders()}>{withdrawal.chooseOrder}</a>
      </li>
      {last && (
        <li>
          {withdrawal.justOrdered}{' '}
          <a href={urls.withdrawal(last.token)}>{withdrawal.fromOrder(last.number)}</a>
        </li>
      )}
    </ul>
  );
}
