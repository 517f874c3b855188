import { mailPageTexts } from '@casamaestra/texts/service/mail-page-texts.ts';
import { readerOf } from '../../contract-http/reader.ts';
import type { WebRoute } from '../../contract-http/web-route.ts';
import { plainPage } from '../../contract-http/plain-page.ts';
import type { MailDependencies } from '../mail-dependencies.ts';
import { addressOfLink, unsubscribe } from './unsubscribe.usecase.ts';

const path = '/api/open/mail-preferences/';

/**
 * The link of List-Unsubscribe: POST unsubscribes at once (RFC 8058), GET only asks for confirmation, because
 * mail scanners open every link.
 */
export function unsubscribeRoute(deps: MailDependencies): WebRoute {
  return {
    name: 'mail.unsubscribe',
    methods: ['GET', 'POST'],
    path,
    async handle(request) {
      const { language } = readerOf((name) => request.headers.get(name), deps.config.languages);
      const { decline: texts } = mailPageTexts(language);
      const email = await addressOfLink(new URL(request.url).pathname.slice(path.length), deps);
      if (email === null)
        return plainPage({ status: 404, title: texts.wrongLink, text: texts.wrongLinkText }, language);
      if (request.method === 'POST') {
        await unsubscribe(email, deps);
        return plainPage({ status: 200, title: texts.done, text: texts.doneText(email) }, language);
      }
      const { title, button } = texts;
      return plainPage({ status: 200, title, text: texts.question(email), button }, language);
    },
  };
}
