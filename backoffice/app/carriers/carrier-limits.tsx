import {
  type Carrier,
  type CarrierLimits,
  saveCarrierLimitsOperation,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { CarrierSaved } from './carrier-saved.tsx';
import css from './carriers.module.css';

const names = [
  'max_weight_kg',
  'max_length_cm',
  'max_height_cm',
  'max_girth_cm',
  'heavy_above_kg',
  'heavy_length_cm',
] as const;

type Typed = Readonly<Record<(typeof names)[number], string>>;

const typedOf = (limits: CarrierLimits): Typed =>
  Object.fromEntries(names.map((name) => [name, String(limits[name] ?? '').replace('.', ',')])) as Typed;

/** Limits as typed; undefined: one of them is no number above zero. */
function limitsOf(typed: Typed): CarrierLimits | undefined {
  const said = names.filter((name) => typed[name].trim() !== '');
  const read = said.map((name) => [name, Number(typed[name].trim().replace(',', '.'))] as const);
  return read.every(([, value]) => value > 0) ? (Object.fromEntries(read) as CarrierLimits) : undefined;
}

/** What a carrier takes as one package. */
export function CarrierLimitsForm({ carrier, mayEdit }: { carrier: Carrier; mayEdit: boolean }) {
  const { carriers } = texts();
  const { limits: words } = carriers;
  const [seen, setSeen] = useState(carrier.limits);
  const [typed, setTyped] = useState(() => typedOf(carrier.limits));
  const [isTold, setTold] = useState(false);
  // What somebody else wrote, or what was taken back, is shown unless something is typed.
  if (
    JSON.stringify(typedOf(carrier.limits)) !== JSON.stringify(typedOf(seen)) &&
    JSON.stringify(typed) === JSON.stringify(typedOf(seen))
  ) {
    setSeen(carrier.limits);
    setTyped(typedOf(carrier.limits));
  }
  const saved = useMutation({
    mutationFn: (limits: CarrierLimits) =>
      callStaff(saveCarrierLimitsOperation, { carrier: carrier.name, seen, limits }),
    onSuccess: async (_, limits) => {
      setSeen(limits);
      setTyped(typedOf(limits));
      await queryClient.invalidateQueries();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    const limits = limitsOf(typed);
    if (limits !== undefined) saved.mutate(limits);
  };
  const isWrong = (name: (typeof names)[number]) =>
    isTold && typed[name].trim() !== '' && !(Number(typed[name].trim().replace(',', '.')) > 0);
  return (
    <form className={css.limits} noValidate onSubmit={submit}>
      <h3>{carrier.name}</h3>
      <fieldset disabled={!mayEdit} className={css.fields}>
        {names.map((name) => (
          <Field key={name} label={words[name]} error={isWrong(name) ? carriers.wrong : undefined}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                maxLength={8}
                value={typed[name]}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </fieldset>
      {mayEdit && (
        <div className={css.acts}>
          <Button type="submit" size="s" variant="secondary" busy={saved.isPending}>
            {words.save(carrier.name)}
          </Button>
          <CarrierSaved change={saved.data?.change} said={words.saved} act={words.savedAct} />
        </div>
      )}
      <Failure error={saved.error} id={`limits-${carrier.name}`} />
    </form>
  );
}
