import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import {
  checkLetterOperation,
  exportSubscribersOperation,
  newsletterOperation,
  sendLetterOperation,
  subscribersPage,
  tryLetterOperation,
} from '@casamaestra/contract/staff/staff-newsletter.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { exportSubscriberPage } from '../../newsletter/export-subscribers.usecase.ts';
import { letterOf } from '../../newsletter/letter-content.ts';
import type { LetterFault } from '../../newsletter/letter-content.ts';
import { checkLetter, readNewsletter } from '../../newsletter/read-newsletter.usecase.ts';
import { takeLetter } from '../../newsletter/send-letters.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';

/** The field that each fault is of. */
const fieldOf = { no_subject: 'subject', no_text: 'text', too_long: 'text', link_abroad: 'text' } as const;
const wrong = (fault: LetterFault) =>
  refused('newsletter_letter_wrong', { fault }, fault === 'sent_already' ? undefined : fieldOf[fault]);

/** The newsletter: its readers, its letters, by the use cases of the commands. */
export const newsletterEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, newsletterOperation, async () => accepted(await readNewsletter(deps))),
  staffEndpoint(deps, checkLetterOperation, async (input) => {
    const letter = letterOf(input);
    return typeof letter === 'string' ? wrong(letter) : accepted(await checkLetter(deps, letter));
  }),
  staffEndpoint(deps, tryLetterOperation, async (input, who) => {
    const { email, language } = who;
    const taken = await takeLetter({ ...deps, author: authorOf(who) }, letterOf(input), { email, language });
    return typeof taken === 'string' ? wrong(taken) : accepted({ recipient: email });
  }),
  staffEndpoint(deps, sendLetterOperation, async (input, who) => {
    const taken = await takeLetter({ ...deps, author: authorOf(who) }, letterOf(input), null);
    return typeof taken === 'string' ? wrong(taken) : accepted({ readers: taken });
  }),
  staffEndpoint(deps, exportSubscribersOperation, async ({ after }, who) => {
    const page = { after, limit: subscribersPage };
    const rows = await exportSubscriberPage({ ...deps, author: authorOf(who) }, page);
    return accepted({
      rows: rows.map((row) => ({
        email: row.email,
        language: row.language,
        state: row.state,
        origin: row.origin,
        asked_at: row.asked_at.toISOString(),
        confirmed_at: row.confirmed_at?.toISOString() ?? null,
        left_at: row.left_at?.toISOString() ?? null,
        version: row.version,
        sentence: row.sentence_text,
      })),
      next: rows.length < subscribersPage ? null : (rows.at(-1)?.id ?? null),
    });
  }),
];
