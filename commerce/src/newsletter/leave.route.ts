import { mailPageTexts } from '@casamaestra/texts/service/mail-page-texts.ts';
import { newsletterTexts } from '@casamaestra/texts/service/newsletter-texts.ts';
import type { AreaDependencies } from '../area.ts';
import { readerOf } from '../contract-http/reader.ts';
import { plainPage } from '../contract-http/plain-page.ts';
import type { WebRoute } from '../contract-http/web-route.ts';
import { readUnsubscribeToken } from '../mail/unsubscribe/unsubscribe-token.ts';
import { leavePath } from './leave-link.ts';
import { comeBack, leave } from './newsletter.queries.ts';

/** Behind the token: takes an unsubscription back. */
const AGAIN = '/again';

/**
 * The link of List-Unsubscribe of a letter: POST unsubscribes at once (RFC 8058), GET only asks, because programs that
 * look through mails open every link. Whoever left may come back by a button.
 */
export function leaveRoute(deps: AreaDependencies): WebRoute {
  return {
    name: 'newsletter.leave',
    methods: ['GET', 'POST'],
    path: leavePath,
    async handle(request) {
      const { language } = readerOf((name) => request.headers.get(name), deps.config.languages);
      const texts = newsletterTexts(language);
      const { decline } = mailPageTexts(language);
      const rest = new URL(request.url).pathname.slice(leavePath.length);
      const again = rest.endsWith(AGAIN);
      const token = again ? rest.slice(0, -AGAIN.length) : rest;
      const email = await readUnsubscribeToken(deps.secrets, token);
      if (email === null)
        return plainPage({ status: 404, title: decline.wrongLink, text: decline.wrongLinkText }, language);
      const posted = request.method === 'POST';
      const now = new Date(deps.clock.now());
      if (posted && again) {
        await comeBack(deps.database, email, now);
        return plainPage({ status: 200, title: texts.backTitle, text: texts.back(email) }, language);
      }
      if (posted) {
        await leave(deps.database, email, now);
        const action = `${leavePath}${token}${AGAIN}`;
        return plainPage(
          { status: 200, title: texts.leftTitle, text: texts.left(email), button: texts.backButton, action },
          language,
        );
      }
      const { leaveTitle: title, leaveButton: button } = texts;
      const action = `${leavePath}${token}`;
      return plainPage({ status: 200, title, text: texts.leaveQuestion(email), button, action }, language);
    },
  };
}
