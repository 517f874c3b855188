import { mailPageTexts } from '@casamaestra/texts/service/mail-page-texts.ts';
import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { AreaDependencies } from '../area.ts';
import { addressHeader } from '../contract-http/caller.ts';
import { readerOf } from '../contract-http/reader.ts';
import type { WebRoute } from '../contract-http/web-route.ts';
import { plainPage } from '../contract-http/plain-page.ts';
import { askForNotice } from './ask-for-notice.usecase.ts';
import { confirmRequest, findRequest } from './back-in-stock.queries.ts';
import { noticePath } from './notice-links.ts';
import { readNoticeToken } from './notice-token.ts';

/** A form with a SKU and an address is short. */
const FORM_MAX = 2000;

/** The form of a product page without scripts. */
async function asked(deps: AreaDependencies, request: Request, language: Language): Promise<Response> {
  const { notice } = mailPageTexts(language);
  const fields = new URLSearchParams((await request.text()).slice(0, FORM_MAX));
  const [sku, email] = [fields.get('sku') ?? '', (fields.get('email') ?? '').trim()];
  const address = request.headers.get(addressHeader) ?? 'local';
  const outcome = await askForNotice(deps, { item_name: sku, email }, { address, language });
  if (!outcome.ok) {
    const text = refusalSentence(outcome.refusal, language);
    return plainPage({ status: 417, title: notice.title, text }, language);
  }
  const text = 'error' in outcome.value ? outcome.value.error : notice.asked;
  return plainPage({ status: 200, title: notice.title, text }, language);
}

/** The link in the mail: GET asks, POST confirms, since programs that look through mails open every link. */
async function confirmed(deps: AreaDependencies, request: Request, language: Language): Promise<Response> {
  const { notice, decline } = mailPageTexts(language);
  const id = await readNoticeToken(deps.secrets, new URL(request.url).pathname.slice(noticePath.length));
  const posted = request.method === 'POST';
  const found =
    id === null
      ? undefined
      : posted
        ? await confirmRequest(deps.database, id, new Date(deps.clock.now()))
        : await findRequest(deps.database, id);
  if (found === undefined)
    return plainPage({ status: 404, title: decline.wrongLink, text: notice.goneText }, language);
  const { title, question, button, done, doneText } = notice;
  return posted
    ? plainPage({ status: 200, title: done, text: doneText(found.name, found.email) }, language)
    : plainPage({ status: 200, title, text: question(found.name, found.email), button }, language);
}

/** Where a product page without scripts asks for a notice, and where the link in the mail confirms it. */
export function stockNoticeRoute(deps: AreaDependencies): WebRoute {
  return {
    name: 'stock.notice',
    methods: ['GET', 'POST'],
    path: noticePath,
    handle(request) {
      const { language } = readerOf((name) => request.headers.get(name), deps.config.languages);
      const asks = new URL(request.url).pathname === noticePath && request.method === 'POST';
      return asks ? asked(deps, request, language) : confirmed(deps, request, language);
    },
  };
}
