import { contentTag } from '@casamaestra/contract/platform/page-tags.ts';
import { webPageOperation } from '@casamaestra/contract/content/content.operations.ts';
import { aboutOperation, faqOperation } from '@casamaestra/contract/blog/shop-pages.operations.ts';
import { aboutText, faqText, urls } from '@casamaestra/contract/pages.ts';
import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import { messagesOf } from '../i18n/messages.ts';
import { can } from '../platform/capabilities.ts';
import { cacheHeaders } from '../platform/page-cache.ts';
import { writtenLanguagesContext } from '../platform/head-languages.server.ts';
import { requestDependencies } from '../platform/request-context.ts';
import type { StorefrontConfig } from '../platform/request-context.ts';
import { sharePictureUrl } from '../platform/share-picture.server.ts';
import { structuredDataContext } from '../platform/structured-data.server.ts';
import { pageStructuredData } from './page-data.ts';
import { unknownPage } from './unknown-page.server.ts';

/** The path as text; what is wrongly encoded stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

/** Pages of text have a picture with their title, those at other addresses the shop's. */
function pageImage(route: string, title: string, { publicUrl, brand, shop }: StorefrontConfig) {
  if (/^web-page\/[^/]+$/.test(route))
    return { image: sharePictureUrl(publicUrl, urls.webPage(route), [title, shop.name]) };
  return brand.social ? { image: publicUrl + brand.social.src } : {};
}

/** The page that a shop has written in place of this one of text: search engines are led there. */
async function standIn(commerce: ContractClient, route: string): Promise<string | undefined> {
  if (!can('blog')) return undefined;
  if (route === aboutText) {
    const answer = await commerce.call(aboutOperation, {});
    return answer.ok && answer.value.about !== null ? urls.about() : undefined;
  }
  if (route !== faqText) return undefined;
  const answer = await commerce.call(faqOperation, {});
  return answer.ok && answer.value.total > 0 ? urls.faq() : undefined;
}

/** A CMS page by its address; unknown ones answer 404 with the page for unknown URLs (E02). */
export const cmsPage = (request: Request, url: URL, context: Readonly<RouterContextProvider>) =>
  cmsPageOf(decoded(url.pathname.slice(1).replace(/\/$/, '')), request, context);

/** The same by its route: also where another address shows it. */
export async function cmsPageOf(route: string, request: Request, context: Readonly<RouterContextProvider>) {
  const { commerce, config, locale } = requestDependencies(request, context);
  const outcome = await commerce.call(webPageOperation, { route });
  if (!outcome.ok || 'error' in outcome.value || outcome.value.data.published !== 1)
    return unknownPage(commerce, locale, config.shop, route);
  const { lang, languages } = outcome.value;
  context.set(writtenLanguagesContext, languages ?? null);
  const {
    title,
    main_section_html: html,
    meta_title: metaTitle,
    meta_description: description,
  } = outcome.value.data;
  const shopName = config.shop.name;
  const named = metaTitle ?? title;
  const head = {
    title: named.includes(shopName) ? named : `${named} | ${shopName}`,
    description: description || messagesOf(locale).head.describePage(title, shopName),
    ...pageImage(route, title, config),
    canonical: config.publicUrl + ((await standIn(commerce, route)) ?? urls.webPage(route)),
  };
  const page = { title, html, address: urls.webPage(route) };
  context.set(
    structuredDataContext,
    pageStructuredData(page, messagesOf(locale).page.home, config.publicUrl),
  );
  return data({ title, html, head, lang, near: [] }, { headers: cacheHeaders([contentTag]) });
}
