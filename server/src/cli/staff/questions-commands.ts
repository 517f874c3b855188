import {
  answerQuestion,
  readWaitingQuestions,
} from '@casamaestra/commerce/questions/answer-question.usecase.ts';
import { onlyArgument, refusedBy, row, wantedText, wholeNumber } from './staff-command.ts';
import type { StaffCall, StaffCommand } from './staff-command.ts';

/** Longest answer, in characters. */
const ANSWER_MAX = 2000;

async function judge(call: StaffCall, answer: string | null): Promise<number> {
  const { texts } = call;
  const id = wholeNumber(call, onlyArgument(call, 'question'), texts.things.question);
  const outcome = await answerQuestion(call.deps, id, answer);
  if (!outcome.ok) return refusedBy(call, outcome.refusal);
  call.print(answer === null ? texts.questions.refused(id) : texts.questions.answered(id));
  return 0;
}

/** `npm run staff -- questions …` */
export const questionsCommands: Readonly<Record<string, StaffCommand>> = {
  async list({ deps, print, texts, moment }) {
    const waiting = await readWaitingQuestions(deps);
    for (const { id, product, author, question, created_at: at } of waiting) {
      print(row(String(id), moment(at), product, author));
      print(row('', question));
    }
    if (waiting.length === 0) print(texts.questions.none);
    return 0;
  },
  answer: (call) => judge(call, wantedText(call, call.flags.text, 'text', ANSWER_MAX)),
  refuse: (call) => judge(call, null),
};
