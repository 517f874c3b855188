import type { OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { announceRecallOperation } from '@casamaestra/contract/staff/staff-recalls.operations.ts';
import type { tryRecallOperation } from '@casamaestra/contract/staff/staff-recalls.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, dayOf } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import { recalledPart } from './recall-words.ts';
import css from './recalls.module.css';

export type RecallDraft = OperationInput<typeof tryRecallOperation>;

interface RecallTrialProps {
  draft: RecallDraft;
  trial: OperationOutput<typeof tryRecallOperation>;
  onAnnounced: (announced: OperationOutput<typeof announceRecallOperation>) => void;
}

/** Whom a recall would reach and what it would do, before anything is sent; then it is sent, after a second question. */
export function RecallTrial({ draft, trial, onAnnounced }: RecallTrialProps) {
  const { recalls, shell } = texts();
  const [isAsked, setAsked] = useState(false);
  const sent = useMutation({
    mutationFn: () => callStaff(announceRecallOperation, draft),
    onSuccess: (announced) => {
      setAsked(false);
      onAnnounced(announced);
      void queryClient.invalidateQueries();
    },
  });
  const count = trial.to_write;
  const send = recalls.send(count, counted(count));
  const part = recalledPart({ sku: draft.sku, lot: draft.lot?.trim() || null });
  return (
    <ScreenPart title={recalls.before}>
      <div className={css.form}>
        <p role="status" className={css.count}>
          {recalls.toWrite(count, counted(count))}
        </p>
        <Consequences draft={draft} trial={trial} />
        <p className={css.soft}>{`${trial.name} · ${part}`}</p>
        <p className={css.notice}>{draft.notice.trim()}</p>
        <div className={css.acts}>
          <Button
            variant="danger"
            onClick={() => {
              sent.reset();
              setAsked(true);
            }}
          >
            {send}
          </Button>
        </div>
      </div>
      <Dialog open={isAsked} title={recalls.sure} closeLabel={shell.close} onClose={() => setAsked(false)}>
        <div className={css.form}>
          <p>
            <strong>{trial.name}</strong> · {part}
          </p>
          <p>{recalls.sureText}</p>
          <Failure error={sent.error} id="announce-failure" />
          <Button variant="danger" busy={sent.isPending} onClick={() => sent.mutate()}>
            {send}
          </Button>
        </div>
      </Dialog>
    </ScreenPart>
  );
}

function Consequences({ draft, trial: { buyers, before } }: Omit<RecallTrialProps, 'onAnnounced'>) {
  const { recalls } = texts();
  const isLot = (draft.lot ?? '').trim() !== '';
  return (
    <ul className={css.told}>
      <li>{recalls.bought(buyers, counted(buyers))}</li>
      {before !== null && <li>{recalls.again(counted(before.id), dayOf(before.announced_at))}</li>}
      <li>{recalls.consent}</li>
      <li>{isLot ? recalls.keepsSale : recalls.endsSale}</li>
      <li>{recalls.shown}</li>
      <li>{recalls.authorities}</li>
    </ul>
  );
}
