import { readerOf } from '@casamaestra/commerce/contract-http/reader.ts';
import type { Language, OfferedLanguages } from '@casamaestra/texts/languages.ts';
import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import { createHmac, hkdfSync } from 'node:crypto';
import type { WebRoute } from '@casamaestra/commerce/contract-http/web-route.ts';
import { sameBytes } from '@casamaestra/commerce/platform/secrets/same-secret.ts';
import type { Clock } from '@casamaestra/commerce/platform/clock.ts';
import { z } from 'zod';
import type { FrappeDependencies } from '../frappe-dependencies.ts';
import type { FrappeContext } from '../transport/frappe-client.ts';

const path = '/api/open/invoice/';
const LIFE_MS = 15 * 60_000;
const bytesMax = 20_000_000;

/** Whether it is a PDF in the service's public folder; the pattern allows no other path. */
const isInvoiceFile = (file: string): boolean => /^\/files\/[\w() .-]{1,160}\.pdf$/i.test(file);

export interface InvoiceLinks {
  /**
   * Signed URL of a file at the shop, valid for a quarter of an hour; undefined when it is not an invoice.
   */
  readonly linkTo: (file: string) => string | undefined;
  readonly route: WebRoute;
}

interface Options {
  readonly baseUrl: string;
  readonly applicationKey: string;
  readonly clock: Clock;
  readonly languages: OfferedLanguages;
}

/**
 * Serves invoices through the shop: the service keeps them at public URLs that can be guessed, so the shop
 * gives out signed URLs that expire, and forwards nothing else.
 */
export function createInvoiceLinks({ baseUrl, applicationKey, clock, languages }: Options): InvoiceLinks {
  const key = Buffer.from(hkdfSync('sha256', applicationKey, '', 'casamaestra frappe invoices', 32));
  const mark = (file: string, until: string) => createHmac('sha256', key).update(`${until} ${file}`).digest();
  const notFound = ({ headers }: Request) => {
    const { language } = readerOf((name) => headers.get(name), languages);
    return new Response(`${answerTexts(language).linkEnded}\n`, { status: 404 });
  };
  return {
    linkTo: (file) => {
      if (!isInvoiceFile(file)) return undefined;
      const until = String(clock.now() + LIFE_MS);
      const query = new URLSearchParams({ file, until, mark: mark(file, until).toString('base64url') });
      return `${path}?${query}`;
    },
    route: {
      name: 'orders.invoice',
      methods: ['GET'],
      path,
      async handle(request) {
        const query = new URL(request.url).searchParams;
        const [file = '', until = ''] = [query.get('file') ?? '', query.get('until') ?? ''];
        const given = Buffer.from(query.get('mark') ?? '', 'base64url');
        const right = mark(file, until);
        const holds = sameBytes(given, right);
        if (!holds || !isInvoiceFile(file) || Number(until) < clock.now()) return notFound(request);
        const answer = await fetch(`${baseUrl}${encodeURI(file)}`, {
          redirect: 'manual',
          signal: AbortSignal.timeout(15_000),
        });
        const body = answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
        if (body === undefined || body.length > bytesMax || !body.subarray(0, 5).equals(Buffer.from('%PDF-')))
          return notFound(request);
        const name = file.slice(file.lastIndexOf('/') + 1).replaceAll(/[^\w.-]/g, '_');
        return new Response(body, {
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': `attachment; filename="${name}"`,
            'cache-control': 'private, no-store',
          },
        });
      },
    },
  };
}

const shape = z.looseObject({ attachment_files: z.array(z.string()).nullish() }).nullish();

/** The invoices of one of the customer's orders; none when the service has none or does not answer. */
export async function invoiceFiles(
  { frappe, log }: FrappeDependencies,
  links: InvoiceLinks,
  order: string,
  context: FrappeContext,
  language: Language,
): Promise<{ label: string; url: string; product: null }[]> {
  const found = await frappe.ask('invoice', { order_id: order }, shape, context).catch((error: unknown) => {
    log.warn({ err: error, order }, 'an invoice could not be asked for');
    return null;
  });
  if (found === null || !found.ok) return [];
  return (found.value?.attachment_files ?? []).flatMap((file) => {
    const url = links.linkTo(file);
    return url === undefined ? [] : [{ label: answerTexts(language).invoiceOf(order), url, product: null }];
  });
}
