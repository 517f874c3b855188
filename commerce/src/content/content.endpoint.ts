import {
  footerOperation,
  homeOperation,
  menuOperation,
  promoSliderOperation,
  webPageOperation,
} from '@casamaestra/contract/content/content.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import type { CallArguments, Endpoint } from '../contract-http/endpoint.ts';
import type { ContentStore } from './content-store.ts';
import type { Footer, WebPage } from './present-page.ts';

export function menuEndpoint(content: ContentStore): Endpoint<typeof menuOperation> {
  return { operation: menuOperation, cached: true, answer: async () => accepted(await content.menu()) };
}

export function homeEndpoint(content: ContentStore): Endpoint<typeof homeOperation> {
  return { operation: homeOperation, cached: true, answer: async () => accepted(await content.home()) };
}

export function promoSliderEndpoint(content: ContentStore): Endpoint<typeof promoSliderOperation> {
  return {
    operation: promoSliderOperation,
    cached: true,
    async answer() {
      const tabs = await content.promoTabs();
      return accepted(
        tabs
          .filter((tab) => tab.status === 'Published')
          .map(({ icon, url, text, b2b, b2c }) => ({ icon, url, text, b2b, b2c })),
      );
    },
  };
}

export function footerEndpoint(content: ContentStore): Endpoint<typeof footerOperation> {
  return {
    operation: footerOperation,
    anyVerb: true,
    cached: true,
    answer: async () => accepted({ data: await content.footer() } satisfies { data: Footer }),
  };
}

/** An unknown or unpublished page is a 200 answer with `error`, as in the Frappe API. */
export function webPageEndpoint(content: ContentStore): Endpoint<typeof webPageOperation> {
  async function find(args: CallArguments, language: Language) {
    const route = typeof args['route'] === 'string' ? args['route'].replace(/^\/+|\/+$/g, '') : '';
    if (route === '') return { error: answerTexts(language).pageRouteMissing };
    const pages = await content.pages();
    const page: WebPage | undefined = pages.get(route) ?? pages.get(`web-page/${route}`);
    return page === undefined ? { error: answerTexts(language).pageMissing } : { data: page };
  }
  return {
    operation: webPageOperation,
    cached: true,
    answer: async (args, { language }) => accepted(await find(args, language)),
    async answerJson(args, { language }) {
      const found = await find(args, language);
      const body = JSON.stringify({ [webPageOperation.envelope]: found });
      return accepted({ body, keep: true, sentences: 'error' in found });
    },
  };
}
