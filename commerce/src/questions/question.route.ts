import { questionFormPath } from '@casamaestra/contract/questions/question-form.ts';
import { askQuestionOperation } from '@casamaestra/contract/questions/questions.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { mailPageTexts } from '@casamaestra/texts/service/mail-page-texts.ts';
import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import type { AreaDependencies } from '../area.ts';
import { addressHeader } from '../contract-http/caller.ts';
import { plainPage } from '../contract-http/plain-page.ts';
import { readInput } from '../contract-http/read-input.ts';
import { readerOf } from '../contract-http/reader.ts';
import type { WebRoute } from '../contract-http/web-route.ts';
import { confirmQuestion } from './answer-question.usecase.ts';
import { askQuestion } from './ask-question.usecase.ts';
import { questionOfToken } from './question-token.ts';
import { questionById } from './questions.queries.ts';

/** Characters of a form that are read: a question at its longest, in percent-encoding. */
const FORM_MAX = 12_000;

/** The form of a product page without scripts. */
async function asked(deps: AreaDependencies, request: Request, language: Language): Promise<Response> {
  const { question: texts } = mailPageTexts(language);
  const fields = new URLSearchParams((await request.text()).slice(0, FORM_MAX));
  const input = readInput(askQuestionOperation.input, Object.fromEntries(fields));
  const address = request.headers.get(addressHeader) ?? 'local';
  const outcome = input.ok ? await askQuestion(deps, { address, language }, input.value) : input;
  if (!outcome.ok) {
    const text = refusalSentence(outcome.refusal, language);
    return plainPage({ status: 417, title: texts.title, text }, language);
  }
  const text = outcome.value.mailed ? texts.askedMailed : texts.asked;
  return plainPage({ status: 200, title: texts.title, text }, language);
}

/** The link in the mail: GET asks, POST confirms, since programs that look through mails open every link. */
async function confirmed(deps: AreaDependencies, request: Request, language: Language): Promise<Response> {
  const { question: texts, decline } = mailPageTexts(language);
  const id = await questionOfToken(deps, new URL(request.url).pathname.slice(questionFormPath.length));
  const posted = request.method === 'POST';
  const found =
    id === null
      ? undefined
      : posted
        ? await confirmQuestion(deps, id)
        : await questionById(deps.database, id);
  if (found === undefined)
    return plainPage({ status: 404, title: decline.wrongLink, text: texts.gone }, language);
  const { title, confirm, button, done } = texts;
  return posted
    ? plainPage({ status: 200, title, text: done(found.article) }, language)
    : plainPage({ status: 200, title, text: confirm(found.article), button }, language);
}

/** Where a product page without scripts asks, and where the link in the mail confirms the address. */
export function questionRoute(deps: AreaDependencies): WebRoute {
  return {
    name: 'questions.form',
    methods: ['GET', 'POST'],
    path: questionFormPath,
    handle(request) {
      const { language } = readerOf((name) => request.headers.get(name), deps.config.languages);
      const asks = new URL(request.url).pathname === questionFormPath && request.method === 'POST';
      return asks ? asked(deps, request, language) : confirmed(deps, request, language);
    },
  };
}
