import {
  footerOperation,
  homeOperation,
  menuOperation,
  promoSliderOperation,
  webPageOperation,
} from '@casamaestra/contract/content/content.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Operation, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { CallArguments, Endpoint } from '../contract-http/endpoint.ts';
import type { ContentStore } from './content-store.ts';
import type { ContentView } from './view/content-view.ts';

/** A call that answers from the content of now; kept for each language where the shop offers more than one. */
function contentEndpoint<Op extends Operation>(
  operation: Op,
  content: ContentStore,
  manyLanguages: boolean,
  answerOf: (view: ContentView, caller: Caller, args: CallArguments) => OperationOutput<Op>,
): Endpoint<Op> {
  return {
    operation,
    cached: true,
    answer: async (args, caller) => accepted(answerOf(await content.now(), caller, args)),
    async answerJson(args, caller) {
      const body = JSON.stringify({
        [operation.envelope]: answerOf(await content.now(), caller, args),
      });
      return accepted({ body, keep: true, sentences: manyLanguages });
    },
  };
}

export const menuEndpoint = (content: ContentStore, manyLanguages: boolean) =>
  contentEndpoint(menuOperation, content, manyLanguages, (view, { language }) => view.menu(language));

export const homeEndpoint = (content: ContentStore, manyLanguages: boolean) =>
  contentEndpoint(homeOperation, content, manyLanguages, (view, { language }) => view.home(language));

export const promoSliderEndpoint = (content: ContentStore, manyLanguages: boolean) =>
  contentEndpoint(promoSliderOperation, content, manyLanguages, (view, { language }) =>
    view
      .promoTabs(language)
      .filter((tab) => tab.status === 'Published')
      .map(({ icon, url, text, b2b, b2c }) => ({ icon, url, text, b2b, b2c })),
  );

export const footerEndpoint = (content: ContentStore, manyLanguages: boolean) => ({
  ...contentEndpoint(footerOperation, content, manyLanguages, (view, { language }) => ({
    data: view.footer(language),
  })),
  anyVerb: true,
});

/** An unknown or unpublished page is a 200 answer with `error`, as in the Frappe API. */
export const webPageEndpoint = (content: ContentStore, manyLanguages: boolean) =>
  contentEndpoint(webPageOperation, content, manyLanguages, (view, { language }, args) => {
    const route = typeof args['route'] === 'string' ? args['route'].replace(/^\/+|\/+$/g, '') : '';
    if (route === '') return { error: answerTexts(language).pageRouteMissing };
    const pages = view.pages(language);
    const page = pages.get(route) ?? pages.get(`web-page/${route}`);
    if (page === undefined) return { error: answerTexts(language).pageMissing };
    return { data: page.data, ...(page.language !== language && { lang: page.language }) };
  });
