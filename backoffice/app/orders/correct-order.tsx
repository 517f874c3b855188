import type { Address } from '@casamaestra/contract/checkout/address.ts';
import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import { correctOrderOperation } from '@casamaestra/contract/staff/order-corrections.operations.ts';
import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Textarea } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { callStaff, Refused } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { keepOrder, orderQuery } from './orders-query.ts';
import { queryClient } from '../platform/queries.ts';
import css from './order.module.css';

const places = ['address_line1', 'address_line2', 'pincode', 'city', 'state'] as const;
const names = ['first_name', 'last_name'] as const;
type AddressField = (typeof names)[number] | (typeof places)[number];
type Typed = Readonly<Record<AddressField | 'phone' | 'note', string>>;
type Corrected = StaffOrder & { readonly shipping_address: Address };

const lengths: Partial<Record<AddressField, number>> = {
  first_name: 80,
  last_name: 80,
  pincode: 16,
  city: 100,
  state: 80,
};

function typedOf({ shipping_address: address, phone, note }: Corrected): Typed {
  const fields = [...names, ...places].map((field) => [field, address[field] ?? ''] as const);
  return {
    ...(Object.fromEntries(fields) as Record<AddressField, string>),
    phone: phone ?? '',
    note: note ?? '',
  };
}

/**
 * What was typed anew since the form was opened, over what the order says now: what somebody else corrected meanwhile
 * stays, and nothing that was not touched is judged again.
 */
function changesOf(
  order: Corrected,
  was: Typed,
  typed: Typed,
): Omit<OperationInput<typeof correctOrderOperation>, 'number'> {
  const isTyped = (field: keyof Typed) => typed[field].trim() !== was[field];
  const moved = [...names, ...places].filter(isTyped);
  const address = { ...order.shipping_address };
  for (const field of moved) address[field] = typed[field].trim();
  return {
    ...(moved.length > 0 && { shipping_address: address }),
    ...(isTyped('phone') && { phone: typed.phone.trim() }),
    ...(isTyped('note') && { note: typed.note.trim() }),
  };
}

/** Where an order that has not left goes, and whom the courier calls. */
export function CorrectOrder({ order }: { order: StaffOrder }) {
  const { correct } = texts().orders;
  const [isOpen, setOpen] = useState(false);
  const { shipping_address: address } = order;
  if (!order.acts.includes('correct') || address === null) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
        {correct.open}
      </Button>
      <Dialog open={isOpen} title={correct.title} closeLabel={texts().shell.close} onClose={close}>
        <CorrectForm order={{ ...order, shipping_address: address }} onDone={close} />
      </Dialog>
    </>
  );
}

function CorrectForm({ order, onDone }: { order: Corrected; onDone: () => void }) {
  const { correct } = texts().orders;
  const [was] = useState(() => typedOf(order));
  const form = useForm<Typed>({ defaultValues: was });
  const { number, version } = order;
  const done = useMutation({
    mutationFn: (typed: Typed) =>
      callStaff(correctOrderOperation, { number, version, ...changesOf(order, was, typed) }),
    onSuccess(changed) {
      keepOrder(changed);
      onDone();
    },
    onError(error) {
      const field = error instanceof Refused ? error.field?.split('.').at(-1) : undefined;
      if (error instanceof Refused && field !== undefined && field in was)
        form.setError(field as keyof Typed, { message: error.message }, { shouldFocus: true });
      // Somebody changed it meanwhile: what is typed stays, to be saved over what is there now.
      else if (error instanceof Refused) void queryClient.invalidateQueries(orderQuery(number));
    },
  });
  const isPickup = order.shipping_kind === 'pickup';
  const isOfField = Object.keys(form.formState.errors).length > 0;
  return (
    <form className={css.form} noValidate onSubmit={form.handleSubmit((typed) => done.mutate(typed))}>
      <p>{isPickup ? correct.pickupText : correct.text}</p>
      <div className={css.typed}>
        {[...names, ...(isPickup ? [] : places), 'phone' as const].map((field) => (
          <TypedLine key={field} form={form} name={field} />
        ))}
      </div>
      <Field label={correct.note}>
        {(control) => <Textarea {...control} {...form.register('note')} rows={2} maxLength={500} />}
      </Field>
      {!isOfField && <Failure error={done.error} id="correct-failure" />}
      <Button type="submit" busy={done.isPending} disabled={!form.formState.isDirty}>
        {correct.save}
      </Button>
    </form>
  );
}

function TypedLine({ form, name }: { form: UseFormReturn<Typed>; name: AddressField | 'phone' }) {
  const isOptional = name === 'address_line2' || name === 'state';
  const { fields } = texts().telephone;
  return (
    <Field
      label={fields[name]}
      required={!isOptional}
      error={form.formState.errors[name]?.message}
      className={name.startsWith('address') ? css.whole : undefined}
    >
      {(control) => (
        <Input
          {...control}
          {...form.register(name)}
          type={name === 'phone' ? 'tel' : 'text'}
          maxLength={name === 'phone' ? 32 : (lengths[name] ?? 140)}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
