import {
  saveProductOperation,
  staffProductOperation,
  type StaffProduct,
} from '@casamaestra/contract/staff/goods.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { SaveBar } from '@casamaestra/ui/save-bar.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff, Refused } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { useLeaveQuestion } from '../platform/leave-question.ts';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { ScreenPart } from '../shell/part.tsx';
import { DraftLeft } from '../together/draft-left.tsx';
import { OthersHere } from '../together/others-here.tsx';
import { useDraftLeft, useKeepDraft } from '../together/use-kept-draft.ts';
import { activityOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import { ProductDocuments } from './documents/product-documents.tsx';
import { ProductEnergy } from './documents/product-energy.tsx';
import { ProductFound } from './found/product-found.tsx';
import css from './goods.module.css';
import { productQuery } from './goods-queries.ts';
import { changesOf, type TypeField, type UpdateFields } from './product-changes.ts';
import { ProductConflict } from './product-conflict.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ProductPlace, ProductTexts } from './product-texts.tsx';

const conflictIn = (error: unknown) =>
  error instanceof Refused && error.code === 'changed_meanwhile'
    ? { field: error.facts['field'] as keyof ProductFields, refused: error }
    : undefined;

/** The sentence about a field that the service refused. */
const refusedAt = (error: unknown, field: string): string | undefined =>
  error instanceof Refused && error.field === field && error.code !== 'changed_meanwhile'
    ? error.message
    : undefined;

/** A draft with a picture after all others. */
function withPicture(
  seen: ProductFields,
  draft: Partial<ProductFields>,
  hash: string,
): Partial<ProductFields> {
  const pictures = draft.pictures ?? seen.pictures;
  return pictures.some((one) => one.hash === hash)
    ? draft
    : { ...draft, pictures: [...pictures, { hash, alt: '' }] };
}

/** What is typed over what was seen when the form was opened, also when the product is read again below it. */
function useTypedProduct(product: StaffProduct) {
  const record = `product ${product.id}`;
  const left = useDraftLeft<{ seen: ProductFields; draft: Partial<ProductFields> }>(record);
  const [seen, setSeen] = useState({ ...product.fields, ...left?.draft.seen });
  const [draft, setDraft] = useState<Partial<ProductFields>>(left?.draft.draft ?? {});
  const typed = { ...seen, ...draft };
  const changes = changesOf(seen, typed);
  const isTyped = Object.keys(changes).length > 0;
  useLeaveQuestion(isTyped);
  useKeepDraft(record, isTyped ? { seen, draft } : undefined);
  const type: TypeField = (change) => setDraft((before) => ({ ...before, ...change }));
  const update: UpdateFields = (change) =>
    setDraft((before) => ({ ...before, ...change({ ...seen, ...before }) }));
  // What was seen may be days old.
  const discard = () => {
    setSeen(product.fields);
    setDraft({});
  };
  return { record, left, seen, setSeen, draft, setDraft, typed, changes, discard, type, update };
}

/** Saves what was typed, and settles the fields that somebody else has changed meanwhile. */
function useSavedProduct(id: number, { seen, setSeen, draft, setDraft }: ReturnType<typeof useTypedProduct>) {
  const saved = useMutation({
    mutationFn: (next: ReturnType<typeof changesOf>) =>
      callStaff(saveProductOperation, { id, changes: next }),
    onSuccess: (next) => {
      setSeen(next.fields);
      setDraft({});
      queryClient.setQueryData(productQuery(id).queryKey, next);
      void queryClient.invalidateQueries({ queryKey: [activityOperation.name] });
    },
  });
  const settle = async (field: keyof ProductFields, isMine: boolean) => {
    const fresh = await callStaff(staffProductOperation, { id });
    const now = { ...seen, [field]: fresh.fields[field] };
    const { [field]: _mine, ...others } = draft;
    setSeen(now);
    if (!isMine) setDraft(others);
    const left = changesOf(now, { ...now, ...(isMine ? draft : others) });
    if (Object.keys(left).length === 0) saved.reset();
    else saved.mutate(left);
  };
  return { saved, settle };
}

/** Everything about a product but its variants. What is typed stays, also when somebody else has saved meanwhile. */
export function ProductForm({ product, mayEdit }: { product: StaffProduct; mayEdit: boolean }) {
  const { goods } = texts();
  const form = useTypedProduct(product);
  const { record, left, changes, discard } = form;
  const count = Object.keys(changes).length;
  const { saved, settle } = useSavedProduct(product.id, form);
  const conflict = conflictIn(saved.error);
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saved.mutate(changes);
      }}
    >
      <OthersHere record={record} fields={Object.keys(changes)} />
      <DraftLeft left={left} isShown={count > 0} onDiscard={() => discard()} />
      <fieldset disabled={!mayEdit} className={css.form}>
        <ProductParts product={product} form={form} error={saved.error} />
      </fieldset>
      {conflict === undefined ? (
        <Failure error={saved.error} id="product-failure" />
      ) : (
        <ProductConflict {...conflict} onSettle={(isMine) => void settle(conflict.field, isMine)} />
      )}
      {saved.isSuccess && count === 0 && <p role="status">{goods.saved}</p>}
      <SaveBar
        text={count === 0 ? '' : goods.unsaved(count)}
        saveLabel={goods.save}
        discardLabel={goods.discard}
        onDiscard={discard}
        busy={saved.isPending}
      />
    </form>
  );
}

type ProductPartsProps = {
  product: StaffProduct;
  form: ReturnType<typeof useTypedProduct>;
  /** Why it was not saved. */
  error: unknown;
};

function ProductParts({ product, form, error }: ProductPartsProps) {
  const { goods } = texts();
  const { typed, type, update, seen, setDraft } = form;
  return (
    <>
      <ProductTexts typed={typed} onType={type} />
      <ProductPlace typed={typed} onType={type} />
      <ProductFound
        product={product}
        typed={typed}
        onType={type}
        addressError={refusedAt(error, 'changes.slug')}
      />
      <ScreenPart title={goods.pictures}>
        <ProductPictures
          product={product}
          pictures={typed.pictures}
          onType={type}
          onAdd={(hash) => setDraft((before) => withPicture(seen, before, hash))}
        />
      </ScreenPart>
      <ProductDocuments product={product} documents={typed.documents} onType={type} onUpdate={update} />
      <ProductEnergy
        product={product}
        energy={typed.energy}
        onType={type}
        onUpdate={update}
        errorAt={(part) => refusedAt(error, `changes.energy.to.${part}`)}
      />
    </>
  );
}
