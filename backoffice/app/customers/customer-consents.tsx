import type { CustomerConsent } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './customer.module.css';

const tones = { given: 'positive', waiting: 'neutral', ended: 'neutral', never: 'neutral' } as const;

/** What the customer agreed to be sent: the sentence word by word, when, and on which page. */
export function CustomerConsents({ consents }: { consents: readonly CustomerConsent[] }) {
  const { consents: words } = texts().customers;
  return (
    <ScreenPart title={words.title}>
      <ul className={css.list}>
        {consents.map((consent) => {
          const { kind, state, sentence } = consent;
          const times = [
            consent.asked_at !== null && words.asked(moment(consent.asked_at)),
            consent.origin !== null && (words.origins[consent.origin] ?? consent.origin),
            consent.confirmed_at !== null && words.confirmed(moment(consent.confirmed_at)),
            consent.ended_at !== null && words.ended(moment(consent.ended_at)),
          ].filter((part) => part !== false);
          return (
            <li key={kind}>
              <div className={css.row}>
                <span>{words.kinds[kind]}</span>
                <Badge tone={tones[state]}>{words.states[state]}</Badge>
              </div>
              {sentence !== null && <blockquote className={css.sentence}>{sentence}</blockquote>}
              {times.length > 0 && <small className={css.soft}>{times.join(', ')}</small>}
            </li>
          );
        })}
      </ul>
    </ScreenPart>
  );
}
