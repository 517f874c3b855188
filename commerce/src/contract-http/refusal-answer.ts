import type { CallRefusal, Refusal } from '@casamaestra/contract/platform/operation.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import { refusalTable } from '@casamaestra/contract/platform/refusal-kinds.ts';
import { languageFacts } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { failureTexts } from '@casamaestra/texts/service/failures.ts';
import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import type { RawAnswer } from '../platform/http/raw-call.ts';
import type { Reader } from './reader.ts';
import { plainPagePolicy } from '../platform/http/page-policies.ts';

/** Retry-After in seconds while the shop is starting. */
const OPENING_SECONDS = 2;
const OUTAGE_SECONDS = 5;
/** Retry-After in seconds for a rate limit whose window has no known end. */
const LIMIT_SECONDS = 60;

interface Failure extends Partial<Pick<CallRefusal, 'code' | 'facts'>> {
  readonly status: number;
  readonly excType: string;
  readonly message: string;
  readonly field?: string;
  readonly saysFailed?: boolean | undefined;
}

/**
 * The Frappe API's error body: messages are JSON within JSON and are shown as HTML, so the text is escaped.
 */
function errorBody({ excType, message, field, saysFailed, code, facts }: Failure, title: string): string {
  const shown = { message: escapeHtml(message), title, indicator: 'red', raise_exception: 1 };
  return JSON.stringify({
    exc_type: excType,
    exception: `${excType}: ${message}`,
    _server_messages: JSON.stringify([JSON.stringify(shown)]),
    _error_message: message,
    ...(code === undefined ? {} : { code, facts }),
    ...(field === undefined ? {} : { field }),
    ...(saysFailed === true ? { message: { status: 'failed', message } } : {}),
  });
}

function errorPage(message: string, language: Language): string {
  const { title, toShop } = failureTexts(language).page;
  return `<!doctype html><html lang="${language}" dir="${languageFacts[language].direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body style="font:1rem/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem"><h1>${title}</h1><p>${escapeHtml(message)}</p><p><a href="/">${toShop}</a></p></body></html>`;
}

/**
 * An error answer: status and exception class as clients of the Frappe API expect, and a sentence for people.
 */
export function errorAnswer(
  failure: Failure,
  { language, accept }: Reader,
  extra: Record<string, string> = {},
): RawAnswer {
  const asText = accept?.trimStart().toLowerCase().startsWith('text') === true;
  return {
    status: failure.status,
    headers: {
      'content-type': asText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(asText ? { 'content-security-policy': plainPagePolicy } : {}),
      ...extra,
    },
    body: asText
      ? errorPage(failure.message, language)
      : errorBody(failure, failureTexts(language).messageTitle),
  };
}

/** The answer for an expected refusal: status, code, facts, and its sentence in the reader's language. */
export function refusalAnswer(refusal: Refusal, reader: Reader, saysFailed?: boolean): RawAnswer {
  const { name, code, facts, field } = refusal;
  const waits =
    name === 'starting_up' ? OPENING_SECONDS : name === 'too_many_requests' ? LIMIT_SECONDS : null;
  const extra: Record<string, string> =
    waits === null ? {} : { 'retry-after': String(refusal.retryAfter ?? waits) };
  const message = refusalSentence(refusal, reader.language);
  const said = { code, facts, message, ...(field === undefined ? {} : { field }), saysFailed };
  return errorAnswer({ ...refusalTable[name], ...said }, reader, extra);
}

/** K02: a call without the required application key. */
export const keyRequiredAnswer = (reader: Reader): RawAnswer =>
  refusalAnswer(refused('application_key_required', {}).refusal, reader);

/** The answer while the database is unavailable. */
export function outageAnswer(reader: Reader): RawAnswer {
  return refusalAnswer({ ...refused('service_unavailable', {}).refusal, retryAfter: OUTAGE_SECONDS }, reader);
}

/** The answer for an unexpected error: the cause is only in the log. */
export function defectAnswer(reader: Reader): RawAnswer {
  const message = failureTexts(reader.language).defect;
  return errorAnswer({ status: 500, excType: 'InternalError', message }, reader);
}
