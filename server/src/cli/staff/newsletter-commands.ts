import { readFile } from 'node:fs/promises';
import { exportSubscribers } from '@casamaestra/commerce/newsletter/export-subscribers.usecase.ts';
import { readLetter } from '@casamaestra/commerce/newsletter/letter-content.ts';
import { takeLetter } from '@casamaestra/commerce/newsletter/send-letters.usecase.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import { canonicalEmail } from '@casamaestra/rules/checkout/email-address.ts';
import { UsageProblem } from '../command-line.ts';
import { onlyArgument, refusedBy, refusedWith } from './staff-command.ts';
import type { StaffCall, StaffCommand } from './staff-command.ts';

/** One cell of a CSV; a leading sign of a formula is quoted, for spreadsheets. */
const cell = (value: string): string => {
  const harmless = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
};
const moment = (value: Date | null): string => value?.toISOString() ?? '';

function testAddress({ flags, texts }: StaffCall): string | null {
  if (flags.test === undefined) return null;
  const email = canonicalEmail(flags.test);
  if (email === undefined) throw new UsageProblem(texts.newsletter.noAddress(flags.test));
  return email;
}

/** `npm run staff -- newsletter …` */
export const newsletterCommands: Readonly<Record<string, StaffCommand>> = {
  async export({ deps, author, print }) {
    const columns = [
      'email',
      'language',
      'state',
      'origin',
      'asked',
      'confirmed',
      'left',
      'version',
      'sentence',
    ];
    print(columns.join(','));
    for await (const row of exportSubscribers({ ...deps, author })) {
      const { email, language, state, origin, version, sentence_text: sentence } = row;
      const times = [row.asked_at, row.confirmed_at, row.left_at].map(moment);
      print([email, language, state, origin, ...times, version, sentence].map(cell).join(','));
    }
    return 0;
  },
  async send(call) {
    const { deps, author, print, texts, language } = call;
    const file = onlyArgument(call, 'letter');
    const email = testAddress(call);
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) return refusedWith(texts.newsletter.unreadable(file));
    const taken = await takeLetter(
      { ...deps, author },
      readLetter(text),
      email === null ? null : { email, language },
    );
    if (typeof taken === 'string')
      return refusedBy(call, refused('newsletter_letter_wrong', { fault: taken }).refusal);
    print(email === null ? texts.newsletter.sent(taken) : texts.newsletter.tried(email));
    return 0;
  },
};
