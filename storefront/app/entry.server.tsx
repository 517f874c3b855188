import { atItsEnd } from '@casamaestra/contract/content/entries/entry-places.ts';
import { isDraftPreview, previewParameter } from '@casamaestra/contract/content/preview-cookie.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { pageTexts } from '@casamaestra/texts/pages.ts';
import messageChunks from 'virtual:message-chunks';
import { renderToString } from 'react-dom/server';
import { isRouteErrorResponse } from 'react-router';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { CartFrame } from './cart-page/cart-frame.server.tsx';
import { CheckoutFrame } from './checkout/checkout-frame.server.tsx';
import { earlyPreview } from './content/early-preview.ts';
import { previewBar } from './content/preview-bar.server.ts';
import { registerMessages } from './i18n/messages.ts';
import { markMessages, markingScript } from './i18n/mark-messages.ts';
import { MarkupCacheContext } from './i18n/cached-markup.tsx';
import { pageScripts } from './platform/hydration-payload.server.ts';
import { WaitingFramesContext } from './platform/waiting-frame.tsx';
import { withLanguages, writtenLanguagesContext } from './platform/head-languages.server.ts';
import { MarkupPlaces } from './platform/markup-cache.server.ts';
import {
  dependenciesContext,
  createRequestContext as requestContext,
  requestDependencies,
} from './platform/request-context.ts';
import type { StorefrontDependencies } from './platform/request-context.ts';
import { newScriptMark, stripScriptMarks } from './platform/script-mark.server.ts';
import { ScriptMarkContext } from './platform/script-mark.ts';
import { earlyNotice } from './shell/early-notice.ts';
import { earlyPreferences } from './shell/early-preferences.ts';
import { earlyShell } from './shell/early-shell.ts';
import { shellHtml } from './shell/shell-cache.server.ts';
import { structuredDataContext, structuredDataScripts } from './platform/structured-data.server.ts';
import { WholePage } from './platform/whole-page.server.ts';
import { questionsContext } from './questions/questions-html.server.tsx';
import { QuestionsMarkup } from './questions/questions-section.tsx';
import { ReviewsMarkup } from './reviews/reviews-section.tsx';
import { reviewsContext } from './reviews/reviews-html.server.tsx';
import { developmentStyles } from './router/document-names.ts';
import { ServerPages, routeIds } from './router/server-pages.server.tsx';
import { ShellContext } from './shell/shell-layout.tsx';

/** The context of one request for the loaders. */
export function createRequestContext(deps: StorefrontDependencies): RouterContextProvider {
  if (deps.config.marked) markMessages();
  return requestContext(deps);
}

for (const language of languages) registerMessages(language, pageTexts(language));

const waitingFrames = { cart: <CartFrame />, checkout: <CheckoutFrame /> };

const closing = '</body></html>';

let lastTurn: Promise<void> = Promise.resolve();

/**
 * One page a turn of the event loop: pages asked for together would otherwise be rendered in a row, and whoever asks
 * for something cheap would wait for all of them.
 */
const ownTurn = (): Promise<void> =>
  (lastTurn = lastTurn.then(() => new Promise<void>((resolve) => setImmediate(resolve))));

/**
 * Renders a page in one go. Pages are cached whole, so nothing is streamed; this saves the cost of streams
 * and lets the loaders' data follow the markup as one script.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const deps = requestDependencies(request, loadContext);
  const mark = newScriptMark();
  const places = new MarkupPlaces(mark);
  const [shell, bar] = await Promise.all([
    shellHtml(deps, deps.locale),
    previewBar(deps.commerce, deps.preview, deps.locale),
  ]);
  await ownTurn();
  const html = renderToString(
    <ShellContext value={shell}>
      <MarkupCacheContext value={places.place}>
        <ReviewsMarkup value={loadContext.get(reviewsContext)}>
          <QuestionsMarkup value={loadContext.get(questionsContext)}>
            <WaitingFramesContext value={waitingFrames}>
              <ScriptMarkContext value={mark}>
                <ServerPages context={context} />
              </ScriptMarkContext>
            </WaitingFramesContext>
          </QuestionsMarkup>
        </ReviewsMarkup>
      </MarkupCacheContext>
    </ShellContext>,
  );
  // In the frame beside an editor nothing of the shop's scripts runs: nothing is bought there, and nothing counted.
  const isFramed = deps.preview !== undefined && isDraftPreview(deps.preview);
  const scripts = isFramed
    ? `<script nonce="${mark}">(${earlyPreview.toString()})(${JSON.stringify(previewParameter)},${JSON.stringify(atItsEnd)})</script>`
    : await pageScripts(context, mark, textsOf(deps.locale, routeIds(context)));
  const structured = structuredDataScripts(loadContext.get(structuredDataContext));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (status === 405) headers.set('Allow', 'GET, HEAD');
  const marking = deps.config.marked ? markingScript(mark) : '';
  // Before the style sheets, which a script behind them would wait for, and the whole page with it.
  const choices = `<script nonce="${mark}">(${earlyPreferences.toString()})()</script>`;
  const notice =
    shell.notice === undefined
      ? ''
      : `<script nonce="${mark}">(${earlyNotice.toString()})(${JSON.stringify(shell.notice)})</script>`;
  const opened = withLanguages(
    html,
    deps.locale,
    deps.config.languages,
    loadContext.get(writtenLanguagesContext),
  )
    .replace('<head>', () => `<head>${choices}${notice}`)
    .replace(/<body[^>]*>/, (body) => `${body}${bar}`)
    .replace('</head>', () => `${stylesOfDevelopment(context)}${marking}</head>`);
  const early = `<script nonce="${mark}">(${earlyShell.toString()})()</script>`;
  const page = `<!DOCTYPE html>${opened.slice(0, -closing.length)}${structured}${early}${scripts}${closing}`;
  const body = places.fill(stripScriptMarks(page, mark, headers));
  return request.method === 'HEAD'
    ? new Response(null, { status, headers })
    : new WholePage(body, { status, headers });
}

/** The texts that hydration waits for: found only once the page's scripts run, they are a round trip more. */
const textsOf = (locale: Language, pages: readonly string[]): readonly string[] =>
  ['entry.client', ...pages].flatMap((page) => messageChunks[locale]?.[page] ?? []);

/** In development styles come with scripts: until then, from one sheet. */
const stylesOfDevelopment = ({ criticalCss }: EntryContext): string =>
  typeof criticalCss === 'object'
    ? `<link rel="stylesheet" href="${criticalCss.href}" ${developmentStyles}=""/>`
    : '';

/** Defects go to the log, one line each; aborted requests and addresses or methods that do not exist do not. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (refused || request.signal.aborted) return;
  const { pathname: path } = new URL(request.url);
  context.get(dependenciesContext).log.error({ err: error, path }, 'page failed');
};
