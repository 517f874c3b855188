import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { ProblemBox } from './problem-box.tsx';
import type { Screen } from './screen.ts';
import { Shortcuts } from './shortcuts.tsx';
import css from './withdrawal.module.css';

const idOf = (name: string) => `withdrawal-${name}`;

/** Before the declaration: who withdraws, and which order. */
export function FindForm({ screen }: { screen: Extract<Screen, { kind: 'find' }> }) {
  const { withdrawal } = useMessages();
  const { values, problems } = screen;
  const field = (name: keyof typeof values) => ({
    id: idOf(name),
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
        <Field {...field('name')} label={withdrawal.name}>
          {(control) => (
            <Input {...control} name="name" defaultValue={values.name} autoComplete="name" maxLength={160} />
          )}
        </Field>
        <Field {...field('order_number')} label={withdrawal.orderNumber} hint={withdrawal.orderNumberHint}>
          {(control) => (
            <Input
              {...control}
              name="order_number"
              defaultValue={values.order_number}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
            />
          )}
        </Field>
        <Field {...field('order_email')} label={withdrawal.orderEmail}>
          {(control) => (
            <Input
              {...control}
              name="order_email"
              type="email"
              defaultValue={values.order_email}
              autoComplete="email"
              maxLength={254}
            />
          )}
        </Field>
        <Button type="submit" size="l" wide>
          {withdrawal.next}
        </Button>
      </form>
      <Shortcuts />
    </>
  );
}
