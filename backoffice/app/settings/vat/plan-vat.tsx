import { planVatOperation } from '@casamaestra/contract/staff/staff-vat.operations.ts';
import type { StaffVatRate } from '@casamaestra/contract/staff/staff-vat.operations.ts';
import { countryName } from '@casamaestra/texts/format/country.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { UndoButton } from '../../activity/undo-button.tsx';
import { callStaff, Refused } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { queryClient } from '../../platform/queries.ts';
import { language, texts } from '../../platform/texts.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from '../settings.module.css';
import { className } from './vat-class.ts';

/** "22", "5,5": a percentage; undefined: none. */
function percentOf(text: string): number | undefined {
  const plain = text.trim().replace(/\s*%$/, '').replace(',', '.');
  return /^\d{1,2}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

const keyOf = (rate: StaffVatRate) => `${rate.class} ${rate.country}`;

/** Plans another rate from a day to come. */
export function PlanVat({ rates }: { rates: readonly StaffVatRate[] }) {
  const { vat } = texts().settings;
  const running = rates.filter(({ state }) => state === 'running');
  const [typed, setTyped] = useState<TypedRate>({ of: '', percent: '', from: '' });
  const [isTold, setTold] = useState(false);
  const chosen = running.find((rate) => keyOf(rate) === typed.of) ?? running[0];
  const percent = percentOf(typed.percent);
  const planned = useMutation({
    mutationFn: (rate: { class: string; country: string; percent: number; from: string }) =>
      callStaff(planVatOperation, rate),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTold(true);
    const wrong = percent === undefined ? 'percent' : typed.from === '' ? 'from' : undefined;
    if (wrong !== undefined) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else if (chosen !== undefined && percent !== undefined)
      planned.mutate({ class: chosen.class, country: chosen.country, percent, from: typed.from });
  };
  const refusedAt = planned.error instanceof Refused ? planned.error.field : undefined;
  const errorOf = (field: string) => {
    if (isTold && field === 'percent' && percent === undefined) return vat.notPercent;
    if (isTold && field === 'from' && typed.from === '') return vat.required;
    return refusedAt === field ? planned.error?.message : undefined;
  };
  const change = planned.data?.change;
  return (
    <ScreenPart title={vat.plan}>
      <form className={css.form} noValidate aria-label={vat.plan} onSubmit={submit}>
        <p className={css.soft}>{vat.planText}</p>
        <div className={css.grid}>
          <Field label={vat.which} error={errorOf('class')} className={css.wide}>
            {(control) => (
              <Select
                {...control}
                value={typed.of}
                onChange={({ target }) => setTyped({ ...typed, of: target.value })}
              >
                {running.map((rate) => (
                  <option key={keyOf(rate)} value={keyOf(rate)}>
                    {`${className(rate.class)}, ${countryName(rate.country, language())}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <RateFields typed={typed} onType={setTyped} errorOf={errorOf} />
        </div>
        <div className={css.acts}>
          <Button type="submit" size="s" busy={planned.isPending}>
            {vat.save}
          </Button>
          <div role="status" className={css.acts}>
            {change !== undefined && <span>{change === null ? vat.unchanged : vat.saved}</span>}
            {typeof change === 'number' && <UndoButton key={change} id={change} act={vat.savedAct} />}
          </div>
        </div>
        <Failure error={planned.error} id="vat-failure" />
      </form>
    </ScreenPart>
  );
}

interface TypedRate {
  readonly of: string;
  readonly percent: string;
  readonly from: string;
}

interface RateFieldsProps {
  typed: TypedRate;
  onType: (typed: TypedRate) => void;
  errorOf: (field: string) => string | undefined;
}

function RateFields({ typed, onType, errorOf }: RateFieldsProps) {
  const { vat } = texts().settings;
  return (
    <>
      <Field label={vat.newPercent} required error={errorOf('percent')}>
        {(control) => (
          <Input
            {...control}
            name="percent"
            autoComplete="off"
            maxLength={6}
            value={typed.percent}
            onChange={({ target }) => onType({ ...typed, percent: target.value })}
          />
        )}
      </Field>
      <Field label={vat.from} hint={vat.fromHint} required error={errorOf('from')}>
        {(control) => (
          <Input
            {...control}
            name="from"
            type="date"
            value={typed.from}
            onChange={({ target }) => onType({ ...typed, from: target.value })}
          />
        )}
      </Field>
    </>
  );
}
