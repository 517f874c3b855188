import { blogCommentOperation } from '@casamaestra/contract/blog/blog.operations.ts';
import { commentLengths, shortestComment } from '@casamaestra/contract/blog/comment-form.ts';
import type { CallContext, ContractClient } from '@casamaestra/contract/platform/operation.ts';
import { isEmailAddress } from '@casamaestra/rules/checkout/email-address.ts';
import type { Messages } from '../i18n/messages.ts';

/** The comment form as shown: what was typed, what is wrong with it. */
export interface CommentScreen {
  readonly values: { readonly author: string; readonly email: string; readonly comment: string };
  readonly problems: Readonly<Record<string, string>>;
  readonly alert: string | null;
}

export const emptyComment: CommentScreen = {
  values: { author: '', email: '', comment: '' },
  problems: {},
  alert: null,
};

const text = (form: FormData, name: string, most: number): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, most + 1) : '';
};

/** Sends a comment; the screen to show when it was not taken, null when it was. */
export async function sentComment(
  form: FormData,
  slug: string,
  service: { commerce: ContractClient; caller: CallContext; texts: Messages['blog'] },
): Promise<CommentScreen | null> {
  const { commerce, caller, texts } = service;
  const values = {
    author: text(form, 'author', commentLengths.author),
    email: text(form, 'email', commentLengths.email),
    comment: text(form, 'comment', commentLengths.comment),
  };
  const { length } = values.comment;
  const problems: Record<string, string> = {
    ...((values.author === '' || values.author.length > commentLengths.author) && {
      author: texts.problems.author,
    }),
    ...(!isEmailAddress(values.email) && { email: texts.problems.email }),
    ...((length < shortestComment || length > commentLengths.comment) && { comment: texts.problems.comment }),
  };
  if (Object.keys(problems).length > 0) return { values, problems, alert: null };
  const website = text(form, 'website', 400);
  const sent = await commerce.call(blogCommentOperation, { slug, ...values, website }, caller);
  return sent.ok ? null : { values, problems: {}, alert: sent.refusal.message };
}
