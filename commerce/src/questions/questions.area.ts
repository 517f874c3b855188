import {
  answerQuestionOperation,
  askQuestionOperation,
  questionsOperation,
  voteQuestionOperation,
} from '@casamaestra/contract/questions/questions.operations.ts';
import type { Area, AreaDependencies } from '../area.ts';
import { guestEndpoint } from '../contract-http/endpoint-of.ts';
import { hours } from '../platform/limits/too-many-requests.ts';
import { answerAsBuyer } from './buyer-answers.usecase.ts';
import { askQuestion } from './ask-question.usecase.ts';
import { questionRoute } from './question.route.ts';
import { forgetOld } from './questions.queries.ts';
import { undoBuyerAnswers, undoQuestions } from './undo-questions.ts';
import { readQuestions, voteQuestion } from './read-questions.usecase.ts';

/** Days after which what nobody answered is deleted, and every address forgotten. */
const KEPT_DAYS = 180;

/** Questions about products, answered by the staff, and by who bought them. */
export function createQuestionsArea(deps: AreaDependencies): Area {
  return {
    endpoints: [
      guestEndpoint(questionsOperation, (input) => readQuestions(deps, input)),
      guestEndpoint(askQuestionOperation, (input, caller) => askQuestion(deps, caller, input)),
      guestEndpoint(answerQuestionOperation, (input, caller) => answerAsBuyer(deps, caller, input)),
      guestEndpoint(voteQuestionOperation, ({ name }, caller) => voteQuestion(deps, caller, name)),
    ],
    routes: [questionRoute(deps)],
    undo: [undoQuestions, undoBuyerAnswers],
    jobs: [
      {
        name: 'old-questions',
        everyMs: hours(1),
        async run() {
          await forgetOld(deps.database, new Date(deps.clock.now() - KEPT_DAYS * hours(24)));
          return 0;
        },
      },
    ],
  };
}
