import { Button } from '@casamaestra/ui/button.tsx';
import { Field, FieldError } from '@casamaestra/ui/field.tsx';
import { Textarea } from '@casamaestra/ui/input.tsx';
import { LineList } from '@casamaestra/ui/line-list.tsx';
import { money } from '@casamaestra/texts/format/money.ts';
import { TextField } from '../forms/text-field.tsx';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { DeclareLine } from './declare-line.tsx';
import { ProblemBox } from './problem-box.tsx';
import type { Screen } from './screen.ts';
import type { Seller } from './seller.ts';
import { longDay } from '@casamaestra/texts/format/date.ts';
import css from './withdrawal.module.css';

type DeclareScreen = Extract<Screen, { kind: 'declare' }>;

/** The declaration of withdrawal, confirmed by one button. */
export function DeclareForm({ screen, seller }: { screen: DeclareScreen; seller: Seller }) {
  const { withdrawal } = useMessages();
  const locale = useLocale();
  const { view, values, problems } = screen;
  const first = view.lines.find(({ left }) => left > 0);
  const idOf = (name: string) => (name === 'lines' ? `pieces-${first?.position}` : `withdrawal-${name}`);
  return (
    <form
      key={screen.key}
      method="post"
      action={urls.withdrawal()}
      noValidate
      className={css.form}
      aria-label={withdrawal.confirmTitle}
    >
      <div className={css.part}>
        <p className={css.order}>{withdrawal.order(view.order_number, longDay(view.placed_at, locale))}</p>
        <p className={css.quiet}>
          {view.last_day === null
            ? withdrawal.openAlways
            : withdrawal.openUntil(longDay(view.last_day, locale))}
        </p>
        <p>{view.refund === null ? withdrawal.unpaid : withdrawal.refundOfAll(money(view.refund, locale))}</p>
      </div>
      <ProblemBox problems={problems} alert={screen.alert} idOf={idOf} />
      <input type="hidden" name="step" value="declare" />
      <input type="hidden" name="order_token" value={view.order_token} />
      <input type="hidden" name="key" value={screen.key} />
      <fieldset className={css.group} aria-describedby={problems['lines'] && 'withdrawal-lines-problem'}>
        <legend>{withdrawal.goods}</legend>
        {problems['lines'] && (
          <FieldError id="withdrawal-lines-problem">{withdrawal.problems.lines}</FieldError>
        )}
        <LineList>
          {view.lines.map((line) => (
            <DeclareLine key={line.position} line={line} pieces={values.pieces[line.position]} />
          ))}
        </LineList>
      </fieldset>
      <People screen={screen} />
      <p>{withdrawal.statement(seller.company)}</p>
      <Button type="submit" size="l" wide>
        {withdrawal.confirm}
      </Button>
    </form>
  );
}

function People({ screen: { values, problems } }: { screen: DeclareScreen }) {
  const { withdrawal } = useMessages();
  const error = (name: string) => problems[name] && withdrawal.problems[problems[name]];
  return (
    <fieldset className={css.group}>
      <legend>{withdrawal.you}</legend>
      <TextField
        id="withdrawal-name"
        name="name"
        label={withdrawal.name}
        error={error('name')}
        defaultValue={values.name}
        autoComplete="name"
        maxLength={160}
        required
      />
      <TextField
        id="withdrawal-email"
        name="email"
        type="email"
        label={withdrawal.email}
        error={error('email')}
        defaultValue={values.email}
        autoComplete="email"
        maxLength={254}
        required
      />
      <Field id="withdrawal-reason" label={withdrawal.reason} error={error('reason')}>
        {(control) => (
          <Textarea {...control} name="reason" rows={3} defaultValue={values.reason} maxLength={500} />
        )}
      </Field>
    </fieldset>
  );
}
