import { join } from 'node:path';
import type { Area, SellingParts } from '../area.ts';
import { composeMail } from './compose/compose-mail.usecase.ts';
import { mailboxRoute } from './mailbox/mailbox.route.ts';
import { mailLogoRoute } from './logo/mail-logo.route.ts';
import { createMailLogo } from './logo/mail-logo.ts';
import type { MailNeighbours } from './mail-parts.ts';
import { forgetMailsJob } from './outbox/forget-mails.job.ts';
import { outboxGauges } from './outbox/outbox-gauges.ts';
import { fileTransport, smtpTransport } from './outbox/nodemailer-transport.ts';
import { sendMailsJob } from './outbox/send-mails.job.ts';
import { unsubscribeRoute } from './unsubscribe/unsubscribe.route.ts';

/** Above what a day of orders brings, far below what fills a mailbox. */
const MAILS_A_DAY = 40;

const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** Mails: the outbox is emptied, the folder of written mails is shown where mails are not sent. */
export function createMailArea(selling: SellingParts, neighbours: MailNeighbours): Area {
  const parts = { ...selling, ...neighbours };
  const { config, database, clock, log } = selling;
  const { smtpUrl, mailFrom, mailKeptDays: keptDays } = config;
  const perAddress = MAILS_A_DAY * config.orderLimitsTimes;
  const folder = join(config.dataDir, 'mail');
  const transport =
    smtpUrl === undefined ? fileTransport(folder, mailFrom) : smtpTransport(smtpUrl, mailFrom);
  const mailHost = () => addressOf(mailFrom).split('@').at(-1) ?? 'localhost';
  const compose = (mail: Parameters<typeof composeMail>[0]) => composeMail(mail, parts);
  const logo = createMailLogo(config, log);
  const readable = config.mode === 'demo' && smtpUrl === undefined;
  return {
    endpoints: [],
    routes: [
      unsubscribeRoute(parts),
      mailLogoRoute(logo),
      ...(readable ? [mailboxRoute(database, folder)] : []),
    ],
    gauges: [outboxGauges(database, clock)],
    jobs: [
      sendMailsJob({
        database,
        clock,
        log,
        transport,
        perAddress,
        shop: config.shop,
        logo: () => logo.picture(selling.publicUrl()),
        mailHost,
        compose,
      }),
      forgetMailsJob({ database, clock, transport, keptDays }),
    ],
    close: () => transport.close(),
  };
}
