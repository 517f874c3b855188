import { isLanguage } from '@casamaestra/texts/languages.ts';
import { mailExampleOperation, mailExamplePath } from '@casamaestra/contract/staff/staff-mails.operations.ts';
import { callerOf } from '../../contract-http/caller.ts';
import type { WebRoute } from '../../contract-http/web-route.ts';
import type { MailExamples } from '../../mail/examples/examples.route.ts';
import { mailKinds } from '../../mail-queue/mail-placeholders.ts';
import { mailboxAnswer, mailboxTypes, outsideFrame } from '../../mail/mailbox/mailbox.route.ts';
import { identifyStaff } from '../../staff/sessions/identify-staff.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { isPermitted } from '../../staff/staff-endpoint.ts';

/**
 * The HTML of an example, for a frame of the back office: styles stand in mails as they do nowhere else in it, so that
 * it is a page of its own where nothing runs. Who asks is known by their cookie; the page tells nothing of anybody.
 */
export function mailExampleRoute(deps: StaffDependencies, examples: MailExamples): WebRoute {
  return {
    name: 'staff.settings.mail_example',
    methods: ['GET'],
    path: mailExamplePath,
    async handle(request) {
      const header = (name: string) => request.headers.get(name) ?? undefined;
      const caller = callerOf({ header, requestId: '' }, [], deps.config.languages);
      const who = await identifyStaff(deps, caller);
      if (who === null || who.mustEnrol) return mailboxAnswer(401, '', mailboxTypes.txt);
      if (!isPermitted(mailExampleOperation, who, deps.clock.now()).ok)
        return mailboxAnswer(403, '', mailboxTypes.txt);
      const { pathname, searchParams } = new URL(request.url);
      const kind = mailKinds.find((one) => pathname === `${mailExamplePath}${one}.html`);
      const language = searchParams.get('lang') ?? '';
      if (kind === undefined || !isLanguage(language)) return mailboxAnswer(404, '', mailboxTypes.txt);
      const html = await examples.html(await examples.compose(kind, language));
      return mailboxAnswer(200, outsideFrame(html), mailboxTypes.html);
    },
  };
}
