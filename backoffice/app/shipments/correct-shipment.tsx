import {
  correctShipmentOperation,
  mailShipmentOperation,
  type StaffShipment,
} from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { UndoButton } from '../activity/undo-button.tsx';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { ScreenPart } from '../shell/part.tsx';
import { shipmentQuery } from './shipments-query.ts';
import { gramsOf, measureRules, numberOf, sides, type TypedParcel } from './typed-measures.ts';
import css from './shipments.module.css';

interface Typed extends TypedParcel {
  readonly carrier: string;
  readonly number: string;
  readonly url: string;
  readonly mail: boolean;
}

const textOf = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));

/** What was measured and is another now. */
function measuredChanges(shipment: StaffShipment, typed: Typed) {
  const { packages, weight_g: grams } = shipment;
  const others = sides.flatMap((side) => {
    const [from, to] = [shipment[`${side}_cm`], numberOf(typed[side])];
    return from === to ? [] : [[`${side}_cm`, { from, to }] as const];
  });
  const [count, weight] = [Number(typed.packages), gramsOf(typed.weight)];
  return {
    ...(count !== packages && { packages: { from: packages, to: count } }),
    ...(weight !== grams && { weight_g: { from: grams, to: weight } }),
    ...Object.fromEntries(others),
  };
}

const isAddress = (text: string): boolean => text === '' || /^https?:\/\/\S+\.\S/.test(text);

/** What a form changes of the parcel it was opened with. */
function changesOf(shipment: StaffShipment, typed: Typed) {
  const url = typed.url.trim() === '' ? null : typed.url.trim();
  const { carrier, tracking_number: number, tracking_url: link } = shipment;
  return {
    ...(typed.carrier.trim() !== carrier && { carrier: { from: carrier, to: typed.carrier.trim() } }),
    ...(typed.number.trim() !== number && { tracking_number: { from: number, to: typed.number.trim() } }),
    ...(url !== link && { tracking_url: { from: link, to: url } }),
    ...measuredChanges(shipment, typed),
  };
}

/** Corrects a parcel, and tells the buyer; a mail alone may be sent once more. */
export function CorrectShipment({ shipment }: { shipment: StaffShipment }) {
  const { shipments } = texts();
  const { correct: words } = shipments;
  const client = useQueryClient();
  const corrected = useMutation({
    mutationFn(typed: Typed) {
      const changes = changesOf(shipment, typed);
      // What was measured concerns the carrier only.
      const isTold = ['carrier', 'tracking_number', 'tracking_url'].some((field) => field in changes);
      return callStaff(correctShipmentOperation, {
        id: shipment.id,
        changes,
        mail: typed.mail && isTold,
      });
    },
    onSuccess: ({ shipment: now }) => client.setQueryData(shipmentQuery(now.id).queryKey, now),
  });
  const mailed = useMutation({ mutationFn: () => callStaff(mailShipmentOperation, { id: shipment.id }) });
  const { data } = corrected;
  return (
    <ScreenPart title={words.title}>
      <p className={css.soft}>{words.text}</p>
      <CorrectForm
        key={data?.change}
        shipment={shipment}
        isBusy={corrected.isPending}
        onSave={(typed) => corrected.mutate(typed)}
      />
      <Failure error={corrected.error} id="correct-failure" />
      <div role="status" className={css.acts}>
        {data && <span>{data.change === null ? words.unchanged : words.saved}</span>}
        {typeof data?.change === 'number' && (
          <UndoButton key={data.change} id={data.change} act={words.savedAct} />
        )}
        {mailed.isSuccess && <span>{words.mailSent}</span>}
      </div>
      <Button variant="secondary" size="s" busy={mailed.isPending} onClick={() => mailed.mutate()}>
        {words.mailAgain}
      </Button>
      <Failure error={mailed.error} id="mail-failure" />
    </ScreenPart>
  );
}

type CorrectFormProps = { shipment: StaffShipment; isBusy: boolean; onSave: (typed: Typed) => void };

function CorrectForm({ shipment, isBusy, onSave }: CorrectFormProps) {
  const { orders, shell, shipments } = texts();
  const { correct: words } = shipments;
  const form = useForm<Typed>({
    values: {
      carrier: shipment.carrier,
      number: shipment.tracking_number,
      url: shipment.tracking_url ?? '',
      packages: String(shipment.packages),
      weight: textOf(shipment.weight_g === null ? null : shipment.weight_g / 1000),
      length: textOf(shipment.length_cm),
      width: textOf(shipment.width_cm),
      height: textOf(shipment.height_cm),
      mail: true,
    },
    // What is typed stays while somebody else's change arrives.
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = form.formState;
  const required = { validate: (text: string) => text.trim() !== '' };
  return (
    <form className={css.form} noValidate onSubmit={form.handleSubmit(onSave)}>
      <Field label={orders.forms.carrier} required error={errors.carrier && shell.required}>
        {(control) => <Input {...control} {...form.register('carrier', required)} maxLength={80} />}
      </Field>
      <Field label={orders.forms.tracking} required error={errors.number && shell.required}>
        {(control) => (
          <Input {...control} {...form.register('number', required)} maxLength={80} autoComplete="off" />
        )}
      </Field>
      <Field label={words.trackingUrl} error={errors.url && words.urlWrong}>
        {(control) => (
          <Input
            {...control}
            {...form.register('url', { validate: (text) => isAddress(text.trim()) })}
            type="url"
            maxLength={500}
            placeholder="https://"
          />
        )}
      </Field>
      <MeasureFields form={form} />
      <Checkbox label={words.mail} {...form.register('mail')} />
      <Button type="submit" busy={isBusy}>
        {words.save}
      </Button>
    </form>
  );
}

/** What was measured of a parcel; empty: the weight is that of its articles. */
function MeasureFields({ form }: { form: UseFormReturn<Typed> }) {
  const { values, wrong } = texts().carriers;
  const { errors } = form.formState;
  const fields = [
    ['packages', values.packages],
    ['weight', values.weight_kg],
    ['length', values.length_cm],
    ['width', values.width_cm],
    ['height', values.height_cm],
  ] as const;
  return (
    <div className={css.measures}>
      {fields.map(([name, label]) => (
        <Field key={name} label={label} error={errors[name] && wrong}>
          {(control) => (
            <Input
              {...control}
              {...form.register(name, { validate: measureRules[name] })}
              inputMode="decimal"
              maxLength={9}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
    </div>
  );
}
