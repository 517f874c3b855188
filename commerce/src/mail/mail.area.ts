import { join } from 'node:path';
import type { Area } from '../area.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { orderMailEndpoints } from './order-mails.endpoint.ts';
import { composeMail } from './compose/compose-mail.usecase.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { createEventCounts } from '../platform/http/event-counts.ts';
import type { MailKind } from '../mail-queue/mail-kinds.ts';
import { exampleMail } from './examples/example-mail.usecase.ts';
import { isTrial, trialMail } from './examples/trial-mail.usecase.ts';
import { mailExamplesRoute } from './examples/examples.route.ts';
import type { MailExamples } from './examples/examples.route.ts';
import type { MailDocument } from './mail-document.ts';
import { mailHtml } from './render/mail-html.ts';
import { mailboxRoute } from './mailbox/mailbox.route.ts';
import { mailLogoRoute } from './logo/mail-logo.route.ts';
import { createMailLogo } from './logo/mail-logo.ts';
import type { MailServices } from './mail-dependencies.ts';
import { purgeMailsJob } from './outbox/purge-mails.job.ts';
import { outboxGauges } from './outbox/outbox-gauges.ts';
import { fileTransport, smtpTransport } from './outbox/nodemailer-transport.ts';
import { mailTries } from './outbox/send-mails.usecase.ts';
import { sendMailsJob } from './outbox/send-mails.job.ts';
import { unsubscribeRoute } from './unsubscribe/unsubscribe.route.ts';

/** Most mails to one address in a day: more than a busy day of orders needs, too few to flood a mailbox. */
const MAILS_A_DAY = 40;

const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

export interface MailArea extends Area {
  /** Examples of every kind of mail, made by the code that sends them. */
  readonly examples: MailExamples;
}

/** Mail: sends the outbox, and shows the folder of written mails where no mail server is configured. */
export function createMailArea(shared: StaffDependencies, services: MailServices): MailArea {
  const deps = { ...shared, ...services };
  const { config, database, clock, log } = shared;
  const { smtpUrl, mailFrom, mailKeptDays: keptDays } = config;
  const perAddress = MAILS_A_DAY * config.orderLimitsTimes;
  const folder = join(config.dataDir, 'mail');
  const transport =
    smtpUrl === undefined ? fileTransport(folder, mailFrom) : smtpTransport(smtpUrl, mailFrom);
  const mailHost = () => addressOf(mailFrom).split('@').at(-1) ?? 'localhost';
  const compose = (mail: Parameters<typeof composeMail>[0]) =>
    isTrial(mail) ? trialMail(mail, deps) : composeMail(mail, deps);
  const logo = createMailLogo(config, log);
  const tries = createEventCounts({
    name: 'mail_tries_total',
    help: 'Tries of this process to send a mail, by how they ended',
    label: 'result',
    values: mailTries,
  });
  const readable = config.mode === 'demo' && smtpUrl === undefined;
  const examples: MailExamples = {
    compose: (kind: MailKind, language: Language) => exampleMail(kind, language, deps),
    html: async (document: MailDocument) =>
      mailHtml(document, config.shop, await logo.picture(shared.publicUrl())),
    offered: config.languages,
  };
  return {
    examples,
    endpoints: orderMailEndpoints(deps),
    routes: [
      unsubscribeRoute(deps),
      mailLogoRoute(logo),
      ...(readable ? [mailExamplesRoute(examples), mailboxRoute(database, folder, config.languages)] : []),
    ],
    gauges: [outboxGauges(database, clock), tries.gauges],
    jobs: [
      sendMailsJob({
        database,
        clock,
        log,
        transport,
        perAddress,
        shop: config.shop,
        logo: () => logo.picture(shared.publicUrl()),
        mailHost,
        compose,
        count: tries.count,
      }),
      purgeMailsJob({ database, clock, transport, keptDays }),
    ],
    close: () => transport.close(),
  };
}
