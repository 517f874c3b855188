import type { Messages } from '../i18n/messages.ts';

/** Why the service did not answer as agreed, by the status of its answer; undefined: nobody answered. */
export function failureText(
  status: number | undefined,
  { account, page }: Pick<Messages, 'account' | 'page'>,
): string {
  const { failures } = account;
  if (status === undefined) return page.offline;
  if (status === 404) return failures.notFound;
  if (status === 429) return failures.tooMany;
  return status >= 502 && status <= 504 ? failures.unavailable : failures.unexpected;
}
