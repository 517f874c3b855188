import {
  answerVoiceOperation,
  publishVoiceOperation,
  refuseVoiceOperation,
} from '@casamaestra/contract/staff/staff-voices.operations.ts';
import type { Voice } from '@casamaestra/contract/staff/staff-voices.operations.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { useLeaveQuestion } from '../platform/leave-question.ts';
import { may } from '../platform/permitted.ts';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { usePageKeys } from '../shell/page-keys.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import type { DecisionMade } from './decision-told.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useInHand } from './use-in-hand.ts';
import { VoiceItem } from './voice-item.tsx';
import css from './reviews.module.css';

type Verdict =
  | { readonly act: 'publish' }
  | { readonly act: 'answer'; readonly answer: string }
  | { readonly act: 'refuse'; readonly reason: string };

async function decide(voice: Voice, verdict: Verdict): Promise<{ readonly change: number }> {
  const { kind, id, state, written_at, answer } = voice;
  const judged = { id, seen: { state, written_at, answer } };
  if (verdict.act === 'answer') return callStaff(answerVoiceOperation, { ...judged, answer: verdict.answer });
  if (verdict.act === 'refuse')
    return callStaff(refuseVoiceOperation, { ...judged, kind, reason: verdict.reason });
  return callStaff(publishVoiceOperation, { ...judged, kind: kind === 'comment' ? 'comment' : 'answer' });
}

/** A question can always be answered, again too. */
const goesForward = ({ kind, state }: Voice): boolean => kind === 'question' || state !== 'published';

const keyOf = ({ kind, id }: Voice): string => `${kind} ${id}`;

interface Decided {
  readonly voice: Voice;
  readonly verdict: Verdict;
}

function useDecision(
  voices: readonly Voice[],
  onDone: (done: Decided & { readonly change: number }) => void,
) {
  const decision = useMutation({
    mutationFn: ({ voice, verdict }: Decided) => decide(voice, verdict),
    onSuccess: async ({ change }, decided) => {
      onDone({ ...decided, change });
      await queryClient.invalidateQueries();
    },
    // A colleague or the author was quicker: what it says now is shown beside the sentence.
    onError: () => queryClient.invalidateQueries(),
  });
  // As it was when its dialog opened; who was told that it changed decides on what it says now.
  const seen = (voice: Voice) =>
    (decision.isError && voices.find((one) => keyOf(one) === keyOf(voice))) || voice;
  const mutate = ({ voice, verdict }: Decided) => decision.mutate({ voice: seen(voice), verdict });
  return { ...decision, mutate };
}

type VoicesQueueProps = { voices: readonly Voice[]; onDecided: (decision: DecisionMade) => void };

/** One in hand: J and K, P publishes or answers, R refuses with a reason. Also of none: a dialog may be open of the last. */
export function VoicesQueue({ voices, onDecided }: VoicesQueueProps) {
  const { voices: words } = texts();
  const mayDecide = may(useMe(), 'reviews', 'edit');
  const { at, list, take, go } = useInHand(voices.length);
  const [open, setOpen] = useState<{ readonly what: 'answer' | 'refuse'; readonly voice: Voice }>();
  // An answer that was begun stays while its dialog is closed.
  const [typed, setTyped] = useState<Readonly<Record<number, string | undefined>>>({});
  useLeaveQuestion(Object.values(typed).some((answer) => answer !== undefined && answer.trim() !== ''));
  const decided = useDecision(voices, ({ voice, verdict, change }) => {
    setOpen(undefined);
    if (verdict.act === 'answer') setTyped((all) => ({ ...all, [voice.id]: undefined }));
    onDecided({ change, text: words.done[voice.kind][verdict.act](voice.author) });
  });
  const begin = (what: 'publish' | 'refuse', voice: Voice) => {
    decided.reset();
    if (what === 'refuse') setOpen({ what, voice });
    else if (voice.kind === 'question') setOpen({ what: 'answer', voice });
    else decided.mutate({ voice, verdict: { act: 'publish' } });
  };
  const inHand = voices[at];
  const isIdle = mayDecide && inHand !== undefined && !decided.isPending;
  usePageKeys({
    j: () => go(at + 1),
    k: () => go(at - 1),
    ...(isIdle && goesForward(inHand) && { p: () => begin('publish', inHand) }),
    ...(isIdle && inHand.state !== 'refused' && { r: () => begin('refuse', inHand) }),
  });
  const refusing = open?.what === 'refuse' ? open.voice : undefined;
  const answering = open?.what === 'answer' ? open.voice : undefined;
  return (
    <>
      {open === undefined && <Failure error={decided.error} />}
      <ul className={css.queue} ref={list} hidden={voices.length === 0}>
        {voices.map((voice, index) => (
          <li key={keyOf(voice)}>
            <VoiceItem
              voice={voice}
              isCurrent={index === at}
              busy={decided.isPending && decided.variables.voice === voice}
              onCurrent={() => take(index)}
              onBegin={mayDecide ? (what) => begin(what, voice) : undefined}
            />
          </li>
        ))}
      </ul>
      <AnswerDialog
        voice={answering}
        answer={answering === undefined ? '' : (typed[answering.id] ?? answering.answer ?? '')}
        busy={decided.isPending}
        error={decided.error}
        onType={(answer) => answering && setTyped({ ...typed, [answering.id]: answer })}
        onClose={() => setOpen(undefined)}
        onAnswer={(answer) =>
          answering && decided.mutate({ voice: answering, verdict: { act: 'answer', answer } })
        }
      />
      <RefuseDialog
        record={refusing && keyOf(refusing)}
        title={words.refuseTitles[refusing?.kind ?? 'question']}
        text={words.refuseText}
        reasons={words.reasons}
        busy={decided.isPending}
        error={decided.error}
        onClose={() => setOpen(undefined)}
        onRefuse={(reason) =>
          refusing && decided.mutate({ voice: refusing, verdict: { act: 'refuse', reason } })
        }
      />
    </>
  );
}
