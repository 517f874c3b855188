import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import {
  mailExampleOperation,
  mailExamplePath,
  mailKindsOperation,
  mailQueueOperation,
  retryMailsOperation,
  tryMailOperation,
} from '@casamaestra/contract/staff/staff-mails.operations.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { MailExamples } from '../../mail/examples/examples.route.ts';
import { mailQueue, retryByStaff } from '../../mail/outbox/mail-queue.usecase.ts';
import { mailText } from '../../mail/render/mail-text.ts';
import type { MailKind } from '../../mail-queue/mail-kinds.ts';
import { mailKinds, mailPlaceholders } from '../../mail-queue/mail-placeholders.ts';
import { queueTrial } from '../../mail-queue/queue-trial.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';

const kindOf = (name: string): MailKind | undefined => mailKinds.find((one) => one === name);
const unknown = () => refused('staff_mail_kind_unknown', {}, 'kind');

/** Mails as the shop sends them: examples, trials, and those that wait. */
export const mailEndpoints = (deps: StaffDependencies, examples: MailExamples): readonly Endpoint[] => {
  const { database, clock } = deps;
  const by = (who: StaffIdentity) => ({ author: authorOf(who), at: new Date(clock.now()) });
  return [
    staffEndpoint(deps, mailKindsOperation, async ({ language }) => {
      const mails = mailKinds.map(async (kind) => ({
        kind,
        subject: (await examples.compose(kind, language)).subject,
        placeholders: mailPlaceholders[kind] === null ? null : [...mailPlaceholders[kind]],
      }));
      return accepted(await Promise.all(mails));
    }),
    staffEndpoint(deps, mailExampleOperation, async ({ kind: name, language }) => {
      const kind = kindOf(name);
      if (kind === undefined) return unknown();
      const mail = await examples.compose(kind, language);
      return accepted({
        kind,
        subject: mail.subject,
        preview: mail.preview,
        text: mailText(mail),
        files: (mail.files ?? []).map((file) => file.name),
        html: `${mailExamplePath}${kind}.html?lang=${language}`,
      });
    }),
    staffEndpoint(deps, tryMailOperation, ({ kind: name, language }, who) => {
      const kind = kindOf(name);
      if (kind === undefined) return Promise.resolve(unknown());
      const { author, at } = by(who);
      const recipient = who.email;
      return commitTogether(database, async (transaction) => {
        const key = `${kind}:${language}:${who.staffId}:${at.toISOString()}`;
        await queueTrial(transaction, { kind, recipient, language, key });
        const rows = [{ field: 'recipient', from: null, to: recipient }];
        const set = { author, at, kind: 'settings.try_mail', record: `mail ${kind}`, rows };
        return accepted({ recipient, change: await recordChange(transaction, set) });
      });
    }),
    staffEndpoint(deps, mailQueueOperation, async () => accepted(await mailQueue(database))),
    staffEndpoint(deps, retryMailsOperation, ({ id }, who) => retryByStaff(database, id, by(who))),
  ];
};
