import {
  pictureBytesMax,
  uploadPictureOperation,
} from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { isDatabaseOutage } from '@casamaestra/commerce/platform/database/database-outage.ts';
import { addressHeader } from '@casamaestra/commerce/contract-http/caller.ts';
import { openPrefix } from '@casamaestra/commerce/contract-http/web-route.ts';
import { readerOf } from '@casamaestra/commerce/contract-http/reader.ts';
import type { Reader } from '@casamaestra/commerce/contract-http/reader.ts';
import {
  defectAnswer,
  errorAnswer,
  keyRequiredAnswer,
  outageAnswer,
  refusalAnswer,
} from '@casamaestra/commerce/contract-http/refusal-answer.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Refusal } from '@casamaestra/contract/platform/operation.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import { mayCall } from '@casamaestra/commerce/platform/http/application-key.ts';
import { secretOf } from '@casamaestra/commerce/staff/programs/program-secret.ts';
import { staffPrefix } from '@casamaestra/contract/staff/staff-operation.ts';
import { textResponse } from './http/http-server.ts';
import type { RefusalBody } from './http/http-server.ts';
import {
  importBytesMax,
  uploadImportOperation,
} from '@casamaestra/contract/staff/goods-import.operations.ts';
import {
  importReceiptsOperation,
  receiptsBytesMax,
} from '@casamaestra/contract/staff/staff-invoice-sending.operations.ts';
import {
  importRedirectsOperation,
  redirectFileCharactersMax,
  tryRedirectFileOperation,
} from '@casamaestra/contract/staff/staff-redirects.operations.ts';
import {
  importStatementOperation,
  statementCharactersMax,
} from '@casamaestra/contract/staff/staff-bank.operations.ts';
import {
  catalogueCharactersMax,
  compareCatalogueOperation,
} from '@casamaestra/contract/staff/compare-catalogue.operations.ts';
import {
  addNoteFileOperation,
  noteFileBytesRead,
} from '@casamaestra/contract/staff/order-notes.operations.ts';
import {
  documentBytesMax,
  uploadDocumentOperation,
} from '@casamaestra/contract/staff/staff-documents.operations.ts';
import { addWithdrawalPhotoOperation } from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import { bodyLimit, bodyOf, UnreadableBody, webRequest } from './http/node-adapter.ts';
import { callSource } from '@casamaestra/commerce/platform/http/same-origin.ts';
import type { RawAnswer } from '@casamaestra/commerce/platform/http/raw-call.ts';
import { sendEnquiryOperation } from '@casamaestra/contract/enquiries/enquiries.operations.ts';
import { enquiryFiles } from '@casamaestra/contract/enquiries/enquiry-form.ts';
import { reviewFormPath, reviewPhotos } from '@casamaestra/contract/reviews/review-form.ts';
import { stripeWebhookOperation } from '@casamaestra/contract/payments/frappe-payments.operations.ts';
import { clientAddress } from './client-address.ts';
import { type Exchange, headerOf, loggedPath } from './exchange.ts';
import { asShared } from './page-purge/shared-answers.ts';
import type { Shop } from './shop.ts';
import { type Answer, send } from './send.ts';
import { createUploadSlots } from './upload-slots.ts';

/** The answer for a call refused before it was dispatched. */
export const undispatchedAnswer = (status: number, refusal: Refusal, language: Language): Answer => {
  const { code, facts } = refusal;
  const failure = { status, excType: 'ValidationError', code, facts };
  const message = refusalSentence(refusal, language);
  return errorAnswer({ ...failure, message }, { language, accept: undefined });
};

/** Bodies for requests that Node's HTTP parser refuses, before their headers are read. */
export const unparsedBody =
  (language: Language): RefusalBody =>
  (status, refusal, isCall) => {
    if (!isCall) return textResponse(refusal, language);
    const { headers, body } = undispatchedAnswer(status, refusal, language);
    return { contentType: String(headers['content-type']), body: String(body) };
  };

/** Who sent a request, as far as its headers tell. */
export const readerOfExchange = ({ message }: Exchange, { config }: Shop): Reader =>
  readerOf((name) => headerOf(message, name), config.languages);

/**
 * The answer for an unexpected error: 500, or 503 "try again" when the database is unavailable, full or
 * read-only.
 */
export const failureAnswer = (error: unknown, reader: Reader): Answer =>
  isDatabaseOutage(error) ? outageAnswer(reader) : defectAnswer(reader);

/** Hosts of the shop, for recognising calls of its own pages. */
export function ownHosts(exchange: Exchange, shop: Shop): string[] {
  const asked = headerOf(exchange.message, 'host');
  const fixed = new URL(shop.origin).host;
  return asked === undefined ? [fixed] : [asked, fixed];
}

/**
 * Whether a browser sent the request from a page of another site, with the shopper's cookies (CSRF). Gateways
 * and programs send neither of the two headers.
 */
export function comesFromOtherSite({ message, method, path }: Exchange, hosts: readonly string[]): boolean {
  if (method === 'GET' || method === 'HEAD' || path.startsWith(openPrefix)) return false;
  return callSource((name) => headerOf(message, name), hosts) === 'other-site';
}

/** Logs a refusal; the request's own log line has the same id and the rest. */
const noteRefused = ({ requestId }: Exchange, { log }: Shop, refusal: string): void =>
  log.warn({ event: 'refused', refusal, requestId }, 'access');

/**
 * Answers one call: checks the application key, then uses the fast path, else the web handler.
 * @throws UnreadableBody
 */
export async function answerCall(exchange: Exchange, shop: Shop): Promise<void> {
  exchange.route = 'api';
  const header = (name: string) => headerOf(exchange.message, name);
  const reader = () => readerOfExchange(exchange, shop);
  if (comesFromOtherSite(exchange, ownHosts(exchange, shop))) {
    noteRefused(exchange, shop, 'other_site');
    return send(exchange, refusalAnswer(refused('request_of_other_site', {}).refusal, reader()), shop.always);
  }
  const open = exchange.path.startsWith(openPrefix);
  // A program's token tells more than the key, in the same header.
  const ofProgram = exchange.path.startsWith(staffPrefix) && secretOf({ header }) !== undefined;
  if (
    !open &&
    !ofProgram &&
    !mayCall(shop.config.applicationKey, { header, ownHosts: ownHosts(exchange, shop) })
  ) {
    noteRefused(exchange, shop, 'application_key_required');
    return send(exchange, keyRequiredAnswer(reader()), shop.always);
  }
  try {
    return await answerAllowedCall(exchange, shop, header);
  } catch (error) {
    if (error instanceof UnreadableBody) throw error;
    shop.log.error({ err: error, requestId: exchange.requestId, path: loggedPath(exchange) }, 'call failed');
    return send(exchange, failureAnswer(error, reader()), shop.always);
  }
}

/** Paths of webhooks with a larger limit: the gateway determines the size of its messages. */
const signedMessages = new Set(['/api/open/stripe', stripeWebhookOperation.path]);
const signedMessageLimit = 512 * 1024;
/** Photos with a review, with room for the words and the borders between them. */
const photoLimit = reviewPhotos.mostMegabytes * 1_000_000 + bodyLimit;
/** A message to the shop with its files; as JSON these are in base64, four characters for three bytes. */
export const enquiryFormLimit = Math.ceil((enquiryFiles.mostMegabytes * 4_000_000) / 3) + 2 * bodyLimit;
/** A file in base64, with its name. */
const inBase64 = (bytes: number): number => Math.ceil((bytes * 4) / 3) + bodyLimit;
/** Calls of staff that carry a file; a character of a text takes up to two bytes as JSON, by and large. */
const fileLimits: ReadonlyMap<string, number> = new Map([
  [importStatementOperation.path, 2 * statementCharactersMax],
  [tryRedirectFileOperation.path, 2 * redirectFileCharactersMax],
  [importRedirectsOperation.path, 2 * redirectFileCharactersMax],
  [compareCatalogueOperation.path, 2 * catalogueCharactersMax],
  [uploadImportOperation.path, inBase64(importBytesMax)],
  [importReceiptsOperation.path, inBase64(receiptsBytesMax)],
  [uploadPictureOperation.path, inBase64(pictureBytesMax)],
  [addWithdrawalPhotoOperation.path, inBase64(pictureBytesMax)],
  [uploadDocumentOperation.path, inBase64(documentBytesMax)],
  [addNoteFileOperation.path, inBase64(noteFileBytesRead)],
]);
export const uploads = createUploadSlots();
/** Retry-After while others send photos. */
export const UPLOAD_SECONDS = 5;

/** The limit of a call that may carry files; undefined for all others. */
function uploadLimit(path: string): number | undefined {
  if (path === reviewFormPath) return photoLimit;
  const isEnquiry = path === sendEnquiryOperation.path || /\.(?:email|wrapper)\.request_form$/.test(path);
  return isEnquiry ? enquiryFormLimit : fileLimits.get(path);
}

async function answerAllowedCall(
  exchange: Exchange,
  shop: Shop,
  header: (name: string) => string | undefined,
): Promise<void> {
  const { method, path, query, requestId } = exchange;
  if (shop.commerce.raw !== undefined && (method === 'GET' || method === 'HEAD')) {
    // The caller's address is taken from the connection, never from the request itself.
    const ofCall = (name: string) =>
      name === addressHeader ? clientAddress(exchange, shop.config) : header(name);
    const raw = shop.commerce.raw({ method, path, query, requestId, header: ofCall });
    if (raw !== undefined) return sendRaw(exchange, raw instanceof Promise ? await raw : raw, shop);
  }
  const url = `${shop.origin}${path}${query === '' ? '' : `?${query}`}`;
  const address = clientAddress(exchange, shop.config);
  const handle = async (limit: number): Promise<void> => {
    const request = await webRequest(exchange.message, url, requestId, address, limit);
    const response = await shop.commerce.handle(request);
    exchange.route = response.headers.get('x-route') ?? exchange.route;
    return sendWeb(exchange, response, shop);
  };
  const limit = uploadLimit(path);
  const isSmall = Number(header('content-length') ?? Infinity) <= bodyLimit;
  if (limit === undefined || (isSmall && path !== reviewFormPath))
    return handle(signedMessages.has(path) ? signedMessageLimit : bodyLimit);
  const turn = uploads.run(address, () => handle(limit));
  if (turn !== undefined) return turn;
  const busy = {
    ...refused('tries_exceeded', { seconds: UPLOAD_SECONDS }).refusal,
    retryAfter: UPLOAD_SECONDS,
  };
  return send(exchange, refusalAnswer(busy, readerOfExchange(exchange, shop)), shop.always);
}

function sendRaw(exchange: Exchange, answer: RawAnswer, shop: Shop): Promise<void> {
  if (answer.route !== undefined) exchange.route = answer.route;
  return send(exchange, asShared(answer, shop), shop.always);
}

/** Sends a web Response as a whole. */
export async function sendWeb(exchange: Exchange, response: Response, shop: Shop): Promise<void> {
  const headers: Record<string, string | string[]> = {};
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'content-length' && name !== 'x-route') headers[name] = value;
  });
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  return send(exchange, { status: response.status, headers, body: await bodyOf(response) }, shop.always);
}
