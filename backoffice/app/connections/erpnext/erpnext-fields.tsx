import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select, Textarea } from '@casamaestra/ui/input.tsx';
import { CategoryChoice } from '../../goods/category-choice.tsx';
import { texts } from '../../platform/texts.ts';
import css from './erpnext.module.css';
import type { TypedErpnext } from './typed-settings.ts';

interface FieldsProps {
  typed: TypedErpnext;
  type: (some: Partial<TypedErpnext>) => void;
  errorOf: (field: string) => string | undefined;
  keyEnding: string | null;
}

type TextName = {
  [Name in keyof TypedErpnext]: TypedErpnext[Name] extends string
    ? string extends TypedErpnext[Name]
      ? Name
      : never
    : never;
}[keyof TypedErpnext];
type SwitchName = 'stock_in' | 'prices_in' | 'items_in' | 'orders_out' | 'payments_out';

function TextField({
  name,
  hint,
  typed,
  type,
  errorOf,
}: FieldsProps & { name: TextName; hint?: string | undefined }) {
  const { fields, hints } = texts().erpnext;
  const known: Partial<Record<TextName, string>> = hints;
  const isSecret = name === 'api_secret';
  return (
    <Field label={fields[name]} hint={hint ?? known[name]} error={errorOf(name)}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type={isSecret ? 'password' : name === 'address' ? 'url' : 'text'}
          autoComplete={isSecret ? 'new-password' : 'off'}
          spellCheck={false}
          maxLength={name === 'address' ? 500 : 140}
          value={typed[name]}
          onChange={({ target }) => type({ [name]: target.value })}
        />
      )}
    </Field>
  );
}

function Switches({ names, typed, type, errorOf }: FieldsProps & { names: readonly SwitchName[] }) {
  const { fields } = texts().erpnext;
  const error = names.map(errorOf).find((one) => one !== undefined);
  return (
    <div className={css.wide}>
      <div className={css.choices}>
        {names.map((name) => (
          <Checkbox
            key={name}
            name={name}
            label={fields[name]}
            checked={typed[name]}
            onChange={({ target }) => type({ [name]: target.checked })}
          />
        ))}
      </div>
      {error}
    </div>
  );
}

/** Which ERPNext, and the key of the shop there. */
export function ThereFields(props: FieldsProps) {
  const { erpnext } = texts();
  const { keyEnding } = props;
  return (
    <fieldset>
      <legend>{erpnext.groups.there}</legend>
      <TextField {...props} name="address" />
      <TextField {...props} name="company" />
      <TextField
        {...props}
        name="api_key"
        hint={keyEnding === null ? erpnext.keyHint : erpnext.keyKept(keyEnding)}
      />
      <TextField {...props} name="api_secret" hint={erpnext.secretHint} />
      <TextField {...props} name="warehouse" />
      <TextField {...props} name="price_list" />
    </fieldset>
  );
}

const minutes = [5, 15, 30, 60, 240, 1440];

/** What comes from there. */
export function InFields(props: FieldsProps) {
  const { erpnext } = texts();
  const { typed, type } = props;
  const choices = minutes.includes(typed.every_minutes) ? minutes : [typed.every_minutes, ...minutes];
  return (
    <fieldset>
      <legend>{erpnext.groups.in}</legend>
      <Switches {...props} names={['stock_in', 'prices_in', 'items_in']} />
      <Field label={erpnext.fields.every_minutes}>
        {(control) => (
          <Select
            {...control}
            name="every_minutes"
            value={typed.every_minutes}
            onChange={({ target }) => type({ every_minutes: Number(target.value) })}
          >
            {choices.map((one) => (
              <option key={one} value={one}>
                {one < 60 ? erpnext.minutes(String(one)) : erpnext.hours(String(one / 60))}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <NewItems {...props} />
    </fieldset>
  );
}

function NewItems({ typed, type, errorOf }: FieldsProps) {
  const { erpnext } = texts();
  const isOff = !typed.items_in;
  return (
    <>
      <Field label={erpnext.fields.new_items}>
        {(control) => (
          <Select
            {...control}
            name="new_items"
            disabled={isOff}
            value={typed.new_items}
            onChange={({ target }) => type({ new_items: target.value === 'draft' ? 'draft' : 'leave' })}
          >
            <option value="leave">{erpnext.newItems.leave}</option>
            <option value="draft">{erpnext.newItems.draft}</option>
          </Select>
        )}
      </Field>
      <Field label={erpnext.fields.new_category} error={errorOf('new_category')}>
        {(control) => (
          <CategoryChoice
            {...control}
            name="new_category"
            disabled={isOff || typed.new_items === 'leave'}
            value={typed.new_category === null ? '' : String(typed.new_category)}
            placeholder={erpnext.noCategory}
            onValue={(id) => type({ new_category: id === '' ? null : Number(id) })}
          />
        )}
      </Field>
    </>
  );
}

/** Templates of VAT, one a line; ERPNext has as many as the shop has rates. */
function VatTemplates({ typed, type, errorOf }: FieldsProps) {
  const { fields, hints } = texts().erpnext;
  return (
    <Field
      label={fields.vat_templates}
      hint={hints.vat_templates}
      error={errorOf('vat_templates')}
      className={css.wide}
    >
      {(control) => (
        <Textarea
          {...control}
          name="vat_templates"
          rows={3}
          spellCheck={false}
          maxLength={1000}
          value={typed.vat_templates}
          onChange={({ target }) => type({ vat_templates: target.value })}
        />
      )}
    </Field>
  );
}

/** What goes there, and the names it is made by. */
export function OutFields(props: FieldsProps) {
  const { erpnext } = texts();
  const { typed, type } = props;
  return (
    <fieldset>
      <legend>{erpnext.groups.out}</legend>
      <Switches {...props} names={['orders_out', 'payments_out']} />
      <Field label={erpnext.fields.orders_when}>
        {(control) => (
          <Select
            {...control}
            name="orders_when"
            value={typed.orders_when}
            onChange={({ target }) => type({ orders_when: target.value === 'placed' ? 'placed' : 'paid' })}
          >
            <option value="paid">{erpnext.ordersWhen.paid}</option>
            <option value="placed">{erpnext.ordersWhen.placed}</option>
          </Select>
        )}
      </Field>
      {(
        [
          'customer_group',
          'territory',
          'shipping_item',
          'order_series',
          'payment_account',
          'mode_of_payment',
        ] as const
      ).map((name) => (
        <TextField key={name} {...props} name={name} />
      ))}
      <VatTemplates {...props} />
    </fieldset>
  );
}
