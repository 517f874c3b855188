import type { Language } from '@casamaestra/texts/languages.ts';
import { serverTexts } from '@casamaestra/texts/service/server-texts.ts';
import type { Exchange } from './exchange.ts';
import type { RenderedPage } from './html-cache/cached-page.ts';
import { type Answer, wordsAnswer } from './send.ts';

/** Answers 500 when even the storefront's error page could not be rendered. */
export const failedPage = (exchange: Exchange, language: Language): Answer =>
  wordsAnswer(exchange, 500, serverTexts(language).pageFailed, language);

/** Whether the router returned its plain-text fallback, because rendering its error page failed too. */
export const isWithoutPage = ({ status, headers }: RenderedPage): boolean =>
  status === 500 && headers['content-type']?.startsWith('text/plain') === true;
