import { ConflictError, NotFoundError, type RequestInfo, type RequestSession } from '@rostrum/server-kit';
import { actorOf, recordActivity, type ActivityActor } from '@rostrum/server-kit/audit';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { readQuestionDetail } from './question-detail.view.ts';
import {
  questionRecordRepository,
  type QuestionKey,
  type QuestionRecord,
} from './question-record.repository.ts';

export interface QuestionActor {
  session: RequestSession;
  request: RequestInfo;
}

export type QuestionStepActor = QuestionActor | { actor: ActivityActor; request: RequestInfo };

export const missingQuestion = (): NotFoundError =>
  new NotFoundError('This question was not found. It may have been deleted; reload the list.');

export const changedMeanwhile = (): ConflictError =>
  new ConflictError(
    'This was changed in another window. Reload the page to see the newer state, then try again.',
  );

/** A question of the organisation, held, at the version that the caller has read if one is given. */
export async function holdQuestion(
  tx: Transaction,
  key: QuestionKey,
  version?: number,
): Promise<QuestionRecord> {
  const question = await questionRecordRepository.hold(tx, key);
  if (!question) throw missingQuestion();
  if (version !== undefined && question.version !== version) throw changedMeanwhile();
  return question;
}

/** What the caller reads after a change, in the transaction that made it. */
export async function rereadQuestion(db: Queryable, key: QuestionKey) {
  const question = await questionRecordRepository.find(db, key);
  if (!question) throw missingQuestion();
  return readQuestionDetail(db, question);
}

interface QuestionStep {
  verb: `question.${string}`;
  text: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Writes a step of a question into the log of its organisation. */
export const recordQuestionStep = (
  tx: Transaction,
  question: Pick<QuestionRecord, 'id' | 'orgId' | 'text'>,
  by: QuestionStepActor,
  step: QuestionStep,
): Promise<void> =>
  recordActivity(tx, {
    actor: 'session' in by ? actorOf(by.session) : by.actor,
    orgId: question.orgId,
    entity: {
      type: 'question',
      id: question.id,
      label: question.text,
      href: `/dashboard/answers/${question.id}`,
    },
    request: by.request,
    ...step,
  });
