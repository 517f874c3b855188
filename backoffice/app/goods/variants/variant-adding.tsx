import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useState } from 'react';
import { texts } from '../../platform/texts.ts';
import { ScreenPart } from '../../shell/part.tsx';
import { type VariantsDraft, withProposed, withRow } from './variant-drafts.ts';
import css from './variants.module.css';

type VariantAddingProps = {
  draft: VariantsDraft;
  /** SKUs that are proposed begin with it. */
  code: string;
  onChange: (draft: VariantsDraft) => void;
};

/** What the variants differ in, and new values of it: the rows for them are proposed. */
export function VariantAdding({ draft, code, onChange }: VariantAddingProps) {
  const { variantTable: words, newProduct } = texts();
  const [typed, setTyped] = useState<readonly string[]>(() => draft.labels.map(() => ''));
  const put = (at: number, text: string) => setTyped((before) => before.with(at, text));
  // A third label is offered once there are two.
  const shown = draft.labels.filter(
    (label, at) => at === 0 || draft.labels[at - 1]?.trim() !== '' || label !== '',
  );
  return (
    <ScreenPart title={words.adding}>
      <p className={css.soft}>{words.addingText}</p>
      <div className={css.fields}>
        {shown.map((label, at) => {
          const number = String(at + 1);
          return (
            <div key={number} className={css.option}>
              <Field label={newProduct.label(number)}>
                {(control) => (
                  <Input
                    {...control}
                    value={label}
                    maxLength={40}
                    onChange={({ target }) =>
                      onChange({ ...draft, labels: draft.labels.with(at, target.value) })
                    }
                  />
                )}
              </Field>
              <Field label={words.newValues(label.trim() || number)} hint={newProduct.values}>
                {(control) => (
                  <Input
                    {...control}
                    value={typed[at] ?? ''}
                    maxLength={2000}
                    autoComplete="off"
                    disabled={label.trim() === ''}
                    onChange={({ target }) => put(at, target.value)}
                  />
                )}
              </Field>
            </div>
          );
        })}
      </div>
      <p className={css.row}>
        <Button
          variant="secondary"
          size="s"
          onClick={() => {
            onChange(withProposed(draft, typed, code));
            setTyped(draft.labels.map(() => ''));
          }}
        >
          {words.propose}
        </Button>
        <Button variant="quiet" size="s" onClick={() => onChange(withRow(draft))}>
          {words.addRow}
        </Button>
      </p>
    </ScreenPart>
  );
}
