import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Textarea } from '@casamaestra/ui/input.tsx';
import { texts } from '../platform/texts.ts';
import type { TypeField } from './product-changes.ts';

/** Name and short description of a product. */
export function ProductNameFields({ typed, onType }: { typed: ProductFields; onType: TypeField }) {
  const { goods } = texts();
  return (
    <>
      <Field label={goods.name} required>
        {(control) => (
          <Input
            {...control}
            value={typed.name}
            maxLength={300}
            onChange={(event) => onType({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={goods.short}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={2000}
            value={typed.short_description}
            onChange={(event) => onType({ short_description: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
