import type { ParsedBody } from '@rostrum/contracts';
import type { AskedQuestion, askedQuestions } from '@rostrum/contracts/qanda';
import { organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database, type Queryable } from '@rostrum/server-kit/database';
import { answerRepository } from './answers.repository.ts';
import { submitAnswer, writeAnswer } from './answers.service.ts';
import { holdQuestion, missingQuestion } from './held-question.ts';
import { presentAnswer } from './question-detail.view.ts';
import { requireAtWork } from './question-moderation.service.ts';
import type { QuestionLinkDeps } from './question-link-flow.ts';
import { questionRecordRepository, type QuestionRecord } from './question-record.repository.ts';

type Expert = Permitted<'answer.own'>;

/** The side of the expert who is asked: the own questions and the own answer, which the desk publishes. */
export function createAskedQuestionService({ db, ...deps }: QuestionLinkDeps & { db: Database }) {
  const { clock } = deps;
  async function present(
    reader: Queryable,
    question: QuestionRecord,
    { personId, name }: { personId: string; name: string },
  ): Promise<AskedQuestion> {
    const answer = await answerRepository.ofPerson(reader, question, personId);
    return {
      id: question.id,
      text: question.text,
      details: question.details,
      status: question.status,
      due_at: question.dueAt?.toISOString() ?? null,
      answer: answer ? presentAnswer(answer, name) : null,
    };
  }

  return {
    async list(session: Expert): Promise<{ items: AskedQuestion[] }> {
      const { personId, name } = session;
      if (personId === null) return { items: [] };
      const rows = await questionRecordRepository.askedOf(db, { orgId: organisationOf(session), personId });
      const items: AskedQuestion[] = [];
      for (const { question } of rows) items.push(await present(db, question, { personId, name }));
      return { items };
    },

    async answer(
      session: Expert,
      request: RequestInfo,
      id: string,
      { submit, ...written }: ParsedBody<typeof askedQuestions.answer>,
    ): Promise<AskedQuestion> {
      const { personId, name } = session;
      if (personId === null) throw missingQuestion();
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const question = await holdQuestion(tx, key);
        const experts = await questionRecordRepository.experts(tx, key);
        if (!experts.some((expert) => expert.id === personId)) throw missingQuestion();
        requireAtWork(question);
        const by = { session, request };
        const now = clock();
        const answer = await writeAnswer(tx, question, by, {
          ...written,
          personId,
          name,
          approvedAt: submit ? now : null,
        });
        if (submit) await submitAnswer(tx, question, by, { answer, now, expert: name, deps });
        return present(tx, question, { personId, name });
      });
    },
  };
}
