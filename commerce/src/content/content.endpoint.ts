import {
  footerOperation,
  homeOperation,
  menuOperation,
  noticeOperation,
  promoSliderOperation,
  webPageOperation,
} from '@casamaestra/contract/content/content.operations.ts';
import { previewCookie } from '@casamaestra/contract/content/preview-cookie.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Operation, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { CallArguments, Endpoint } from '../contract-http/endpoint.ts';
import type { ContentStore } from './content-store.ts';
import type { PreviewTokens } from './preview/preview-tokens.ts';
import type { ContentView } from './view/content-view.ts';

export interface ContentEndpointOptions {
  readonly content: ContentStore;
  readonly previews: PreviewTokens;
  /** Whether the shop offers more than one language: then answers are kept for each. */
  readonly manyLanguages: boolean;
}

/** The content a caller sees: that of now, or of the moment of a preview. */
async function viewFor(
  { content, previews }: ContentEndpointOptions,
  caller: Caller,
): Promise<{ readonly view: ContentView; readonly isPreview: boolean }> {
  const token = caller.cookie(previewCookie);
  const preview = token === undefined ? null : await previews.read(token);
  if (preview === null) return { view: await content.now(), isPreview: false };
  return { view: await content.at(preview.at), isPreview: true };
}

/** A call that answers from the content; a preview is not kept. */
function contentEndpoint<Op extends Operation>(
  operation: Op,
  options: ContentEndpointOptions,
  answerOf: (view: ContentView, caller: Caller, args: CallArguments) => OperationOutput<Op>,
): Endpoint<Op> {
  return {
    operation,
    cached: true,
    async answer(args, caller) {
      const { view } = await viewFor(options, caller);
      return accepted(answerOf(view, caller, args));
    },
    async answerJson(args, caller) {
      const { view, isPreview } = await viewFor(options, caller);
      const body = JSON.stringify({ [operation.envelope]: answerOf(view, caller, args) });
      return accepted({ body, keep: !isPreview, sentences: options.manyLanguages });
    },
  };
}

export const menuEndpoint = (options: ContentEndpointOptions) =>
  contentEndpoint(menuOperation, options, (view, { language }) => view.menu(language));

export const homeEndpoint = (options: ContentEndpointOptions) =>
  contentEndpoint(homeOperation, options, (view, { language }) => {
    const lang = view.foreign('home', language);
    return { ...view.home(language), ...(lang && { lang }) };
  });

export const promoSliderEndpoint = (options: ContentEndpointOptions) =>
  contentEndpoint(promoSliderOperation, options, (view, { language }) =>
    view
      .promoTabs(language)
      .filter(({ row }) => row.status === 'Published')
      .map(({ row: { icon, url, text, b2b, b2c }, lang }) => ({
        icon,
        url,
        text,
        b2b,
        b2c,
        ...(lang && { lang }),
      })),
  );

export const footerEndpoint = (options: ContentEndpointOptions) => ({
  ...contentEndpoint(footerOperation, options, (view, { language }) => {
    const lang = view.foreign('footer', language);
    return { data: view.footer(language), ...(lang && { lang }) };
  }),
  anyVerb: true,
});

export const noticeEndpoint = (options: ContentEndpointOptions) =>
  contentEndpoint(noticeOperation, options, (view, { language }) => ({ notice: view.notice(language) }));

/** An unknown or unpublished page is a 200 answer with `error`, as in the Frappe API. */
export const webPageEndpoint = (options: ContentEndpointOptions) =>
  contentEndpoint(webPageOperation, options, (view, { language }, args) => {
    const route = typeof args['route'] === 'string' ? args['route'].replace(/^\/+|\/+$/g, '') : '';
    if (route === '') return { error: answerTexts(language).pageRouteMissing };
    const pages = view.pages(language);
    const page = pages.get(route) ?? pages.get(`web-page/${route}`);
    if (page === undefined) return { error: answerTexts(language).pageMissing };
    const { data, languages } = page;
    return { data, languages: [...languages], ...(page.language !== language && { lang: page.language }) };
  });
