import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import {
  recallNoticeMost,
  tryRecallOperation,
} from '@casamaestra/contract/staff/staff-recalls.operations.ts';
import type { announceRecallOperation } from '@casamaestra/contract/staff/staff-recalls.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select, Textarea } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { callStaff, Refused } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { useLeaveQuestion } from '../platform/leave-question.ts';
import { texts } from '../platform/texts.ts';
import { RecordLine } from '../structure/record-line.tsx';
import { ChooseRecalled } from './choose-recalled.tsx';
import { RecallTrial } from './recall-trial.tsx';
import type { RecallDraft } from './recall-trial.tsx';
import css from './recalls.module.css';

interface RecallFormProps {
  product: StaffProduct | undefined;
  onProduct: (id: number | null) => void;
  onAnnounced: (announced: OperationOutput<typeof announceRecallOperation>) => void;
}

const isOfNotice = (error: unknown): error is Refused => error instanceof Refused && error.field === 'notice';

/** What is recalled and in which words; then whom it would reach, and only then can it be sent. */
export function RecallForm({ product, onProduct, onAnnounced }: RecallFormProps) {
  const { recalls } = texts();
  const [typed, setTyped] = useState({ sku: '', lot: '', notice: '' });
  const [isTold, setTold] = useState(false);
  const tried = useMutation({ mutationFn: (draft: RecallDraft) => callStaff(tryRecallOperation, draft) });
  useLeaveQuestion(typed.notice !== '');
  const put = (some: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...some }));
    // Whom it would reach is of what was typed then.
    tried.reset();
  };
  const isWritten = typed.notice.trim() !== '';
  const look = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (product !== undefined && isWritten)
      tried.mutate({ code: product.code, ...typed, sku: typed.sku === '' ? null : typed.sku });
  };
  const lacking = isTold && !isWritten ? recalls.noticeMissing : undefined;
  return (
    <>
      <form className={css.form} noValidate aria-label={recalls.announce} onSubmit={look}>
        <ChooseRecalled
          product={product}
          error={isTold && product === undefined ? recalls.productMissing : undefined}
          onChoose={(id) => {
            put({ sku: '' });
            onProduct(id);
          }}
        />
        {product && product.variants.length > 1 && (
          <ChooseVariant product={product} sku={typed.sku} onChoose={(sku) => put({ sku })} />
        )}
        <RecordLine
          label={recalls.lot}
          hint={recalls.lotHint}
          error={undefined}
          most={100}
          value={typed.lot}
          onType={(lot) => put({ lot })}
        />
        <Notice
          notice={typed.notice}
          error={lacking ?? (isOfNotice(tried.error) ? tried.error.message : undefined)}
          onType={(notice) => put({ notice })}
        />
        {!isOfNotice(tried.error) && <Failure error={tried.error} id="trial-failure" />}
        <div className={css.acts}>
          <Button type="submit" variant="secondary" busy={tried.isPending}>
            {recalls.look}
          </Button>
        </div>
      </form>
      {tried.data && <RecallTrial draft={tried.variables} trial={tried.data} onAnnounced={onAnnounced} />}
    </>
  );
}

type ChooseVariantProps = { product: StaffProduct; sku: string; onChoose: (sku: string) => void };

const ChooseVariant = ({ product, sku, onChoose }: ChooseVariantProps) => (
  <Field label={texts().recalls.variant}>
    {(control) => (
      <Select {...control} value={sku} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{texts().recalls.allVariants}</option>
        {product.variants.map((one) => (
          <option key={one.sku} value={one.sku}>
            {one.options === '' ? one.sku : `${one.options} · ${one.sku}`}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

type NoticeProps = { notice: string; error: string | undefined; onType: (notice: string) => void };

function Notice({ notice, error, onType }: NoticeProps) {
  const { recalls } = texts();
  return (
    <>
      <Field label={recalls.notice} hint={recalls.noticeHint} error={error} required>
        {(control) => (
          <Textarea
            {...control}
            rows={12}
            maxLength={recallNoticeMost}
            value={notice}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      {notice === '' && (
        <div className={css.acts}>
          <Button size="s" variant="quiet" onClick={() => onType(recalls.model)}>
            {recalls.useModel}
          </Button>
        </div>
      )}
    </>
  );
}
