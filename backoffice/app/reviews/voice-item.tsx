import type { Voice } from '@casamaestra/contract/staff/staff-voices.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import css from './reviews.module.css';

type VoiceItemProps = {
  voice: Voice;
  isCurrent: boolean;
  busy: boolean;
  onCurrent: () => void;
  /** Absent for who may not decide. */
  onBegin: ((what: 'publish' | 'refuse') => void) | undefined;
};

/** A question, an answer of a buyer, or a comment, with what can be decided of it. */
export function VoiceItem({ voice, isCurrent, busy, onCurrent, onBegin }: VoiceItemProps) {
  const { voices, reviews } = texts();
  const { kind, state } = voice;
  const forward =
    kind === 'question'
      ? state === 'published'
        ? voices.answerAgain
        : voices.answer
      : state === 'published'
        ? undefined
        : reviews.publish;
  return (
    <article
      className={css.review}
      tabIndex={isCurrent ? 0 : -1}
      data-current={isCurrent || undefined}
      aria-label={`${voices.kinds[kind]}: ${voice.author}, ${voice.about}`}
      onFocus={onCurrent}
    >
      <VoiceText voice={voice} />
      {onBegin && (
        <div className={css.decide}>
          {forward !== undefined && (
            <Button
              size="s"
              variant={state === 'published' ? 'secondary' : 'primary'}
              busy={busy}
              onClick={() => onBegin('publish')}
            >
              {forward}
            </Button>
          )}
          {state !== 'refused' && (
            <Button size="s" variant="secondary" onClick={() => onBegin('refuse')}>
              {state === 'published' ? voices.withdraw : reviews.refuse}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

function VoiceText({ voice }: { voice: Voice }) {
  const { voices } = texts();
  return (
    <div className={css.text}>
      <p className={css.about}>
        <Badge>{voices.kinds[voice.kind]}</Badge>
        <a href={voice.page} target="_blank" rel="noreferrer">
          {voice.about}
        </a>
      </p>
      {voice.question !== null && (
        <p className={css.asked}>
          <strong>{voices.asked}</strong> {voice.question}
        </p>
      )}
      <p className={css.comment}>{voice.text}</p>
      {voice.answer !== null && (
        <p className={css.reply}>
          <strong>{voices.shopAnswered}</strong>
          {voice.answer}
        </p>
      )}
      <small>
        {voice.author} · {moment(voice.written_at)}
        {voice.mailed && voice.state === 'waiting' && ` · ${voices.mailed}`}
      </small>
    </div>
  );
}
