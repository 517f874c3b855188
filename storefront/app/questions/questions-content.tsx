import { firstQuestions, questionOrders } from '@casamaestra/contract/questions/question-form.ts';
import type { QuestionOrder } from '@casamaestra/contract/questions/question-form.ts';
import type { Question, questionsOperation } from '@casamaestra/contract/questions/questions.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { writtenDayOfYear } from '@casamaestra/texts/format/day.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import type { ComponentType, FormEventHandler, ReactNode } from 'react';
import { useContentLang, useLocale, useMessages } from '../i18n/use-messages.ts';
import css from './questions.module.css';

export type QuestionsAnswer = OperationOutput<typeof questionsOperation>;

/** What is asked of the list. */
export interface QuestionSearch {
  readonly search: string;
  readonly order: QuestionOrder;
  /** Every question, not only the first ones. */
  readonly all: boolean;
}

type QuestionsContentProps = {
  page: QuestionsAnswer;
  search: QuestionSearch;
  /** Without scripts the form of the search loads the page anew. */
  onSearch?: FormEventHandler<HTMLFormElement> | undefined;
  /** The form that asks. */
  form: ReactNode;
  Vote?: ComponentType<{ question: Question }> | undefined;
  more?: ReactNode;
};

/** Questions with their answers, a search where there are many, and the form that asks. */
export function QuestionsContent({ page, search, onSearch, form, Vote, more }: QuestionsContentProps) {
  const { questions: texts } = useMessages();
  const lang = useContentLang();
  const searched = search.search !== '';
  return (
    <>
      <h2 id="domande-titolo">{texts.title}</h2>
      <div className={css.columns}>
        <div>
          {page.total > firstQuestions && <Search search={search} onSearch={onSearch} />}
          <p role="status">
            {searched && (page.matching === 0 ? texts.nothing : texts.found(page.matching))}
          </p>
          {page.total === 0 && <p>{texts.none}</p>}
          <ul className={css.list} lang={lang}>
            {page.questions.map((question) => (
              <OneQuestion key={question.name} question={question} Vote={Vote} />
            ))}
          </ul>
          {more ??
            (page.matching > page.questions.length && (
              <p className={css.more}>
                <a href="?domande=tutte#domande">{texts.all(page.total)}</a>
              </p>
            ))}
        </div>
        <div className={css.ask}>{form}</div>
      </div>
    </>
  );
}

function Search({ search, onSearch }: Pick<QuestionsContentProps, 'search' | 'onSearch'>) {
  const { questions: texts } = useMessages();
  return (
    <form action="#domande" role="search" className={css.search} onSubmit={onSearch}>
      <input type="hidden" name="domande" value="tutte" />
      <label htmlFor="domande-cerca">{texts.search}</label>
      <Input
        id="domande-cerca"
        name="domande_parole"
        type="search"
        maxLength={80}
        defaultValue={search.search}
      />
      <label htmlFor="domande-ordine">{texts.order}</label>
      <Select id="domande-ordine" name="domande_ordine" defaultValue={search.order}>
        {questionOrders.map((order) => (
          <option key={order} value={order}>
            {texts[order]}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="secondary">
        {texts.find}
      </Button>
    </form>
  );
}

function OneQuestion({ question: one, Vote }: { question: Question } & Pick<QuestionsContentProps, 'Vote'>) {
  const { questions: texts } = useMessages();
  const locale = useLocale();
  const day = writtenDayOfYear(one.asked_at, locale);
  return (
    <li className={css.question}>
      <h3>{one.question}</h3>
      <p className={css.by}>{texts.by(one.author, day)}</p>
      <p className={css.answer}>
        <strong>{texts.answer}</strong> {one.answer}
      </p>
      {one.buyers.map(({ author, answer, answered_at: at }) => (
        <p key={at} className={css.answer} data-buyer="">
          <strong>{texts.buyer(author)}</strong> {answer}
        </p>
      ))}
      {Vote ? <Vote question={one} /> : <div className={css.vote} />}
    </li>
  );
}
