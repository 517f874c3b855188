import type { Messages } from '../i18n/messages.ts';

/** Why a call failed, by the HTTP status; undefined: there was no answer. */
export function unansweredText(
  status: number | undefined,
  { forms, page }: Pick<Messages, 'forms' | 'page'>,
): string {
  if (status === undefined) return page.offline;
  if (status === 404) return forms.notFound;
  if (status === 429) return forms.tooMany;
  return status >= 502 && status <= 504 ? forms.unavailable : forms.unexpected;
}
