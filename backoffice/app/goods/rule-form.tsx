import {
  bulkPriceFields,
  priceEndings,
  type PriceRule,
} from '@casamaestra/contract/staff/bulk-prices.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useState } from 'react';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import css from './bulk-prices.module.css';
import { MomentRange } from '../lists/moment-range.tsx';
import { emptyRule, ruleOf, typedActs, type TypedRule } from './typed-rule.ts';

type RuleFormProps = {
  busy: boolean;
  onLook: (rule: PriceRule) => void;
  /** What was seen before is of another rule now. */
  onType: () => void;
};

/** The rule that makes new prices of the old ones. */
export function RuleForm({ busy, onLook, onType }: RuleFormProps) {
  const { bulk } = texts().goods;
  const [typed, setTyped] = useState<TypedRule>(emptyRule);
  const [isWrong, setWrong] = useState(false);
  const put = (change: Partial<TypedRule>): void => {
    setTyped((before) => ({ ...before, ...change }));
    setWrong(false);
    onType();
  };
  const { field, act } = typed;
  const mayCosts = may(useMe(), 'costs', 'view');
  const acts = typedActs.filter(
    (one) =>
      (one !== 'clear' || field === 'sale_price') && (mayCosts || (one !== 'cost' && one !== 'margin')),
  );
  return (
    <form
      className={css.rule}
      noValidate
      aria-label={bulk.ruleTitle}
      onSubmit={(event) => {
        event.preventDefault();
        const rule = ruleOf(typed);
        if (rule === undefined) setWrong(true);
        else onLook(rule);
      }}
    >
      <Choice
        label={bulk.field}
        {...(field === 'sale_price' && { hint: bulk.saleHint })}
        names={bulkPriceFields}
        words={bulk.fields}
        value={field}
        onChoose={(next) =>
          put({
            field: next,
            act: next === 'sale_price' ? 'percent_down' : act === 'clear' ? 'percent_up' : act,
          })
        }
      />
      <Choice
        label={bulk.act}
        names={acts}
        words={bulk.acts}
        value={act}
        onChoose={(next) => put({ act: next })}
        {...((act === 'cost' || act === 'margin') && { hint: bulk.costHint })}
      />
      {act !== 'clear' && <Amount typed={typed} isWrong={isWrong} onType={put} />}
      <Button type="submit" variant="secondary" busy={busy}>
        {bulk.look}
      </Button>
    </form>
  );
}

type AmountProps = { typed: TypedRule; isWrong: boolean; onType: (change: Partial<TypedRule>) => void };

/** By how much, what the price ends with, and of a reduced one from when to when. */
function Amount({ typed: { field, act, value, ending, from, to }, isWrong, onType }: AmountProps) {
  const { bulk } = texts().goods;
  return (
    <>
      <Field
        label={`${bulk.value} (${act.startsWith('euros') ? '€' : '%'})`}
        {...(isWrong && { error: bulk.valueWrong })}
        required
      >
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onChange={(event) => onType({ value: event.target.value })}
          />
        )}
      </Field>
      <Choice
        label={bulk.ending}
        names={priceEndings}
        words={bulk.endings}
        value={ending}
        onChoose={(next) => onType({ ending: next })}
      />
      {field === 'sale_price' && (
        <MomentRange
          label={bulk.fields.sale_price}
          fromLabel={bulk.from}
          toLabel={bulk.to}
          from={from}
          to={to}
          onRange={onType}
        />
      )}
    </>
  );
}

type ChoiceProps<Name extends string> = {
  label: string;
  hint?: string;
  names: readonly Name[];
  words: Readonly<Record<Name, string>>;
  value: Name;
  onChoose: (name: Name) => void;
};

function Choice<Name extends string>({ label, hint, names, words, value, onChoose }: ChoiceProps<Name>) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => {
            const chosen = names.find((name) => name === event.target.value);
            if (chosen !== undefined) onChoose(chosen);
          }}
        >
          {names.map((name) => (
            <option key={name} value={name}>
              {words[name]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
