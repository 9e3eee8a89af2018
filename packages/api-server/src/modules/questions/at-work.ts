import type { QuestionStatus } from '@rostrum/contracts';
import type { Transaction } from '@rostrum/server-kit/database';
import { answerRepository } from './answers.repository.ts';
import { questionRecordRepository, type QuestionKey } from './question-record.repository.ts';

/** The state of a question that is worked on follows from what there is: a published answer, experts, or neither. */
export async function statusAtWork(tx: Transaction, question: QuestionKey): Promise<QuestionStatus> {
  if (await answerRepository.hasPublished(tx, question)) return 'answered';
  return (await questionRecordRepository.experts(tx, question)).length > 0 ? 'assigned' : 'open';
}
