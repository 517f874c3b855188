import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changeStatus, complete } from './books.ts';
import { KeptDocuments, shownDocument } from './documents-kept.ts';
import { FrappeError } from './frappe-error.ts';
import { listed } from './list-query.ts';
import type { Document } from './list-query.ts';

/** How the next call of a kind fails: with a status, cut off before it is done, or cut off after it is done. */
export interface Failing {
  readonly method?: string;
  readonly doctype?: string;
  readonly how: 'cut' | 'cut_after' | number;
  readonly retryAfter?: number;
}

export interface ErpnextDouble {
  readonly address: string;
  readonly kept: KeptDocuments;
  /** "GET Bin", in the order in which they came. */
  readonly calls: string[];
  readonly failing: Failing[];
  /** Kinds of documents the key may not read. */
  readonly forbidden: Set<string>;
  insert(doctype: string, values: Document): Document;
  close(): void;
}

export const doubleKey = 'chiave0000000001';
export const doubleSecret = 'segreto000000001';

async function bodyOf(request: IncomingMessage): Promise<Document> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString()) as Document);
}

function admit(request: IncomingMessage): void {
  const { authorization } = request.headers;
  if (authorization === undefined) throw new FrappeError(403, 'PermissionError', 'Guest');
  if (authorization !== `token ${doubleKey}:${doubleSecret}`)
    throw new FrappeError(401, 'AuthenticationError', 'Invalid key');
}

/** What one call of the resource API answers. */
function answer(double: ErpnextDouble, method: string, url: URL, body: Document): unknown {
  const [doctype = '', name] = url.pathname
    .slice('/api/resource/'.length)
    .split('/')
    .map((part) => decodeURIComponent(part));
  const { kept } = double;
  const type = kept.typeOf(doctype);
  if (double.forbidden.has(doctype)) throw new FrappeError(403, 'PermissionError', doctype);
  if (method === 'GET')
    return name === undefined
      ? listed(kept.all(doctype), doctype, type, url.searchParams)
      : shownDocument(doctype, kept.get(doctype, name));
  if (method === 'POST' && name === undefined) return shownDocument(doctype, double.insert(doctype, body));
  if (method === 'PUT' && name !== undefined) {
    const one = kept.get(doctype, name);
    const { docstatus, ...others } = body;
    if (docstatus === undefined || Object.keys(others).length > 0)
      throw new FrappeError(417, 'ValidationError', 'the double changes nothing but docstatus');
    changeStatus(kept, doctype, one, docstatus);
    return shownDocument(doctype, one);
  }
  throw new FrappeError(405, 'ValidationError', method);
}

async function handle(
  double: ErpnextDouble,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://double');
  const method = request.method ?? 'GET';
  const doctype = decodeURIComponent(url.pathname.split('/')[3] ?? '');
  const body = await bodyOf(request);
  double.calls.push(`${method} ${doctype}`);
  const at = double.failing.findIndex(
    (one) => (one.method ?? method) === method && (one.doctype ?? doctype) === doctype,
  );
  const failing = at === -1 ? undefined : double.failing.splice(at, 1)[0];
  if (failing?.how === 'cut') return void request.socket.destroy();
  const send = (status: number, text: string, headers = {}) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  if (typeof failing?.how === 'number') {
    const wait = failing.retryAfter === undefined ? {} : { 'retry-after': String(failing.retryAfter) };
    return send(failing.how, failing.how === 429 ? '{"exc_type":"TooManyRequestsError"}' : '<html>', wait);
  }
  try {
    admit(request);
    const said =
      url.pathname === '/api/method/frappe.auth.get_logged_user'
        ? { message: 'negozio@example.com' }
        : { data: answer(double, method, url, body) };
    if (failing?.how === 'cut_after') return void request.socket.destroy();
    send(200, JSON.stringify(said));
  } catch (error) {
    if (!(error instanceof FrappeError)) throw error;
    send(error.status, error.body);
  }
}

/** A shop's ERPNext with its company, one price list, one warehouse. */
function furnish(insert: ErpnextDouble['insert']): void {
  insert('Account', {
    account_name: 'Crediti - CM',
    company: 'Casamaestra Srl',
    is_group: 0,
    account_type: 'Receivable',
    account_currency: 'EUR',
  });
  insert('Account', {
    account_name: 'Banca - CM',
    company: 'Casamaestra Srl',
    is_group: 0,
    account_type: 'Bank',
    account_currency: 'EUR',
  });
  insert('Company', {
    company_name: 'Casamaestra Srl',
    default_currency: 'EUR',
    default_receivable_account: 'Crediti - CM',
  });
  insert('Price List', { price_list_name: 'Vendita al pubblico', currency: 'EUR', selling: 1, enabled: 1 });
  insert('Warehouse', {
    warehouse_name: 'Negozio - CM',
    company: 'Casamaestra Srl',
    is_group: 0,
    disabled: 0,
  });
  insert('Customer Group', { customer_group_name: 'Privati', is_group: 0 });
  insert('Territory', { territory_name: 'Italia', is_group: 0 });
  insert('Country', { country_name: 'Italy', code: 'it' });
  insert('Country', { country_name: 'Germany', code: 'de' });
  insert('Item', {
    item_code: 'SPEDIZIONE',
    item_name: 'Spedizione',
    item_group: 'Servizi',
    stock_uom: 'Nos',
    is_stock_item: 0,
    has_variants: 0,
    disabled: 0,
  });
}

/**
 * An ERPNext that keeps its documented shapes and is stricter: it refuses fields and kinds it does not know, and changes
 * of status that ERPNext has not.
 */
export async function startErpnextDouble(host = '127.0.0.1'): Promise<ErpnextDouble> {
  const kept = new KeptDocuments();
  const insert = (doctype: string, values: Document) => {
    const one = kept.insert(doctype, values);
    complete(kept, doctype, one);
    return one;
  };
  furnish(insert);
  let double: ErpnextDouble | undefined;
  const server = createServer((request, response) => {
    if (double !== undefined)
      handle(double, request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
  });
  await new Promise<void>((ready) => void server.listen(0, host, ready));
  const { port } = server.address() as AddressInfo;
  double = {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    kept,
    calls: [],
    failing: [],
    forbidden: new Set(),
    insert,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return double;
}
