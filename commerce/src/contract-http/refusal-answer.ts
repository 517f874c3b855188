import { refusalTable } from '@casamaestra/contract/platform/operation.ts';
import type { Refusal } from '@casamaestra/contract/platform/operation.ts';
import type { RawAnswer } from '../platform/http/raw-call.ts';
import { plainPagePolicy } from '../platform/http/page-policies.ts';

/** Seconds a client should wait while the shop opens. */
const OPENING_SECONDS = '2';
const OUTAGE_SECONDS = '5';
/** Of a limit that does not say when its window ends. */
const LIMIT_SECONDS = 60;

interface Failure {
  readonly status: number;
  readonly excType: string;
  readonly message: string;
  readonly field?: string;
  readonly saysFailed?: boolean | undefined;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** The provider's error body: messages are JSON inside JSON, and may hold HTML, so the text is escaped. */
function errorBody({ excType, message, field, saysFailed }: Failure): string {
  const shown = { message: escapeHtml(message), title: 'Messaggio', indicator: 'red', raise_exception: 1 };
  return JSON.stringify({
    exc_type: excType,
    exception: `${excType}: ${message}`,
    _server_messages: JSON.stringify([JSON.stringify(shown)]),
    _error_message: message,
    ...(field === undefined ? {} : { field }),
    ...(saysFailed === true ? { message: { status: 'failed', message } } : {}),
  });
}

function errorPage(message: string): string {
  return `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Richiesta non riuscita</title><body style="font:1rem/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem"><h1>Richiesta non riuscita</h1><p>${escapeHtml(message)}</p><p><a href="/">Vai al negozio</a></p></body></html>`;
}

/** The answer to what is not kept: status and class as clients of the Frappe API expect them, words for a person. */
export function errorAnswer(
  failure: Failure,
  accept?: string,
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
    body: asText ? errorPage(failure.message) : errorBody(failure),
  };
}

/** An expected refusal with its status and body; JSON unless Accept begins with "text". */
export function refusalAnswer(refusal: Refusal, accept?: string, saysFailed?: boolean): RawAnswer {
  const { retryAfter = LIMIT_SECONDS, ...said } = refusal;
  const extra: Record<string, string> =
    refusal.name === 'starting_up'
      ? { 'retry-after': OPENING_SECONDS }
      : refusal.name === 'too_many_requests'
        ? { 'retry-after': String(retryAfter) }
        : {};
  return errorAnswer({ ...refusalTable[refusal.name], ...said, saysFailed }, accept, extra);
}

/** K02: a call from outside without the application key. */
export function keyRequiredAnswer(accept?: string): RawAnswer {
  return refusalAnswer(
    {
      name: 'application_key_required',
      message: 'Serve la chiave dell’applicazione: Authorization: token CHIAVE.',
    },
    accept,
  );
}

/** The database is away for the moment. */
export function outageAnswer(accept?: string): RawAnswer {
  const message = 'Il servizio non è disponibile in questo momento. Riprova tra poco.';
  return errorAnswer({ ...refusalTable.starting_up, message }, accept, { 'retry-after': OUTAGE_SECONDS });
}

/** A defect: the cause is in the log, never in the answer. */
export function defectAnswer(accept?: string): RawAnswer {
  const message = 'Si è verificato un errore imprevisto. Riprova tra poco.';
  return errorAnswer({ status: 500, excType: 'InternalError', message }, accept);
}
