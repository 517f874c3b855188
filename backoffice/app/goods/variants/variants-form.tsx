import { activityOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import {
  productVariantsOperation,
  saveVariantsOperation,
  type ProductVariantTable,
} from '@casamaestra/contract/staff/product-variants.operations.ts';
import { SaveBar } from '@casamaestra/ui/save-bar.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { UndoButton } from '../../activity/undo-button.tsx';
import { callStaff, Refused } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { useLeaveQuestion } from '../../platform/leave-question.ts';
import { queryClient } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import { productQuery } from '../goods-queries.ts';
import { PriceMeanings } from './price-meanings.tsx';
import { type TypedAgain, withConfirmed } from './typed-again.ts';
import css from './variants.module.css';
import { variantsQuery } from './variants-query.ts';
import { VariantAdding } from './variant-adding.tsx';
import { VariantConflict } from './variant-conflict.tsx';
import { cellFault, draftOf, onFresh, placeOf, savingOf, type VariantsDraft } from './variant-drafts.ts';
import { gridColumns, VariantsGrid } from './variants-grid.tsx';

const isWhole = (draft: VariantsDraft): boolean =>
  draft.rows.every((row) =>
    gridColumns(draft, true).every(({ id }) => cellFault(draft, row, id) === undefined),
  );

/** What stands in the form, over what was seen; what is typed stays when it is read anew, as after an undo. */
function useDraft(table: ProductVariantTable) {
  const [seen, setSeen] = useState(table);
  const [draft, setDraft] = useState(() => draftOf(table));
  const [read, setRead] = useState(table);
  const takeFresh = (fresh: ProductVariantTable, dropped?: string) => {
    setSeen(fresh);
    setDraft(onFresh(draft, { seen, fresh, dropped }));
  };
  if (read !== table) {
    setRead(table);
    takeFresh(table);
  }
  const start = (fresh: ProductVariantTable) => {
    setSeen(fresh);
    setDraft(draftOf(fresh));
  };
  return { seen, draft, setDraft, takeFresh, start, ...savingOf(draft, seen) };
}

/** Keeps what was saved as if it had been read: what an undo makes of it is told from this, not from what was read first. */
function keptAsRead({ id, code, name, options, variants }: ProductVariantTable): ProductVariantTable {
  const table = { id, code, name, options, variants };
  queryClient.setQueryData(variantsQuery(id).queryKey, table);
  return table;
}

/** All variants of a product; what is typed stays, also when somebody else has saved meanwhile. */
export function VariantsForm({ table, mayPrice }: { table: ProductVariantTable; mayPrice: boolean }) {
  const { variantTable: words, goods } = texts();
  const { seen, draft, setDraft, takeFresh, start, input, count, ids } = useDraft(table);
  const [isTried, setTried] = useState(false);
  const [again, setAgain] = useState<TypedAgain>({});
  useLeaveQuestion(count > 0);
  const saved = useMutation({
    mutationFn: (given: typeof input) => callStaff(saveVariantsOperation, given),
    onSuccess: (next) => {
      start(keptAsRead(next));
      setTried(false);
      setAgain({});
      void queryClient.invalidateQueries({ queryKey: productQuery(next.id).queryKey });
      void queryClient.invalidateQueries({ queryKey: [activityOperation.name] });
    },
  });
  const refused = saved.error instanceof Refused ? saved.error : undefined;
  const place = placeOf(refused?.field, ids);
  const put = (next: VariantsDraft) => {
    setDraft(next);
    if (!saved.isIdle) saved.reset();
  };
  const settle = async (isMine: boolean) => {
    const fresh = await callStaff(productVariantsOperation, { id: seen.id });
    takeFresh(fresh, isMine ? undefined : (place?.row ?? 'options'));
    saved.reset();
  };
  const isConflict = refused?.code === 'changed_meanwhile';
  const submit = () => {
    setTried(true);
    if (isWhole(draft) && count > 0) saved.mutate(withConfirmed(input, again));
  };
  const undo = saved.data?.change ?? null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <VariantAdding draft={draft} code={seen.code} onChange={put} />
      <VariantsGrid
        draft={draft}
        isTried={isTried}
        mayPrice={mayPrice}
        refused={place && refused && !isConflict ? { ...place, text: refused.message } : undefined}
        onChange={put}
      />
      {mayPrice && <PriceMeanings input={input} again={again} onAgain={setAgain} />}
      {isTried && !isWhole(draft) && <p role="alert">{words.faults}</p>}
      <SaveFailure error={saved.error} sku={place?.row} onSettle={(isMine) => void settle(isMine)} />
      {saved.isSuccess && count === 0 && (
        <p role="status">
          {goods.saved} {undo !== null && <UndoButton id={undo} act={words.change} />}
        </p>
      )}
      <div className={css.foot}>
        <SaveBar
          text={count === 0 ? '' : words.unsaved(counted(count))}
          saveLabel={goods.save}
          discardLabel={goods.discard}
          onDiscard={() => put(draftOf(seen))}
          busy={saved.isPending}
        />
      </div>
    </form>
  );
}

type SaveFailureProps = {
  error: unknown;
  /** Of the variant it is about. */
  sku: string | undefined;
  onSettle: (isMine: boolean) => void;
};

/** Why it was not saved; with a choice when somebody else was quicker. */
const SaveFailure = ({ error, sku, onSettle }: SaveFailureProps) =>
  error instanceof Refused && error.code === 'changed_meanwhile' ? (
    <VariantConflict refused={error} sku={sku} onSettle={onSettle} />
  ) : (
    <Failure error={error} id="variants-failure" />
  );
