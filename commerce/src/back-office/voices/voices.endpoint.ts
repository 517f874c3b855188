import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  answerVoiceOperation,
  publishVoiceOperation,
  refuseVoiceOperation,
  voicesOperation,
} from '@casamaestra/contract/staff/staff-voices.operations.ts';
import { moderateComment } from '../../blog/comments.usecase.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { answerQuestion } from '../../questions/answer-question.usecase.ts';
import { judgeBuyerAnswer } from '../../questions/buyer-answers.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import { readVoices } from './read-voices.usecase.ts';

/** Questions about products, answers of buyers, comments on guides: read and judged, by the use cases of the commands. */
export const voiceEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, voicesOperation, async (input) => accepted(await readVoices(deps.database, input))),
  staffEndpoint(deps, answerVoiceOperation, ({ id, answer, seen }, who) =>
    answerQuestion({ ...deps, author: authorOf(who) }, id, answer, { seen }),
  ),
  staffEndpoint(deps, publishVoiceOperation, ({ kind, id, seen }, who) => {
    const acting = { ...deps, author: authorOf(who) };
    return kind === 'comment'
      ? moderateComment(acting, id, 'published', { seen })
      : judgeBuyerAnswer(acting, id, 'published', { seen });
  }),
  staffEndpoint(deps, refuseVoiceOperation, ({ kind, id, ...how }, who) => {
    const acting = { ...deps, author: authorOf(who) };
    if (kind === 'question') return answerQuestion(acting, id, null, how);
    return kind === 'comment'
      ? moderateComment(acting, id, 'refused', how)
      : judgeBuyerAnswer(acting, id, 'refused', how);
  }),
];
