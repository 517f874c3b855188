import { questionLengths, questionOrders } from '@casamaestra/contract/questions/question-form.ts';
import type { QuestionSearch } from './questions-content.tsx';

/** What the address of a product page asks of its questions. */
export function searchOfAddress({ searchParams }: URL): QuestionSearch {
  const order = searchParams.get('domande_ordine');
  return {
    search: (searchParams.get('domande_parole') ?? '').trim().slice(0, questionLengths.search),
    order: questionOrders.find((one) => one === order) ?? 'useful',
    all: searchParams.get('domande') === 'tutte',
  };
}
