import {
  tryDeliveryOperation,
  type DeliveryRuleFields,
} from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select, Textarea } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { callStaff, Refused } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { may } from '../../platform/permitted.ts';
import { texts } from '../../platform/texts.ts';
import { useMe } from '../../shell/me.ts';
import { FindGoods } from '../../telephone/find-goods.tsx';
import css from '../settings.module.css';
import { TriedCart } from './tried-cart.tsx';

interface TryDeliveryProps {
  countries: readonly { readonly code: string; readonly name: string }[];
  /** The rule in the form; null: only the saved ones. 'wrong': it cannot be tried yet. */
  typed: { readonly name: string; readonly fields: DeliveryRuleFields } | 'wrong' | null;
}

/** "TR-18 2": an article and how many of it; no number is one. */
function linesOf(text: string): { sku: string; qty: number }[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, sku = line, qty = '1'] = /^(\S+)\s+[×x]?\s*(\d{1,4})$/.exec(line) ?? [];
      return { sku, qty: Math.max(1, Number(qty)) };
    });
}

/** A cart at a place, tried by the saved rules and by the one that is typed, side by side. */
export function TryDelivery({ countries, typed }: TryDeliveryProps) {
  const { trial } = texts().settings.delivery;
  const mayFind = may(useMe(), 'order_changes', 'edit');
  const [place, setPlace] = useState({ country: countries[0]?.code ?? 'IT', postcode: '', province: '' });
  const [goods, setGoods] = useState('');
  const [isTold, setTold] = useState(false);
  const tried = useMutation({
    mutationFn: () =>
      callStaff(tryDeliveryOperation, {
        ...place,
        lines: linesOf(goods),
        typed: typed === 'wrong' ? null : typed,
      }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (linesOf(goods).length > 0) tried.mutate();
  };
  const refusedAt = tried.error instanceof Refused ? tried.error.field : undefined;
  const errorAt = (field: string) => (refusedAt === field ? tried.error?.message : undefined);
  const goodsError = isTold && linesOf(goods).length === 0 ? trial.goodsWrong : errorAt('lines');
  return (
    <div className={css.form}>
      <p className={css.soft}>{trial.text}</p>
      {mayFind && <FindGoods onAdd={({ sku }) => setGoods(`${goods.trimEnd()}\n${sku} 1`.trimStart())} />}
      <form className={css.form} noValidate aria-label={trial.title} onSubmit={submit}>
        <Place countries={countries} place={place} onChange={setPlace} errorAt={errorAt} />
        <Field label={trial.goods} hint={trial.goodsHint} error={goodsError} required>
          {(control) => (
            <Textarea {...control} rows={3} value={goods} onChange={({ target }) => setGoods(target.value)} />
          )}
        </Field>
        {typed === 'wrong' && <p className={css.soft}>{trial.typedWrong}</p>}
        <div className={css.acts}>
          <Button type="submit" variant="secondary" busy={tried.isPending}>
            {trial.act}
          </Button>
        </div>
        <Failure error={refusedAt === undefined ? tried.error : null} id="trial-failure" />
      </form>
      <div role="status">{tried.data && <TriedCart tried={tried.data} />}</div>
    </div>
  );
}

interface TypedPlace {
  readonly country: string;
  readonly postcode: string;
  readonly province: string;
}

interface PlaceProps {
  countries: TryDeliveryProps['countries'];
  place: TypedPlace;
  onChange: (place: TypedPlace) => void;
  errorAt: (field: string) => string | undefined;
}

function Place({ countries, place, onChange, errorAt }: PlaceProps) {
  const { trial } = texts().settings.delivery;
  return (
    <div className={css.grid}>
      <Field label={trial.country} error={errorAt('country')} className={css.wide}>
        {(control) => (
          <Select
            {...control}
            value={place.country}
            onChange={({ target }) => onChange({ ...place, country: target.value })}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={trial.postcode} error={errorAt('postcode')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={12}
            value={place.postcode}
            onChange={({ target }) => onChange({ ...place, postcode: target.value })}
          />
        )}
      </Field>
      <Field label={trial.province} hint={trial.provinceHint} error={errorAt('province')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={4}
            value={place.province}
            onChange={({ target }) => onChange({ ...place, province: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
