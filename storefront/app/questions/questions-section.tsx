import { createContext, use, useEffect, useRef } from 'react';
import css from './questions.module.css';

/** The server's markup of the questions; set on the server only. */
export const QuestionsMarkup = createContext('');

type QuestionsSectionProps = { sku: string };

/**
 * The questions about a product: rendered by the server, interactive once they come near the viewport, as the reviews
 * are.
 */
export function QuestionsSection({ sku }: QuestionsSectionProps) {
  // Empty in the browser: hydration keeps the existing markup.
  const html = use(QuestionsMarkup);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const section = place.current;
    if (!section) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void import('./product-questions.tsx').then(({ showQuestions }) => {
          if (!gone) stop = showQuestions(section, sku);
        });
      },
      { rootMargin: '300px' },
    );
    observer.observe(section);
    return () => {
      gone = true;
      observer.disconnect();
      stop?.();
    };
  }, [sku]);
  return (
    <section
      id="domande"
      ref={place}
      aria-labelledby="domande-titolo"
      className={css.questions}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
