import type { RouteResponse } from '@rostrum/contracts';
import type { similarQuestions } from '@rostrum/contracts/qanda';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { iso, type Database } from '@rostrum/server-kit/database';
import { missingQuestion } from '../held-question.ts';
import { questionRecordRepository } from '../question-record.repository.ts';
import { nearQuestionsRepository } from './near-questions.repository.ts';
import { findSame } from './question-likeness.ts';

const maxShown = 5;

/** Questions of the desk that ask the same. */
export const createSimilarQuestionsService = ({ db }: { db: Database }) => ({
  async list(
    session: Permitted<'question.write'>,
    id: string,
  ): Promise<RouteResponse<typeof similarQuestions.list>> {
    const key = { orgId: organisationOf(session), id };
    if (!(await questionRecordRepository.find(db, key))) throw missingQuestion();
    const own = await nearQuestionsRepository.own(db, key);
    if (own === undefined) return { items: [] };
    const others = await nearQuestionsRepository.others(db, key, own.model);
    return {
      items: findSame(own, others, maxShown).map(
        ({ id: other, text, status, answersInReview, createdAt }) => ({
          id: other,
          text,
          status,
          answers_in_review: answersInReview,
          created_at: iso(createdAt),
        }),
      ),
    };
  },
});
