import {
  telephoneGoodsOperation,
  type TelephoneGoods,
} from '@casamaestra/contract/staff/telephone-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted, euros } from '../platform/written.ts';
import css from './telephone.module.css';

const isExact = ({ sku, gtin }: TelephoneGoods, text: string): boolean =>
  sku.toUpperCase() === text.toUpperCase() || gtin === text;

/** Finds articles by name, SKU or GTIN; a code that is one article's adds it, as a scanner expects. */
export function FindGoods({ onAdd }: { onAdd: (goods: TelephoneGoods) => void }) {
  const { telephone } = texts();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = useMutation({
    mutationFn: (asked: string) => callStaff(telephoneGoodsOperation, { text: asked }),
    onSuccess: (goods, asked) => {
      const exact = goods.find((one) => isExact(one, asked));
      if (exact !== undefined) add(exact);
    },
  });
  const add = (goods: TelephoneGoods) => {
    onAdd(goods);
    setText('');
    found.reset();
    input.current?.focus();
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length >= 2) found.mutate(text.trim());
  };
  return (
    <>
      <form role="search" aria-label={telephone.find} className={css.find} onSubmit={search}>
        <Field label={telephone.find} hint={telephone.findHint}>
          {(control) => (
            <Input
              {...control}
              ref={input}
              autoComplete="off"
              maxLength={100}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" busy={found.isPending}>
          {telephone.search}
        </Button>
      </form>
      <Failure error={found.error} id="goods-failure" />
      <p role="status" className={css.soft}>
        {found.data &&
          (found.data.length === 0 ? telephone.nothing : telephone.found(counted(found.data.length)))}
      </p>
      {found.data && found.data.length > 0 && <FoundGoods goods={found.data} onAdd={add} />}
    </>
  );
}

type FoundProps = { goods: readonly TelephoneGoods[]; onAdd: (goods: TelephoneGoods) => void };

function FoundGoods({ goods, onAdd }: FoundProps) {
  const { telephone } = texts();
  return (
    <ul className={css.found}>
      {goods.map((one) => (
        <li key={one.sku}>
          <span>
            <strong>{one.name}</strong> {one.options}
            <br />
            <span className={css.soft}>
              {one.sku} · {telephone.stock(counted(one.stock))}
            </span>
          </span>
          <span className={css.amount}>{euros(one.price)}</span>
          <Button
            variant="secondary"
            size="s"
            aria-label={telephone.add(`${one.name} ${one.sku}`)}
            disabled={one.stock === 0}
            onClick={() => onAdd(one)}
          >
            {telephone.addShort}
          </Button>
        </li>
      ))}
    </ul>
  );
}
