import type { OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  sendLetterOperation,
  tryLetterOperation,
} from '@casamaestra/contract/staff/staff-newsletter.operations.ts';
import type {
  checkLetterOperation,
  LetterPart,
} from '@casamaestra/contract/staff/staff-newsletter.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './newsletter.module.css';

export type LetterDraft = OperationInput<typeof checkLetterOperation>;

interface CheckedLetterProps {
  draft: LetterDraft;
  checked: OperationOutput<typeof checkLetterOperation>;
  /** What was done, in a sentence. */
  onSent: (told: string) => void;
}

/** A letter as it is read, with how many it reaches; it is tried on oneself, then sent after a second question. */
export function CheckedLetter({ draft, checked, onSent }: CheckedLetterProps) {
  const { newsletter, shell } = texts();
  const { readers, parts, unknown_skus: unknown } = checked;
  const [isAsked, setAsked] = useState(false);
  const tried = useMutation({ mutationFn: () => callStaff(tryLetterOperation, draft) });
  const sent = useMutation({
    mutationFn: () => callStaff(sendLetterOperation, draft),
    onSuccess: ({ readers: reached }) => {
      setAsked(false);
      void queryClient.invalidateQueries();
      onSent(newsletter.sentTo(reached, counted(reached)));
    },
  });
  const send = newsletter.send(readers, counted(readers));
  return (
    <section className={css.stack} aria-label={newsletter.asRead}>
      <p role="status" className={css.count}>
        {newsletter.reaches(readers, counted(readers))}
      </p>
      {unknown.length > 0 && <p>{newsletter.unknownSkus(unknown.join(', '))}</p>}
      <div className={css.letter}>
        <h3>{draft.subject}</h3>
        {parts.map((part) => (
          <Part key={JSON.stringify(part)} part={part} />
        ))}
      </div>
      <div className={css.acts}>
        <Button variant="secondary" busy={tried.isPending} onClick={() => tried.mutate()}>
          {newsletter.try}
        </Button>
        {readers > 0 && (
          <Button
            variant="danger"
            onClick={() => {
              sent.reset();
              setAsked(true);
            }}
          >
            {send}
          </Button>
        )}
      </div>
      <p role="status">{tried.data && newsletter.tried(tried.data.recipient)}</p>
      <Failure error={tried.error} id="try-failure" />
      <Dialog open={isAsked} title={newsletter.sure} closeLabel={shell.close} onClose={() => setAsked(false)}>
        <div className={css.form}>
          <p>{newsletter.sureText}</p>
          {tried.data === undefined && <p>{newsletter.untried}</p>}
          <Failure error={sent.error} id="send-failure" />
          <Button variant="danger" busy={sent.isPending} onClick={() => sent.mutate()}>
            {send}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

function Part({ part }: { part: LetterPart }) {
  const { newsletter } = texts();
  switch (part.kind) {
    case 'heading':
      return <h4>{part.text}</h4>;
    case 'paragraph':
      return <p>{part.text}</p>;
    case 'list':
      return (
        <ul>
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'button':
      return <p>{newsletter.button(part.label, part.url)}</p>;
    case 'goods':
      return <p>{newsletter.goods(part.skus.join(', '))}</p>;
  }
}
