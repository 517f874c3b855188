import { openPrefix } from '@casamaestra/commerce/contract-http/web-route.ts';
import { submitSalesOrderOperation } from '@casamaestra/contract/checkout/frappe-checkout.operations.ts';
import type { Operation } from '@casamaestra/contract/platform/operation.ts';
import { operations } from '@casamaestra/contract/platform/operations.ts';

/** A request that may be forwarded to a remote service, and of which kind. */
export type Forwardable =
  /** A call of the contract: with the application key, the session and the client's headers. */
  | { readonly kind: 'call'; readonly name: string; readonly path: string }
  /** A URL authenticated by its contents, such as a signed link or a webhook. Without the key. */
  | { readonly kind: 'open'; readonly name: string; readonly path: string }
  /** A public picture or document: without the key or any client headers. */
  | { readonly kind: 'file'; readonly name: string; readonly path: string };

/** Calls for staff only: the key of the shop's own pages must not authorise them. */
const staffOperations: ReadonlySet<Operation> = new Set([submitSalesOrderOperation]);

const callsByPath = new Map(
  operations
    .filter((operation) => !staffOperations.has(operation))
    .flatMap((operation) => [operation.path, ...operation.aliases].map((path) => [path, operation] as const)),
);

interface OpenAddress {
  readonly name: string;
  readonly methods: readonly string[];
  readonly path: RegExp;
}

const openAddresses: readonly OpenAddress[] = [
  { name: 'payments.axerveNotification', methods: ['GET'], path: /^axerve$/ },
  { name: 'payments.stripeNotification', methods: ['POST'], path: /^stripe$/ },
  { name: 'orders.proforma', methods: ['GET'], path: /^orders\/[\w.~%-]{1,300}\/pro-forma\.pdf$/ },
  { name: 'mail.unsubscribe', methods: ['GET', 'POST'], path: /^mail-preferences\/[\w.~%-]{1,500}$/ },
  { name: 'stock.notice', methods: ['GET', 'POST'], path: /^stock-notice\/[\w.-]{0,60}$/ },
  { name: 'questions.form', methods: ['GET', 'POST'], path: /^questions\/[\w.-]{0,60}$/ },
  { name: 'reviews.form', methods: ['POST'], path: /^reviews\/$/ },
  { name: 'mail.mailbox', methods: ['GET'], path: /^mail\/[\d.a-z]{0,20}$/ },
];

const picture = /^\/media\/[0-9a-f]{20}-[1-9]\d{1,3}\.(?:webp|avif)$/;
const document = /^\/documents\/[A-Za-z0-9][A-Za-z0-9._-]{0,150}\.(?:pdf|webp)$/;
/** Sitemaps and pictures for links that are shared. */
const found =
  /^\/(?:sitemap\.xml|blog\/rss\.xml|sitemaps\/[a-z]{4,12}(?:-\d{1,5})?\.xml|share\/[\w.~%/-]{1,300})$/;
/** Feeds, whose token is in the query. */
const feed = /^\/feeds\/[a-z]{1,20}\.(?:xml|csv)$/;

/**
 * How a request may be forwarded to the remote service; undefined when it may not. The path of a call is
 * taken from the contract, never from the client.
 */
export function forwardable(method: string, path: string): Forwardable | undefined {
  const verb = method === 'HEAD' ? 'GET' : method;
  if (path.startsWith(openPrefix)) {
    const rest = path.slice(openPrefix.length);
    const found = openAddresses.find((open) => open.path.test(rest) && open.methods.includes(verb));
    return found && { kind: 'open', name: found.name, path };
  }
  if (picture.test(path) || document.test(path) || found.test(path))
    return verb === 'GET' ? { kind: 'file', name: 'files', path } : undefined;
  if (feed.test(path)) return verb === 'GET' ? { kind: 'open', name: 'feeds', path } : undefined;
  const known = decodeURI(path);
  const operation = callsByPath.get(known);
  if (operation === undefined || operation.verb !== verb) return undefined;
  return { kind: 'call', name: operation.name, path: encodeURI(known) };
}
