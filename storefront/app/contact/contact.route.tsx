import { enquiryFiles, enquiryNumber } from '@casamaestra/contract/enquiries/enquiry-form.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import summary from '@casamaestra/ui/error-summary.module.css';
import field from '@casamaestra/ui/field.module.css';
import input from '@casamaestra/ui/input.module.css';
import { useEffect, useRef } from 'react';
import { data, redirect } from 'react-router';
import type { Route } from './+types/contact.route';
import { messagesOf } from '../i18n/messages.ts';
import { markupOf } from '../listing/markup.server.tsx';
import { can } from '../platform/capabilities.ts';
import { uncached } from '../platform/page-cache.ts';
import type { PageHead } from '../platform/page-head.ts';
import { storeData } from '../platform/seller-data.ts';
import { structuredDataContext } from '../platform/structured-data.server.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { offerMap } from './offer-map.ts';
import { watchForm } from './watch-form.ts';
import { ContactPage } from './contact-page.server.tsx';
import { emptyEnquiry, sentEnquiry } from './enquiry-action.server.ts';
import css from './contact.module.css';

/** Classes of the form, which the server writes; naming them loads their style sheets. */
const formClasses = { summary: summary.summary, control: input.control, field: field.field };

export const handle = { page: 'content' };

/** R15: address, hours and the form. Rendered for each request: it says whether the store is open now. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const { config, locale } = requestDependencies(request, context);
  const { contact } = messagesOf(locale);
  const { shop } = config;
  const ticket = url.searchParams.get('ticket') ?? '';
  const head: PageHead = {
    title: `${contact.title} | ${shop.name}`,
    description: contact.description(shop.name),
    ...(url.search === '' ? { canonical: config.publicUrl + urls.contact() } : { hidden: true }),
  };
  context.set(structuredDataContext, storeData(config));
  const html = markupOf(
    locale,
    <ContactPage
      shop={shop}
      now={Date.now()}
      ticket={enquiryNumber.test(ticket) ? ticket : null}
      screen={can('enquiries') ? emptyEnquiry(url.searchParams, contact) : null}
    />,
  );
  return data({ head, html }, { headers: uncached });
}

/** The form is a plain one: it works without scripts, and what was typed is kept when something is wrong. */
export async function action({ request, context }: Route.ActionArgs) {
  const { commerce, config, locale } = requestDependencies(request, context);
  if (!can('enquiries')) throw new Response(null, { status: 404 });
  const address = request.headers.get('x-client-address');
  const { contact: texts } = messagesOf(locale);
  const form = await request.formData().catch(() => new FormData());
  const caller = address === null ? {} : { address };
  const sent = await sentEnquiry(form, { commerce, caller, texts });
  if ('number' in sent)
    return redirect(urls.contact({ ticket: sent.number }), { status: 303, headers: uncached });
  const page = <ContactPage shop={config.shop} now={Date.now()} ticket={null} screen={sent.screen} />;
  return data({ html: markupOf(locale, page) }, { status: 422, headers: uncached });
}

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders?.has('cache-control') ? actionHeaders : loaderHeaders;

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () => (place.current ? watchForm(place.current, { ...enquiryFiles, ...formClasses }) : undefined),
    [],
  );
  useEffect(() => (place.current ? offerMap(place.current) : undefined), []);
  return (
    <div
      ref={place}
      className={`page ${css.page}`}
      dangerouslySetInnerHTML={{ __html: actionData?.html ?? loaderData.html }}
    />
  );
}
