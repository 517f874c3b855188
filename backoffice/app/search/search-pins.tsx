import { pinsMax } from '@casamaestra/contract/content/entries/listed-kinds.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  savePinOperation,
  type searchRulesOperation,
} from '@casamaestra/contract/staff/staff-search.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import { isPinChanged, noPin } from './search-draft.ts';
import type { PinDraft } from './search-draft.ts';
import { Done } from './search-synonyms.tsx';
import css from './search.module.css';

type Pin = OperationOutput<typeof searchRulesOperation>['pins'][number];
type PinsProps = {
  pins: readonly Pin[];
  draft: PinDraft;
  mayEdit: boolean;
  onDraft: (draft: PinDraft) => void;
};

const draftOf = ({ query, products }: Pin): PinDraft => ({
  query,
  before: products.map(({ code }) => code),
  products,
});

/** What queries show first; one is written at a time, and can be tried before it is saved. */
export function SearchPins({ pins, draft, mayEdit, onDraft }: PinsProps) {
  const { search } = texts();
  const saved = useMutation({
    mutationFn: ({ query, before, products }: PinDraft) =>
      callStaff(savePinOperation, {
        query: query.trim(),
        before: [...before],
        products: products.map(({ code }) => code),
      }),
    onSuccess: () => {
      onDraft(noPin);
      return queryClient.invalidateQueries();
    },
  });
  return (
    <ScreenPart title={search.pins}>
      <p className={css.soft}>{search.pinsText(counted(pinsMax.products))}</p>
      {mayEdit && (
        <PinForm
          pins={pins}
          draft={draft}
          busy={saved.isPending}
          onDraft={onDraft}
          onSave={() => saved.mutate(draft)}
        />
      )}
      <Failure error={saved.error} id="pins-failure" />
      <Done change={saved.data?.change} />
      {pins.length === 0 && <p className={css.soft}>{search.pinsNone}</p>}
      <ul className={css.rows}>
        {pins.map((pin) => (
          <li key={pin.query}>
            <span>
              <strong>{pin.query}</strong>{' '}
              {pin.products
                .map(({ name, code }) => (name === '' ? `${code} (${search.gone})` : name))
                .join(', ')}
            </span>
            {mayEdit && (
              <span className={css.rowActs}>
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={search.edit(pin.query)}
                  onClick={() => onDraft(draftOf(pin))}
                >
                  {search.edit('')}
                </Button>
                <IconButton
                  size="s"
                  icon="trash"
                  label={search.remove(pin.query)}
                  onClick={() => saved.mutate({ ...draftOf(pin), products: [] })}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </ScreenPart>
  );
}

type PinFormProps = {
  pins: readonly Pin[];
  draft: PinDraft;
  busy: boolean;
  onDraft: (draft: PinDraft) => void;
  onSave: () => void;
};

function PinForm({ pins, draft, busy, onDraft, onSave }: PinFormProps) {
  const { search } = texts();
  const isFull = draft.products.length >= pinsMax.products;
  /** A query that has pins already is changed, not written over unseen. */
  const ask = (query: string) => {
    const known = pins.find((one) => one.query === query.trim());
    if (known !== undefined && draft.products.length === 0) onDraft({ ...draftOf(known), query });
    else onDraft({ ...draft, query, before: known?.products.map(({ code }) => code) ?? [] });
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <Field label={search.pinQuery} required>
        {(control) => (
          <Input
            {...control}
            maxLength={80}
            value={draft.query}
            onChange={({ target }) => ask(target.value)}
          />
        )}
      </Field>
      <CodeField
        isFull={isFull}
        onCode={(code) => {
          if (!draft.products.some((one) => one.code === code))
            onDraft({ ...draft, products: [...draft.products, { code, name: code }] });
        }}
      />
      {draft.query !== '' && <PinnedList draft={draft} onDraft={onDraft} />}
      <p className={css.acts}>
        <Button
          type="submit"
          size="s"
          busy={busy}
          disabled={draft.query.trim() === '' || !isPinChanged(draft)}
        >
          {search.save}
        </Button>
        {draft !== noPin && (
          <Button size="s" variant="quiet" onClick={() => onDraft(noPin)}>
            {search.stop}
          </Button>
        )}
      </p>
    </form>
  );
}

function CodeField({ isFull, onCode }: { isFull: boolean; onCode: (code: string) => void }) {
  const { search } = texts();
  const [code, setCode] = useState('');
  const add = () => {
    if (code.trim() === '' || isFull) return;
    onCode(code.trim());
    setCode('');
  };
  return (
    <div className={css.line}>
      <Field
        label={search.pinCode}
        hint={isFull ? search.full(counted(pinsMax.products)) : search.pinCodeHint}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={80}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        )}
      </Field>
      <Button size="s" variant="secondary" disabled={isFull} onClick={add}>
        {search.pinAdd}
      </Button>
    </div>
  );
}

function PinnedList({ draft, onDraft }: { draft: PinDraft; onDraft: (draft: PinDraft) => void }) {
  const { search } = texts();
  const { products } = draft;
  const put = (next: PinDraft['products']) => onDraft({ ...draft, products: next });
  if (products.length === 0) return <p className={css.soft}>{search.pinnedNone}</p>;
  return (
    <ol className={css.rows} aria-label={search.pinned}>
      {products.map((product, at) => {
        const name = product.name === '' ? `${product.code} (${search.gone})` : product.name;
        return (
          <li key={product.code}>
            <span>{name}</span>
            <span className={css.rowActs}>
              {at > 0 && (
                <IconButton
                  size="s"
                  icon="chevron-up"
                  label={search.up(name)}
                  onClick={() => put(products.with(at - 1, product).with(at, products[at - 1] ?? product))}
                />
              )}
              <IconButton
                size="s"
                icon="close"
                label={search.remove(name)}
                onClick={() => put(products.filter((one) => one !== product))}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
