import type { ServerModule } from '@rostrum/server-kit/module';
import { answerPagesEndpoints, type AnswerPagesDeps } from './answer-pages.endpoints.ts';
import type { FollowDeps } from '../questions/index.ts';
import { followPagesEndpoints } from './follow-pages.endpoints.ts';
import { helpfulVoteEndpoint } from './helpful-vote.endpoint.ts';
import { questionPagesEndpoints } from './question-pages.endpoints.ts';

/** Pages of the server that need no script: where anybody asks an organisation, and where its experts answer by a link. */
export const questionPagesModule: ServerModule<AnswerPagesDeps & FollowDeps> = {
  name: 'question-pages',
  endpoints(app, deps) {
    questionPagesEndpoints(app, deps);
    answerPagesEndpoints(app, deps);
    helpfulVoteEndpoint(app, deps);
    followPagesEndpoints(app, deps);
  },
};
