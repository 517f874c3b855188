import {
  type Appliance,
  noteTakeBackOperation,
  type TakeBack,
  type WeeeGroup,
  weeeGroups,
} from '@casamaestra/contract/staff/weee.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callStaff, Refused } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import css from './weee.module.css';

interface Typed {
  /** Of this row, while its form is open. */
  readonly id: number;
  readonly group: WeeeGroup;
  readonly pieces: string;
  readonly weight: string;
}

const none = (id: number, group: WeeeGroup): Typed => ({ id, group, pieces: '1', weight: '' });

const typedOf = ({ group, pieces, weight_kg: weight }: Appliance, id: number): Typed => ({
  id,
  group,
  pieces: String(pieces),
  weight: String(weight).replace('.', ','),
});

/** What was typed as numbers; undefined: it is none. */
function applianceOf({ group, pieces, weight }: Typed): Appliance | undefined {
  const read = { group, pieces: Number(pieces), weight_kg: Number(weight.replace(',', '.')) };
  const isRight = /^[1-9]\d?$/.test(pieces.trim()) && read.weight_kg >= 0.01 && read.weight_kg <= 10_000;
  return isRight ? read : undefined;
}

interface NoteTakeBackProps {
  row: TakeBack;
  onDone: (change: number | null) => void;
}

/** What the driver brought back of an order, or that the buyer handed nothing over. */
export function NoteTakeBack({ row, onDone }: NoteTakeBackProps) {
  const { weee: words } = texts();
  const [typed, setTyped] = useState<readonly Typed[]>(() =>
    row.appliances.length === 0 ? [none(0, 'R1')] : row.appliances.map(typedOf),
  );
  const [isTold, setTold] = useState(false);
  const noted = useMutation({
    mutationFn: (appliances: Appliance[]) =>
      callStaff(noteTakeBackOperation, { order_number: row.order_number, version: row.version, appliances }),
    async onSuccess({ change }) {
      onDone(change);
      await queryClient.invalidateQueries();
    },
    onError(error) {
      // Somebody noted it meanwhile: what is typed stays, over what is there now.
      if (error instanceof Refused) void queryClient.invalidateQueries();
    },
  });
  const left = weeeGroups.filter((group) => typed.every((one) => one.group !== group));
  const [next] = left;
  const nextId = Math.max(...typed.map(({ id }) => id)) + 1;
  const read = typed.map(applianceOf);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    const right = read.filter((one) => one !== undefined);
    if (right.length === read.length) noted.mutate(right);
  };
  const change = (index: number, to: Partial<Typed>) =>
    setTyped(typed.map((one, at) => (at === index ? { ...one, ...to } : one)));
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p>{words.noteText}</p>
      {typed.map((one, index) => (
        <ApplianceFields
          key={one.id}
          typed={one}
          groups={weeeGroups.filter((group) => group === one.group || left.includes(group))}
          isWrong={isTold && read[index] === undefined}
          onType={(to) => change(index, to)}
          onRemove={typed.length > 1 ? () => setTyped(typed.toSpliced(index, 1)) : undefined}
        />
      ))}
      {next !== undefined && (
        <Button size="s" variant="quiet" onClick={() => setTyped([...typed, none(nextId, next)])}>
          {words.add}
        </Button>
      )}
      <Failure error={noted.error} id="take-back-failure" />
      <div className={css.acts}>
        <Button type="submit" busy={noted.isPending}>
          {words.save}
        </Button>
        <Button variant="secondary" busy={noted.isPending} onClick={() => noted.mutate([])}>
          {words.nothing}
        </Button>
      </div>
    </form>
  );
}

interface ApplianceFieldsProps {
  typed: Typed;
  /** Those that no other row has. */
  groups: readonly WeeeGroup[];
  isWrong: boolean;
  onType: (to: Partial<Typed>) => void;
  onRemove: (() => void) | undefined;
}

function ApplianceFields({ typed, groups, isWrong, onType, onRemove }: ApplianceFieldsProps) {
  const { weee: words } = texts();
  return (
    <div className={css.appliance}>
      <Field label={words.group}>
        {(control) => (
          <Select
            {...control}
            value={typed.group}
            onChange={({ target }) =>
              onType({ group: weeeGroups.find((one) => one === target.value) ?? 'R1' })
            }
          >
            {groups.map((group) => (
              <option key={group} value={group}>
                {words.groups[group]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.pieces}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={typed.pieces}
            onChange={({ target }) => onType({ pieces: target.value })}
          />
        )}
      </Field>
      <Field label={words.weight} error={isWrong && words.wrong}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={typed.weight}
            onChange={({ target }) => onType({ weight: target.value })}
          />
        )}
      </Field>
      {onRemove && (
        <Button size="s" variant="quiet" onClick={onRemove}>
          {words.remove(typed.group)}
        </Button>
      )}
    </div>
  );
}
