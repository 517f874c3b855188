import { staffProductsOperation, type StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import { accessoriesMost } from '@casamaestra/contract/staff/product-fields.ts';
import { LazyComboboxSearch } from '../../platform/lazy-combobox.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from '../goods.module.css';
import type { TypeField } from '../product-changes.ts';

type ProductAccessoriesProps = {
  product: StaffProduct;
  codes: readonly string[];
  onType: TypeField;
  error: string | undefined;
};

const moved = (codes: readonly string[], from: number, to: number): string[] => {
  const next = [...codes];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

/** What is needed with it, in the order of the page: found by name, code, SKU or GTIN. */
export function ProductAccessories({ product, codes, onType, error }: ProductAccessoriesProps) {
  const { attributes: words, goods } = texts();
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const put = (accessories: string[]) => onType({ accessories });
  const nameOf = (code: string) => found[code] ?? product.accessory_names[code] ?? words.unknownAccessory;
  return (
    <ScreenPart title={words.accessories}>
      <div className={css.form}>
        <p className={css.soft}>{words.accessoriesText}</p>
        {codes.length === 0 && <p className={css.soft}>{words.noAccessories}</p>}
        <ol className={css.pictures} aria-label={words.accessories}>
          {codes.map((code, at) => (
            <li key={code}>
              <span className={css.name}>
                {nameOf(code)}
                <small>{code}</small>
              </span>
              <span className={css.row}>
                <IconButton
                  icon="chevron-up"
                  label={`${goods.up}: ${nameOf(code)}`}
                  disabled={at === 0}
                  onClick={() => put(moved(codes, at, at - 1))}
                />
                <IconButton
                  icon="chevron-down"
                  label={`${goods.down}: ${nameOf(code)}`}
                  disabled={at === codes.length - 1}
                  onClick={() => put(moved(codes, at, at + 1))}
                />
                <IconButton
                  icon="trash"
                  label={`${goods.remove}: ${nameOf(code)}`}
                  onClick={() => put(codes.filter((one) => one !== code))}
                />
              </span>
            </li>
          ))}
        </ol>
        <AddAccessory
          own={product.code}
          codes={codes}
          error={error}
          onAdd={(code, name) => {
            setFound((before) => ({ ...before, [code]: name }));
            put([...codes, code]);
          }}
        />
      </div>
    </ScreenPart>
  );
}

type AddAccessoryProps = {
  own: string;
  codes: readonly string[];
  error: string | undefined;
  onAdd: (code: string, name: string) => void;
};

function AddAccessory({ own, codes, error, onAdd }: AddAccessoryProps) {
  const { attributes: words, shell } = texts();
  const [text, setText] = useState('');
  const { data } = useQuery({
    ...reading(staffProductsOperation, { text: text.trim() }),
    enabled: text.trim().length > 1,
    placeholderData: keepPreviousData,
  });
  const rows = (data?.rows ?? []).filter(({ code }) => code !== own && !codes.includes(code));
  const isFull = codes.length >= accessoriesMost;
  return (
    <Field
      label={words.addAccessory}
      hint={isFull ? words.accessoriesFull(counted(accessoriesMost)) : words.addAccessoryHint}
      error={error}
    >
      {(control) => (
        <LazyComboboxSearch
          {...control}
          options={isFull ? [] : rows.map(({ code, name }) => ({ value: code, label: `${name} · ${code}` }))}
          text={text}
          labels={shell.combobox}
          onText={setText}
          onChoose={(code) => onAdd(code, rows.find((row) => row.code === code)?.name ?? code)}
        />
      )}
    </Field>
  );
}
