import type { CarrierTemplateFields } from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select, Textarea } from '@casamaestra/ui/input.tsx';
import { texts } from '../platform/texts.ts';
import css from './carriers.module.css';
import type { TemplateDraft } from './use-template-draft.ts';

type TemplateFieldsProps = Pick<TemplateDraft, 'typed' | 'type' | 'isWrong'> & {
  /** Names carriers were given so far. */
  carriers: readonly string[];
};

const choices = ['separator', 'quotes', 'encoding', 'line_end', 'decimals', 'dates'] as const;

/** Whose file it is, what it is called, and how it is written. */
export function TemplateFields({ typed, type, isWrong, carriers: known }: TemplateFieldsProps) {
  const { carriers } = texts();
  const { fields: words } = carriers;
  const errorOf = (name: keyof CarrierTemplateFields) => (isWrong(name) ? carriers.wrong : undefined);
  return (
    <div className={css.fields}>
      <CarrierName {...{ typed, type, isWrong, carriers: known }} />
      <Field label={words.name} required error={errorOf('name')}>
        {(control) => (
          <Input
            {...control}
            name="name"
            value={typed.name}
            maxLength={60}
            onChange={({ target }) => type({ name: target.value })}
          />
        )}
      </Field>
      <Field label={words.sender_code} error={errorOf('sender_code')}>
        {(control) => (
          <Input
            {...control}
            value={typed.sender_code}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => type({ sender_code: target.value })}
          />
        )}
      </Field>
      {choices.map((name) => (
        <Field key={name} label={words[name]}>
          {(control) => (
            <Select
              {...control}
              value={typed[name]}
              onChange={({ target }) => type({ [name]: target.value })}
            >
              {Object.entries<string>(carriers.choices[name]).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <Field label={words.first_lines} error={errorOf('first_lines')} className={css.wide}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={typed.first_lines}
            maxLength={500}
            onChange={({ target }) => type({ first_lines: target.value })}
          />
        )}
      </Field>
      <Checkbox
        label={words.header}
        checked={typed.header}
        onChange={({ target }) => type({ header: target.checked })}
      />
    </div>
  );
}

/** Whose file it is; names that were used before are offered. */
function CarrierName({ typed, type, isWrong, carriers: known }: TemplateFieldsProps) {
  const { carriers } = texts();
  const { fields: words } = carriers;
  return (
    <Field
      label={words.carrier}
      hint={words.carrierHint}
      required
      error={isWrong('carrier') ? carriers.wrong : undefined}
    >
      {(control) => (
        <>
          <Input
            {...control}
            name="carrier"
            value={typed.carrier}
            maxLength={80}
            list="known-carriers"
            onChange={({ target }) => type({ carrier: target.value })}
          />
          <datalist id="known-carriers">
            {known.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
