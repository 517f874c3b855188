import { moderateComment, readWaitingComments } from '@casamaestra/commerce/blog/comments.usecase.ts';
import { onlyArgument, refusedBy, row, wantedText, wholeNumber } from './staff-command.ts';
import type { StaffCall, StaffCommand } from './staff-command.ts';

async function judge(call: StaffCall, state: 'published' | 'refused'): Promise<number> {
  const { texts } = call;
  const id = wholeNumber(call, onlyArgument(call, 'comment'), texts.things.comment);
  const said = call.flags.reason;
  const reason = said === undefined ? undefined : wantedText(call, said, 'reason');
  const outcome = await moderateComment({ ...call.deps, author: call.author }, id, state, { reason });
  if (!outcome.ok) return refusedBy(call, outcome.refusal);
  call.print(texts.comments[state](id));
  return 0;
}

/** `npm run staff -- comments …`: comments on posts. */
export const commentsCommands: Readonly<Record<string, StaffCommand>> = {
  async list({ deps, print, texts, moment }) {
    const waiting = await readWaitingComments(deps);
    for (const { id, post, author, email, comment, created_at: at } of waiting) {
      print(row(String(id), moment(at), post, author, email ?? ''));
      print(row('', comment));
    }
    if (waiting.length === 0) print(texts.comments.none);
    return 0;
  },
  publish: (call) => judge(call, 'published'),
  refuse: (call) => judge(call, 'refused'),
};
