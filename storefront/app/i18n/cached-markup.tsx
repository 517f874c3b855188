import { createContext, use } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { LocaleContext } from './use-messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';

/** The markup of an element, made once per key. */
export type MarkupCache = (key: string, element: ReactElement) => string;

/** Given on the server only: the browser renders everything itself. */
export const MarkupCacheContext = createContext<MarkupCache | null>(null);

type CachedMarkupProps = {
  tag: 'li' | 'div';
  className?: string | undefined;
  /** Says everything the content depends on but the language. */
  cacheKey: () => string;
  children: () => ReactNode;
};

/**
 * Content that many pages share, such as a product card: the server renders it once and then writes the same
 * markup again. The browser hydrates it like any other, so it must not use ids of React's making.
 */
export function CachedMarkup({ tag: Tag, className, cacheKey, children }: CachedMarkupProps) {
  const cache = use(MarkupCacheContext);
  const locale = use(LocaleContext);
  if (!cache) return <Tag className={className}>{children()}</Tag>;
  const content = <Rendered locale={locale}>{children}</Rendered>;
  return (
    <Tag className={className} dangerouslySetInnerHTML={{ __html: cache(locale + cacheKey(), content) }} />
  );
}

type RenderedProps = { locale: Language; children: () => ReactNode };

const Rendered = ({ locale, children }: RenderedProps) => (
  <LocaleContext value={locale}>{children()}</LocaleContext>
);
