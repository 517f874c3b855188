import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import { firstQuestions } from '@casamaestra/contract/questions/question-form.ts';
import { questionsOperation } from '@casamaestra/contract/questions/questions.operations.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createContext } from 'react-router';
import type { Language } from '@casamaestra/texts/languages.ts';
import { LocaleContext } from '../i18n/use-messages.ts';
import { can } from '../platform/capabilities.ts';
import type { StorefrontLog } from '../platform/request-context.ts';
import { AskForm } from './ask-form.tsx';
import { QuestionsContent } from './questions-content.tsx';
import type { QuestionSearch } from './questions-content.tsx';

/** Markup of the questions on the page being rendered. */
export const questionsContext = createContext('');

const ALL = 100;

/** The questions of a product as markup; without an answer of the service the page is shown without them. */
export async function questionsHtml(
  commerce: ContractClient,
  asked: { readonly sku: string; readonly search: QuestionSearch },
  locale: Language,
  log: StorefrontLog,
): Promise<string> {
  if (!can('questions')) return '';
  const { sku, search } = asked;
  const answer = await commerce
    .call(questionsOperation, {
      item_code: sku,
      search: search.search,
      order_by: search.order,
      length: search.all ? ALL : firstQuestions,
    })
    .catch((error: unknown) => {
      log.error({ err: error, sku }, 'page without questions');
      return null;
    });
  if (answer === null || !answer.ok) return '';
  return renderToStaticMarkup(
    <LocaleContext value={locale}>
      <QuestionsContent page={answer.value} search={search} form={<AskForm sku={sku} />} />
    </LocaleContext>,
  );
}
