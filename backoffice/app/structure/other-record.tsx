import type {
  brandsOperation,
  operatorsOperation,
} from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { Radio } from '@casamaestra/ui/choice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { SearchField } from './list-controls.tsx';
import type { Named } from './merge-record.tsx';
import css from './structure.module.css';

export type RegisterOperation = typeof brandsOperation | typeof operatorsOperation;

const SHOWN_MOST = 8;

interface OtherRecordProps {
  operation: RegisterOperation;
  own: Named;
  chosen: Named | undefined;
  onChoose: (other: Named | undefined) => void;
}

/** The first word of a name: what most doubles share. */
const firstWord = (name: string): string => name.split(/\s+/)[0] ?? '';

/** Finds another record of the kind by its name; first those that begin alike. */
export function OtherRecord({ operation, own, chosen, onChoose }: OtherRecordProps) {
  const { structure } = texts();
  const [text, setText] = useState(firstWord(own.name));
  const words = useDeferredValue(text.trim());
  const { data } = useQuery({
    ...reading(operation, { text: words }),
    placeholderData: (before) => before,
  });
  const others = data?.rows.filter(({ id }) => id !== own.id).slice(0, SHOWN_MOST);
  return (
    <>
      <SearchField
        label={structure.mergeSearch}
        text={text}
        onText={(next) => {
          setText(next);
          onChoose(undefined);
        }}
      />
      {others?.length === 0 && <p role="status">{structure.mergeNone}</p>}
      {others !== undefined && others.length > 0 && (
        <fieldset className={css.options}>
          <legend>{structure.mergeInto}</legend>
          {others.map(({ id, name, products }) => (
            <Radio
              key={id}
              name="into"
              label={name}
              note={structure.products(counted(products))}
              checked={chosen?.id === id}
              onChange={() => onChoose({ id, name })}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
