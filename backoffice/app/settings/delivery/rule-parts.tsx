import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { useState } from 'react';
import { texts } from '../../platform/texts.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from '../settings.module.css';
import { RuleField } from './rule-fields.tsx';
import type { RulePartProps } from './rule-fields.tsx';

/** Its name, what shoppers read, and whether it is offered. */
export function RuleWords({ isNew, ...parts }: RulePartProps & { isNew: boolean }) {
  const { delivery } = texts().settings;
  const { typed, onType } = parts;
  // As it was at first: a field that is emptied does not close what it stands in.
  const [hasOthers] = useState(typed.en !== '' || typed.sk !== '');
  const inLanguage = (language: 'it' | 'en' | 'sk') => `${delivery.label}, ${delivery.inLanguage[language]}`;
  return (
    <ScreenPart title={delivery.label}>
      <div className={css.grid}>
        {isNew && (
          <RuleField
            {...parts}
            name="name"
            label={delivery.name}
            hint={delivery.nameHint}
            max={80}
            required
          />
        )}
        <RuleField {...parts} name="it" label={inLanguage('it')} max={80} required />
        <Field label={delivery.kind}>
          {(control) => (
            <Select
              {...control}
              name="kind"
              value={typed.kind}
              onChange={({ target }) => onType({ kind: target.value === 'pickup' ? 'pickup' : 'delivery' })}
            >
              <option value="delivery">{delivery.kinds.delivery}</option>
              <option value="pickup">{delivery.kinds.pickup}</option>
            </Select>
          )}
        </Field>
        <details className={css.wide} open={hasOthers}>
          <summary>{delivery.otherLanguages}</summary>
          <div className={css.grid}>
            <RuleField {...parts} name="en" label={inLanguage('en')} max={80} />
            <RuleField {...parts} name="sk" label={inLanguage('sk')} max={80} />
          </div>
        </details>
        <div className={css.wide}>
          <Checkbox
            name="active"
            label={delivery.active}
            checked={typed.active}
            onChange={({ target }) => onType({ active: target.checked })}
          />
          {parts.errorOf('active') !== undefined && <p role="alert">{parts.errorOf('active')}</p>}
        </div>
      </div>
    </ScreenPart>
  );
}

type Countries = readonly { readonly code: string; readonly name: string }[];

/** To which places it goes. */
export function RulePlaces({ countries, ...parts }: RulePartProps & { countries: Countries }) {
  const { delivery } = texts().settings;
  const { typed, onType } = parts;
  const toggle = (code: string, isOn: boolean) =>
    onType({ countries: [...typed.countries.filter((one) => one !== code), ...(isOn ? [code] : [])] });
  return (
    <ScreenPart title={delivery.where}>
      <div className={css.grid}>
        <fieldset className={`${css.choices} ${css.wide}`}>
          <legend>{delivery.countries}</legend>
          {countries.map(({ code, name }) => (
            <Checkbox
              key={code}
              name="countries"
              label={name}
              checked={typed.countries.includes(code)}
              onChange={({ target }) => toggle(code, target.checked)}
            />
          ))}
          <p className={css.soft}>{delivery.countriesHint}</p>
          {parts.errorOf('countries') !== undefined && <p role="alert">{parts.errorOf('countries')}</p>}
        </fieldset>
        <RuleField
          {...parts}
          name="postcodes"
          label={delivery.postcodes}
          hint={delivery.postcodesHint}
          lines
        />
        <RuleField {...parts} name="postcodesExcept" label={delivery.postcodesExcept} lines />
      </div>
    </ScreenPart>
  );
}

/** Which carts go by it. */
export function RuleGoods(parts: RulePartProps) {
  const { delivery } = texts().settings;
  const hint = delivery.noLimit;
  return (
    <ScreenPart title={delivery.goods}>
      <div className={css.grid}>
        <RuleField {...parts} name="weightFrom" label={delivery.weightFrom} hint={hint} />
        <RuleField {...parts} name="weightTo" label={delivery.weightTo} hint={hint} />
        <RuleField {...parts} name="goodsFrom" label={delivery.goodsFrom} hint={hint} />
        <RuleField {...parts} name="goodsBelow" label={delivery.goodsBelow} hint={hint} />
        <div className={css.wide}>
          <Checkbox
            name="hazardous"
            label={delivery.hazardous}
            checked={parts.typed.hazardous}
            onChange={({ target }) => parts.onType({ hazardous: target.checked })}
          />
          <Checkbox
            name="checksAge"
            label={delivery.checksAge}
            checked={parts.typed.checksAge}
            onChange={({ target }) => parts.onType({ checksAge: target.checked })}
          />
        </div>
      </div>
    </ScreenPart>
  );
}

/** What it costs, and how long it takes. */
export function RuleCost(parts: RulePartProps) {
  const { delivery } = texts().settings;
  return (
    <ScreenPart title={delivery.cost}>
      <div className={css.grid}>
        <RuleField {...parts} name="amount" label={delivery.amount} required />
        <RuleField {...parts} name="freeFrom" label={delivery.freeFromLabel} hint={delivery.freeFromHint} />
        <RuleField {...parts} name="daysMin" label={delivery.daysMin} max={3} required />
        <RuleField {...parts} name="daysMax" label={delivery.daysMax} max={3} required />
      </div>
    </ScreenPart>
  );
}
