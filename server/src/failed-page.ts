import type { Exchange } from './exchange.ts';
import type { RenderedPage } from './html-cache/cached-page.ts';
import { type Answer, wordsAnswer } from './send.ts';

const italian = {
  title: 'Non siamo riusciti a mostrare neppure la pagina d’errore',
  text: 'Riprova tra poco: il tuo carrello è al sicuro.',
  home: 'Torna alla pagina iniziale',
};
const texts: Readonly<Record<string, typeof italian>> = {
  it: italian,
  en: {
    title: 'An error occurred while showing the error page',
    text: 'Please try again in a moment. Your cart is safe.',
    home: 'Back to home',
  },
  sk: {
    title: 'Pri zobrazení chybovej stránky sa vyskytla chyba',
    text: 'Skúste to o chvíľu znova. Váš košík je v bezpečí.',
    home: 'Späť na úvod',
  },
};

/** Answers 500 when even the storefront's error page could not be rendered. */
export function failedPage(exchange: Exchange, locale: string): Answer {
  const { title, text, home } = texts[locale] ?? italian;
  return wordsAnswer(exchange, 500, title, text, { lang: locale, home });
}

/** Whether the router returned its plain-text fallback, because rendering its error page failed too. */
export const isWithoutPage = ({ status, headers }: RenderedPage): boolean =>
  status === 500 && headers['content-type']?.startsWith('text/plain') === true;
