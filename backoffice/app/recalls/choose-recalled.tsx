import { staffProductsOperation } from '@casamaestra/contract/staff/goods.operations.ts';
import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { LazyComboboxSearch } from '../platform/lazy-combobox.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import css from './recalls.module.css';

interface ChooseRecalledProps {
  product: StaffProduct | undefined;
  error: string | undefined;
  /** Its number; null: another one is to be looked for. */
  onChoose: (id: number | null) => void;
}

/** The product of a recall: found by what is typed, then named. */
export function ChooseRecalled({ product, error, onChoose }: ChooseRecalledProps) {
  const { recalls } = texts();
  if (product === undefined) return <FindRecalled error={error} onChoose={onChoose} />;
  return (
    <div className={css.acts}>
      <span>
        <strong>{product.fields.name}</strong> <span className={css.soft}>{product.code}</span>
      </span>
      <Button size="s" variant="quiet" onClick={() => onChoose(null)}>
        {recalls.change}
      </Button>
    </div>
  );
}

function FindRecalled({ error, onChoose }: Pick<ChooseRecalledProps, 'error' | 'onChoose'>) {
  const { recalls, shell } = texts();
  const [text, setText] = useState('');
  const { data } = useQuery({
    ...reading(staffProductsOperation, { text: text.trim() }),
    enabled: text.trim().length > 1,
    placeholderData: keepPreviousData,
  });
  return (
    <Field label={recalls.product} hint={recalls.productHint} error={error} required>
      {(control) => (
        <LazyComboboxSearch
          {...control}
          options={(data?.rows ?? []).map(({ id, code, name }) => ({
            value: String(id),
            label: `${name} · ${code}`,
          }))}
          text={text}
          labels={shell.combobox}
          onText={setText}
          onChoose={(id) => onChoose(Number(id))}
        />
      )}
    </Field>
  );
}
