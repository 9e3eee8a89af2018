import type { Database } from '@rostrum/server-kit/database';
import { questions } from '@rostrum/contracts';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createQuestionService } from './questions.service.ts';

export const questionRoutes = contractRoutes(({ db }: { db: Database }) => {
  const service = createQuestionService({ db });
  return [route(questions.list, 'question.list', ({ session, query }) => service.list(session, query))];
});
