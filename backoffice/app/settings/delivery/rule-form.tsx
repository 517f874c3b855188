import type { DeliveryRule } from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Refused } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { texts } from '../../platform/texts.ts';
import { ScreenPart } from '../../shell/part.tsx';
import { DraftLeft } from '../../together/draft-left.tsx';
import { OthersHere } from '../../together/others-here.tsx';
import css from '../settings.module.css';
import { RuleConflict } from './rule-conflict.tsx';
import { RuleCost, RuleGoods, RulePlaces, RuleWords } from './rule-parts.tsx';
import { SavedRule } from './saved-rule.tsx';
import { TryDelivery } from './try-delivery.tsx';
import { deliveryFaultsOf, deliveryFieldsOf, ruleFieldOf } from './typed-delivery.ts';
import type { TypedDelivery } from './typed-delivery.ts';
import { useRuleForm } from './use-rule-form.ts';

interface DeliveryRuleFormProps {
  /** Null: a new one. */
  rule: DeliveryRule | null;
  countries: readonly { readonly code: string; readonly name: string }[];
  mayEdit: boolean;
  onAdded: (name: string, change: number | null) => void;
  children?: ReactNode;
}

/** A delivery rule beside a cart to try it on; faults stand at their fields, and nothing typed is lost. */
export function DeliveryRuleForm({ rule, countries, mayEdit, onAdded, children }: DeliveryRuleFormProps) {
  const { delivery } = texts().settings;
  const form = useRuleForm({ rule, onAdded });
  const { typed, onType, saved, conflict } = form;
  const [isTold, setTold] = useState(false);
  const faults = deliveryFaultsOf(typed);
  const isWrong = Object.keys(faults).length > 0;
  const refusedAt = saved.error instanceof Refused ? ruleFieldOf(saved.error.field) : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTold(true);
    const [wrong] = Object.keys(faults);
    if (wrong === undefined) form.save();
    else event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const parts = {
    typed,
    onType,
    errorOf: (field: keyof TypedDelivery) => {
      const fault = isTold ? faults[field] : undefined;
      if (fault !== undefined) return delivery[fault];
      return refusedAt === field && saved.error !== null ? saved.error.message : undefined;
    },
  };
  return (
    <div className={css.columns}>
      <form className={css.form} noValidate aria-label={delivery.label} onSubmit={submit}>
        {rule !== null && <OthersHere record={form.record} fields={form.isTyped ? ['rule'] : []} />}
        <DraftLeft left={form.left} isShown={form.isTyped} onDiscard={form.discard} />
        <fieldset disabled={!mayEdit} className={css.fields}>
          <RuleWords {...parts} isNew={rule === null} />
          <RuleCost {...parts} />
          <RulePlaces {...parts} countries={countries} />
          <RuleGoods {...parts} />
        </fieldset>
        {mayEdit && (
          <div className={css.acts}>
            <Button type="submit" busy={saved.isPending}>
              {delivery.save}
            </Button>
            <SavedRule change={saved.data?.change} />
          </div>
        )}
        {conflict === undefined || rule === null ? (
          <Failure error={saved.error} id="rule-failure" />
        ) : (
          <RuleConflict
            {...conflict}
            now={rule.fields}
            mine={deliveryFieldsOf(typed)}
            onMine={form.takeMine}
            onTheirs={form.takeTheirs}
          />
        )}
      </form>
      <div className={css.side}>
        <ScreenPart title={delivery.trial.title}>
          <TryDelivery
            countries={countries}
            typed={isWrong ? 'wrong' : { name: typed.name.trim(), fields: deliveryFieldsOf(typed) }}
          />
        </ScreenPart>
        {children}
      </div>
    </div>
  );
}
