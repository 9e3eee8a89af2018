import { guestQuestions } from '@rostrum/contracts/qanda';
import { contractRoutes, publicRoute, defineModule } from '@rostrum/server-kit/module';
import { embedText, type TextEmbedder } from '../inquiries/index.ts';
import { answerPagesEndpoints, type AnswerPagesDeps } from './answer-pages.endpoints.ts';
import type { FollowDeps } from '../questions/index.ts';
import { createAnsweredQuestionsService } from './answered-questions.service.ts';
import { followPagesEndpoints } from './follow-pages.endpoints.ts';
import { helpfulVoteEndpoint } from './helpful-vote.endpoint.ts';
import { questionPagesEndpoints } from './question-pages.endpoints.ts';

type QuestionPagesDeps = AnswerPagesDeps & FollowDeps & { semantics: TextEmbedder };

/** More than a person asks; a form that is over it sends its question without showing answers. */
const answeredLimit = { limit: { points: 30, seconds: 3600 } };

const answeredRoutes = contractRoutes((deps: QuestionPagesDeps) => {
  const answered = createAnsweredQuestionsService(deps);
  return [
    publicRoute(
      guestQuestions.findAnswered,
      // The question alone: details say more about the guest than about what is asked.
      async ({ body }) =>
        answered.find(body, await embedText(deps.semantics, { subject: body.text, message: '' })),
      answeredLimit,
    ),
  ];
});

/** Pages of the server that need no script: where anybody asks an organisation, and where its experts answer by a link. */
export const questionPagesModule = defineModule({
  name: 'question-pages',
  routes: answeredRoutes,
  endpoints(app, deps: QuestionPagesDeps) {
    questionPagesEndpoints(app, deps);
    answerPagesEndpoints(app, deps);
    helpfulVoteEndpoint(app, deps);
    followPagesEndpoints(app, deps);
  },
});
