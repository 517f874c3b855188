import type {
  Question,
  questionsOperation,
  voteQuestionOperation,
} from '@casamaestra/contract/questions/questions.operations.ts';
import { firstQuestions } from '@casamaestra/contract/questions/question-form.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import 'virtual:texts/questions';
import { LocaleContext, useMessages } from '../i18n/use-messages.ts';
import { documentLocale } from '../platform/locale.ts';
import { callService } from '../platform/service-call.ts';
import { swapMarkup } from '../platform/swap-markup.ts';
import { useRequestOrder } from '../platform/use-request-order.ts';
import { AnswerForm } from './answer-form.tsx';
import { LiveAskForm } from './live-ask-form.tsx';
import { QuestionsContent } from './questions-content.tsx';
import type { QuestionsAnswer, QuestionSearch } from './questions-content.tsx';
import { searchOfAddress } from './question-search.ts';
import css from './questions.module.css';

const ALL = 100;

async function read(sku: string, { search, order, all }: QuestionSearch): Promise<QuestionsAnswer> {
  const answer = await callService<typeof questionsOperation>('casamaestra.questions.list', {
    item_code: sku,
    search,
    order_by: order,
    length: all ? ALL : firstQuestions,
  });
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
}

/**
 * Renders interactive questions into the element once they are loaded, replacing the server's markup in one step.
 * Returns a function that removes them.
 */
export function showQuestions(place: HTMLElement, sku: string): () => void {
  let root: Root | undefined;
  let gone = false;
  const search = searchOfAddress(new URL(window.location.href));
  void read(sku, search)
    .then((page) => {
      if (gone) return;
      const host = document.createElement('div');
      root = createRoot(host);
      const live = (
        <LocaleContext value={documentLocale()}>
          <LiveQuestions sku={sku} first={page} asked={search} />
        </LocaleContext>
      );
      flushSync(() => root?.render(live));
      swapMarkup(place, host);
    })
    .catch((error: unknown) => console.warn('the questions stay as the server wrote them', error));
  return () => {
    gone = true;
    root?.unmount();
  };
}

type LiveQuestionsProps = { sku: string; first: QuestionsAnswer; asked: QuestionSearch };

function LiveQuestions({ sku, first, asked }: LiveQuestionsProps) {
  const { questions: texts } = useMessages();
  const [page, setPage] = useState(first);
  const [search, setSearch] = useState(asked);
  const [failed, setFailed] = useState(false);
  const begin = useRequestOrder();
  const show = async (next: QuestionSearch): Promise<void> => {
    const request = begin();
    try {
      const found = await read(sku, next);
      if (!request.isLast()) return;
      setPage(found);
      setSearch(next);
      setFailed(false);
    } catch (error) {
      console.warn('questions could not be read', error);
      if (request.isLast()) setFailed(true);
    }
  };
  return (
    <QuestionsContent
      page={page}
      search={search}
      onSearch={(event) => {
        event.preventDefault();
        void show(searchOfForm(event.currentTarget));
      }}
      form={<LiveAskForm sku={sku} />}
      Vote={QuestionVote}
      more={
        <div className={css.more} role="status">
          {failed && <p>{texts.failed}</p>}
          {!search.all && page.matching > page.questions.length && (
            <Button variant="secondary" onClick={() => void show({ ...search, all: true })}>
              {texts.all(page.matching)}
            </Button>
          )}
        </div>
      }
    />
  );
}

/** What the form of the search asks, as its address would. */
function searchOfForm(form: HTMLFormElement): QuestionSearch {
  const url = new URL(window.location.href);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') url.searchParams.set(name, value);
  return searchOfAddress(url);
}

/** Says that a question is useful: one vote for each customer. */
function QuestionVote({ question }: { question: Question }) {
  const { questions: texts } = useMessages();
  const [count, setCount] = useState(question.helpful);
  const [said, say] = useState('');
  const begin = useRequestOrder();
  const vote = async (): Promise<void> => {
    const request = begin();
    try {
      const input = { name: question.name };
      const answer = await callService<typeof voteQuestionOperation>('casamaestra.questions.vote', input);
      if (answer.ok && request.take()) setCount(answer.value.helpful);
      const { name, message } = answer.ok ? { name: undefined, message: '' } : answer.refusal;
      if (request.isLast()) say(name === 'login_required' ? texts.login : message);
    } catch (error) {
      console.warn('the vote was not taken', error);
      if (request.isLast()) say(texts.failed);
    }
  };
  return (
    <div className={css.vote}>
      <Button
        variant="quiet"
        size="s"
        aria-label={texts.helpfulOf(question.question)}
        onClick={() => void vote()}
      >
        {texts.helpful(count)}
      </Button>
      <span role="status">{said}</span>
      <AnswerForm question={question} />
    </div>
  );
}
