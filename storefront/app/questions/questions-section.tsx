import { createContext, use, useCallback } from 'react';
import { LateSection } from '../platform/late-section.tsx';
import css from './questions.module.css';

/** The server's markup of the questions; set on the server only. */
export const QuestionsMarkup = createContext('');

/** The questions about a product. */
export function QuestionsSection({ sku }: { sku: string }) {
  const html = use(QuestionsMarkup);
  const start = useCallback(
    async (section: HTMLElement) => (await import('./product-questions.tsx')).showQuestions(section, sku),
    [sku],
  );
  return (
    <LateSection
      id="domande"
      labelledBy="domande-titolo"
      className={css.questions}
      html={html}
      start={start}
    />
  );
}
