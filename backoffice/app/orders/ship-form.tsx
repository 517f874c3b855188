import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import { shipOrderOperation, type StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { MeasuresTyped, ParcelLimits } from '../shipments/parcel-limits.tsx';
import { isMeasured, measuresOf, unmeasured } from '../shipments/typed-measures.ts';
import css from './order.module.css';
import { rereadOrder } from './orders-query.ts';

type Parcel = Pick<OperationInput<typeof shipOrderOperation>, 'carrier' | 'tracking_number' | 'tracking_url'>;
const parcel = shipOrderOperation.input.pick({ carrier: true, tracking_number: true, tracking_url: true });

type ShipFormProps = {
  order: Pick<StaffOrder, 'number' | 'version'>;
  /** What goes into the parcel; absent: all that is left. */
  pieces?: OperationInput<typeof shipOrderOperation>['pieces'];
  /** What that weighs; null: one of its articles nobody has weighed. */
  articlesKg?: number | null;
  onDone: (order: StaffOrder) => void;
};

/** Ships a parcel, within the limits of its carrier; the buyer gets a mail. */
export function ShipForm({ order: { number, version }, pieces, articlesKg, onDone }: ShipFormProps) {
  const { orders, shell } = texts();
  const form = useForm<Parcel>({ resolver: standardSchemaResolver(parcel) });
  const [typed, setTyped] = useState(unmeasured);
  const carrier = useWatch({ control: form.control, name: 'carrier' }) ?? '';
  const shipped = useMutation({
    mutationFn: (input: Parcel) =>
      callStaff(shipOrderOperation, {
        number,
        version,
        ...input,
        measures: measuresOf(typed),
        ...(pieces && { pieces }),
      }),
    onSuccess: (order) => onDone(order),
    onError: (error) => rereadOrder(error, number),
  });
  const { errors, isSubmitted } = form.formState;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={form.handleSubmit((input) => isMeasured(typed) && shipped.mutate(input))}
    >
      {pieces === undefined && <p>{orders.forms.shipText}</p>}
      <Field label={orders.forms.carrier} required error={errors.carrier && shell.required}>
        {(control) => <Input {...control} {...form.register('carrier')} list="carriers" />}
      </Field>
      <datalist id="carriers">
        {['BRT', 'GLS', 'SDA', 'Poste Italiane', 'DHL', 'UPS'].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Field label={orders.forms.tracking} required error={errors.tracking_number && shell.required}>
        {(control) => <Input {...control} {...form.register('tracking_number')} autoComplete="off" />}
      </Field>
      <Field label={orders.forms.trackingUrl} error={errors.tracking_url && orders.forms.urlWrong}>
        {(control) => (
          <Input
            {...control}
            {...form.register('tracking_url', {
              setValueAs: (text: string | undefined) => (text?.trim() ? text.trim() : undefined),
            })}
            type="url"
            placeholder="https://"
          />
        )}
      </Field>
      <MeasuresTyped typed={typed} isTried={isSubmitted} onType={setTyped} />
      <ParcelLimits carrier={carrier} typed={typed} articlesKg={articlesKg} />
      <Failure error={shipped.error} id="ship-failure" />
      <Button type="submit" busy={shipped.isPending}>
        {orders.acts.ship}
      </Button>
    </form>
  );
}
