import {
  guardNames,
  type Guards,
  guardsOperation,
  guardsSchema,
  saveGuardsOperation,
} from '@casamaestra/contract/staff/guards.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { UndoButton } from '../../activity/undo-button.tsx';
import { callStaff, Refused } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { useLeaveQuestion } from '../../platform/leave-question.ts';
import { queryClient, reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import css from '../settings.module.css';

type Typed = Readonly<Record<keyof Guards, string>>;

const bounds: Readonly<Record<keyof Guards, readonly [least: number, most: number]>> = {
  refund_alone: [0, 10_000],
  refunds_an_hour: [0, 100],
  alone_minutes: [1, 1440],
  price_percent: [1, 90],
  bulk_rows: [1, 10_000],
};

const written = (guards: Guards): Typed =>
  Object.fromEntries(guardNames.map((name) => [name, String(guards[name]).replace('.', ',')])) as Typed;

/** What is typed over what the limits are now; undefined: it is no number that the field takes. */
function guardOf(name: keyof Guards, typed: Partial<Typed>, guards: Guards): number | undefined {
  const text = typed[name]?.trim();
  if (text === undefined) return guards[name];
  const value = text === '' ? Number.NaN : Number(text.replace(',', '.'));
  return guardsSchema.shape[name].safeParse(value).success ? value : undefined;
}

/** The limits, changed with a reason: tighter at once, looser when another person agrees. */
export function GuardsForm({ guards: now, mayEdit }: { guards: Guards; mayEdit: boolean }) {
  const { guards: words } = texts().settings;
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(false);
  useLeaveQuestion(Object.keys(typed).length > 0);
  const saved = useMutation({
    mutationFn: (guards: Guards) => callStaff(saveGuardsOperation, { seen: now, guards, reason }),
    async onSuccess() {
      setTyped({});
      setReason('');
      setTold(false);
      await queryClient.invalidateQueries();
    },
    onError(error) {
      // Somebody changed them meanwhile: what is typed stays, over what is there now.
      if (error instanceof Refused) void queryClient.invalidateQueries(reading(guardsOperation, {}));
    },
  });
  const values = guardNames.map((name) => [name, guardOf(name, typed, now)] as const);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTold(true);
    const wrong = values.find(([, value]) => value === undefined)?.[0] ?? (reason.trim() === '' && 'reason');
    if (wrong === false) saved.mutate(guardsSchema.parse(Object.fromEntries(values)));
    else event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  return (
    <form className={css.form} noValidate aria-label={words.title} onSubmit={submit}>
      <p className={css.soft}>{words.text}</p>
      <div className={css.grid}>
        {values.map(([name, value]) => (
          <GuardField
            key={name}
            name={name}
            text={typed[name] ?? written(now)[name]}
            isWrong={value === undefined}
            onType={mayEdit ? (text) => setTyped({ ...typed, [name]: text }) : undefined}
          />
        ))}
        {mayEdit && (
          <ReasonField
            text={reason}
            isMissing={isTold && reason.trim() === ''}
            onType={(text) => setReason(text)}
          />
        )}
      </div>
      <Failure error={saved.error} id="guards-failure" />
      {mayEdit && (
        <div className={css.acts}>
          <Button type="submit" size="s" busy={saved.isPending}>
            {words.save}
          </Button>
          <SavedGuards saved={saved.data} />
        </div>
      )}
    </form>
  );
}

interface Saved {
  readonly change: number | null;
  readonly waits_for: 'nobody' | 'another_person' | 'time';
}

function SavedGuards({ saved }: { saved: Saved | undefined }) {
  const { guards: words } = texts().settings;
  const told = (done: Saved) => {
    if (done.waits_for !== 'nobody') return words.waits[done.waits_for];
    return done.change === null ? words.unchanged : words.saved;
  };
  const change = saved?.change ?? null;
  return (
    <div role="status" className={css.acts}>
      {saved !== undefined && <span>{told(saved)}</span>}
      {change !== null && <UndoButton key={change} id={change} act={words.savedAct} />}
    </div>
  );
}

interface GuardFieldProps {
  name: keyof Guards;
  text: string;
  isWrong: boolean;
  /** Undefined: who looks may not. */
  onType: ((text: string) => void) | undefined;
}

function GuardField({ name, text, isWrong, onType }: GuardFieldProps) {
  const { guards: words } = texts().settings;
  const [least, most] = bounds[name];
  return (
    <Field
      label={words.fields[name]}
      hint={words.hints[name]}
      error={isWrong && words.between(counted(least), counted(most))}
    >
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          readOnly={onType === undefined}
          value={text}
          onChange={({ target }) => onType?.(target.value)}
        />
      )}
    </Field>
  );
}

interface ReasonFieldProps {
  text: string;
  isMissing: boolean;
  onType: (text: string) => void;
}

const ReasonField = ({ text, isMissing, onType }: ReasonFieldProps) => (
  <Field
    label={texts().settings.guards.reason}
    required
    className={css.wide}
    error={isMissing && texts().shell.required}
  >
    {(control) => (
      <Input
        {...control}
        name="reason"
        autoComplete="off"
        maxLength={300}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
    )}
  </Field>
);
